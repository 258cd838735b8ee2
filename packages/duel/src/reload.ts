import { type Refusal, refuse } from '@dustup/kernel';
import { type CardId, type SeatId, takeOut } from '@dustup/tabletop';
import { report } from './events.ts';
import { definitionOf, fighterOf, frontOf, type Game, seatOf } from './game.ts';
import { draw } from './piles.ts';
import { sourcesChanged } from './sources.ts';
import type { Seat } from './state.ts';

const TOO_EARLY = refuse('noReloadYet', { ruling: 'DUEL-RELOAD-01' });
const NO_RELOAD = refuse('noReloadCard', { ruling: 'DUEL-RELOAD-04-Q' });

/** A player is down to one character in all. */
export function whyNoReload(game: Game): Refusal | undefined {
  for (const seat of game.state.seats) if (charactersLeft(seat) === 1) return undefined;
  return TOO_EARLY;
}

function charactersLeft({ fighters, reserve }: Seat): number {
  let count = reserve.length;
  for (const one of fighters) if (one !== null) count += 1;
  return count;
}

/** What may be thrown away for a new card: of the hand, or with one's fighter in front (DUEL-RELOAD-02). */
export function reloadable(game: Game, seat: SeatId): readonly CardId[] {
  return [...seatOf(game, seat).hand, ...fighterOf(game, frontOf(game, seat)).equipment];
}

export function whyNotReload(game: Game, card: CardId): Refusal | undefined {
  return whyNoReload(game) ?? (definitionOf(game, card).isReload ? undefined : NO_RELOAD);
}

export function reload(game: Game, seat: SeatId, card: CardId): void {
  report(game, 'reloaded', { seat, cards: [card] });
  const { hand } = seatOf(game, seat);
  takeOut(hand.includes(card) ? hand : fighterOf(game, frontOf(game, seat)).equipment, card);
  game.state.discardPile.push(card);
  sourcesChanged(game);
  draw(game, seat, 1);
}
