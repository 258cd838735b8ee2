import type { LoggedEvent } from '../app/wire.ts';

/** So many of them fit the bar. */
const MOST = 3;

/** What somebody who comes back to the tab must know of the time since the own last turn: who was hit, who fell, what was taken. */
export function newsSince(log: readonly LoggedEvent[], me: number): readonly LoggedEvent[] {
  const last = log.findLastIndex(({ event }) => event.type === 'turnEnded' && event.seat === me);
  const since = log.slice(last + 1);
  const mine = since.filter(({ event }) => isAboutMe(event, me) || event.type === 'eliminated');
  return mine.slice(-MOST);
}

const HARM: readonly string[] = ['lifeLost', 'lifeGained', 'eliminated', 'discarded'];

function isAboutMe({ type, seat, target }: LoggedEvent['event'], me: number): boolean {
  return (HARM.includes(type) && seat === me) || (type === 'took' && target === me);
}
