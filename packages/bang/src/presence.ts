import type { Procedure } from '@dustup/kernel';
import { report } from './events.ts';
import { definitionOf, type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import { discard } from './piles.ts';
import { isTurnOf } from './seats.ts';
import { sourcesChanged } from './source-index.ts';
import { hearing, moment } from './sources.ts';
import { discardTogether } from './spend.ts';
import type { Presence, Seat } from './state.ts';
import { leaveTokens } from './tokens.ts';

type Return = {
  /** The rule that does it, by its slug. */
  readonly by: string;
  /** For good: `in`; or for a while, as what. */
  readonly as: Exclude<Presence, 'out'>;
  readonly life: number;
  /** What they are called while they are back, where it is not just that. */
  readonly shownAs?: string;
};

/** A player who is out is back. */
export function comeBack(game: Game, seat: SeatId, { by, as, life, shownAs }: Return): void {
  const player = seatOf(game, seat);
  player.presence = as;
  player.broughtBackBy = as === 'in' ? null : by;
  player.life = life;
  sourcesChanged(game, seat);
  report(game, 'returned', { seat, ...(shownAs !== undefined && { detail: { as: shownAs } }) });
}

/** Somebody whom this rule has brought back for a while. */
export function isBackBy(game: Game, seat: SeatId, rule: string): boolean {
  return seatOf(game, seat).broughtBackBy === rule;
}

/** A ghost whom nothing has brought back: somebody who was never out (TRAIN-GHOSTCAR-03). */
export function hasOutlived({ presence, broughtBackBy }: Pick<Seat, 'presence' | 'broughtBackBy'>): boolean {
  return presence === 'ghost' && broughtBackBy === null;
}

/** The card is gone that kept somebody in the game: out again at once, unless another one keeps them. */
export function* partWith(game: Game, seat: SeatId): Procedure {
  const { presence, inPlay } = seatOf(game, seat);
  if (presence === 'in' || presence === 'out' || inPlay.some((card) => definitionOf(game, card).keepsInGame)) return;
  yield* leaveAgain(game, seat);
}

/** Leaves the game again without being eliminated: nobody did it, no reward, no heirs. All cards are discarded. */
export function* leaveAgain(game: Game, seat: SeatId): Procedure {
  const player = seatOf(game, seat);
  const { hand, inPlay, presence: was } = player;
  player.isRoleShown = true; // TRAIN-GHOSTCAR-17-Q: nobody is out with a secret
  yield* discardTogether(game, seat, [...hand, ...inPlay]);
  discardBelongings(game, seat);
  goOut(game, seat);
  report(game, 'left', { seat });
  yield* moment(game, hearing(game).leftAgain, { seat, was });
}

/** What lies in zones of the seat's own goes to the discards of its decks; nobody inherits it (GOLD-EQ-02). */
export function discardBelongings(game: Game, seat: SeatId): void {
  for (const cards of Object.values(seatOf(game, seat).zones)) {
    if (cards.length > 0) report(game, 'discarded', { seat, cards });
    for (const card of cards.slice()) discard(game, card);
  }
}

/** From here on the seat is out, whatever becomes of its cards. */
export function goOut(game: Game, seat: SeatId): void {
  const player = seatOf(game, seat);
  player.presence = 'out';
  player.broughtBackBy = null;
  player.borrowed = [];
  leaveTokens(game, seat);
  sourcesChanged(game, seat);
  if (isTurnOf(game, seat)) game.state.turn.isOver = true;
}
