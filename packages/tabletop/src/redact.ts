import type { Viewer } from '@dustup/kernel';

/** Whatever is told of cards: who sees their faces, or everybody when it does not say. */
type Told = { readonly cards?: readonly unknown[]; readonly seenBy?: readonly number[] };

/** An event as a viewer sees it: cards that are not theirs to see are left out. */
export function redactCards<Event extends Told>(event: Event, viewer: Viewer): Event | Omit<Event, 'cards' | 'seenBy'> {
  const { seenBy, cards, ...rest } = event;
  if (cards === undefined || seenBy === undefined) return event;
  return seenBy.some((seat) => seat === viewer) ? { ...rest, cards } : rest;
}
