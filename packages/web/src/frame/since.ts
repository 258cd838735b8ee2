/** As much of an event as is looked at. */
type Logged = {
  readonly event: { readonly type: string; readonly seat?: unknown; readonly target?: unknown };
};

/** So many of them fit the bar. */
const MOST = 3;

/** What somebody who comes back to the tab must know of the time since the own last turn: who was hit, who fell, what was taken. */
export function newsSince<L extends Logged>(log: readonly L[], me: number): readonly L[] {
  const last = log.findLastIndex(({ event }) => event.type === 'turnEnded' && event.seat === me);
  const since = log.slice(last + 1);
  const mine = since.filter(({ event }) => isAboutMe(event, me) || event.type === 'eliminated');
  return mine.slice(-MOST);
}

const HARM: readonly string[] = ['lifeLost', 'lifeGained', 'eliminated', 'discarded'];

function isAboutMe({ type, seat, target }: Logged['event'], me: number): boolean {
  return (HARM.includes(type) && seat === me) || (type === 'took' && target === me);
}
