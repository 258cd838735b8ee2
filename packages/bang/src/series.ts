import { type Refusal, refuse } from '@dustup/kernel';
import { hasOutlived } from './presence.ts';
import { starterOf } from './seats.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** What the players want for the next game of a series. */
type NextGame = {
  /** Seats that keep their character; everybody else is dealt one. */
  readonly keeping?: readonly number[];
  /** BASE-NEW-03: the star goes to the left and only the other roles are dealt. */
  readonly passesStar?: boolean;
};

/** The set-up of the next game at the same table, or the reason against it. Cards never stay (BASE-NEW-01). */
export function nextSetup(ended: State, { keeping = [], passesStar = false }: NextGame = {}): Setup | Refusal {
  if (ended.outcome === null) return refuse('gameNotOver');
  for (const seat of keeping) {
    const reason = whyNotKeep(ended, seat);
    if (reason !== undefined) return reason;
  }
  const { seats, sets, options, order } = ended;
  const left = order[(order.indexOf(starterOf(ended)) + 1) % order.length];
  return {
    players: seats.length,
    sets: [...sets],
    options: [...options],
    characters: seats.map(({ character }, seat) => (keeping.includes(seat) ? character : null)),
    ...(passesStar && left !== undefined && { sheriff: left }),
  };
}

/** BASE-NEW-02: a player who was eliminated takes another character, even if they came back for a while. */
export function whyNotKeep(ended: State, seat: number): Refusal | undefined {
  const player = ended.seats[seat];
  if (player === undefined) return refuse('noSuchSeat', { seat });
  return player.presence === 'in' || hasOutlived(player)
    ? undefined
    : refuse('wasEliminated', { seat, ruling: 'BASE-NEW-02' });
}
