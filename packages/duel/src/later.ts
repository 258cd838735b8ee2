import type { SeatId } from '@dustup/tabletop';
import { fighterOf, type Game, otherSeat } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import type { Aim } from './state.ts';

/** A hit without a card, by an ability or an answer of this fighter; it waits until the card under way is done (DUEL-SIM-05). */
export function hitLater(game: Game, shooter: FighterId, aim: Aim): void {
  const { character } = fighterOf(game, shooter);
  game.state.after.push({ kind: 'hit', by: seatOfFighter(shooter), shooter, character, aim });
}

/** The one of the opponent in front, whoever it is then (DUEL-ELIM-08-Q). */
export function hitFrontLater(game: Game, shooter: FighterId): void {
  hitLater(game, shooter, { at: 'front', seat: otherSeat(seatOfFighter(shooter)) });
}

/** What a rule does, so many times, when the card under way is done: see `afterwards` of its definition. */
export function doLater(game: Game, slug: string, owner: SeatId, times = 1): void {
  for (let i = 0; i < times; i++) game.state.after.push({ kind: 'rule', slug, owner });
}
