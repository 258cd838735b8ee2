import type { SeatId } from '@dustup/tabletop';
import { fighterOf, type Game, otherSeat } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import type { Aim } from './state.ts';

/** A hit by the ability of this fighter; it waits until the card under way is done (DUEL-SIM-05). */
export function hitLater(game: Game, fighter: FighterId, aim: Aim): void {
  const { character } = fighterOf(game, fighter);
  game.state.after.push({ kind: 'hit', by: seatOfFighter(fighter), shooter: { fighter, character }, aim });
}

/** The one of the opponent in front, whoever it is then (DUEL-ELIM-08-Q). */
export function hitFrontLater(game: Game, fighter: FighterId): void {
  hitLater(game, fighter, { at: 'front', seat: otherSeat(seatOfFighter(fighter)) });
}

/** The shot back of a card: front against front, when it comes (DUEL-RETURN-05-Q, DUEL-SID-03-Q). */
export function shootBackLater(game: Game, by: SeatId): void {
  game.state.after.push({ kind: 'hit', by, shooter: null, aim: { at: 'front', seat: otherSeat(by) } });
}

/** What a rule does, so many times, when the card under way is done: see `afterwards` of its definition. */
export function doLater(game: Game, slug: string, owner: SeatId, times = 1): void {
  for (let i = 0; i < times; i++) game.state.after.push({ kind: 'rule', slug, owner });
}
