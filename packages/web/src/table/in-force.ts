import type { PlainView } from '@dustup/bang';

type Stacks = Pick<PlainView, 'inForce' | 'stacks'>;

/** The large card in force, such as an event; null when there is none. */
export function eventInForce({ inForce }: Stacks): string | null {
  return Object.values(inForce)[0] ?? null;
}

/** The next one, where all see it. */
export function nextEvent({ stacks }: Stacks): string | null {
  return Object.values(stacks).find(({ next }) => next !== null)?.next ?? null;
}
