import { addTokens, type Game, type Refusal, refuse, removeTokens, type SeatId, tokensOn } from '../../core.ts';

const NUGGET = 'nugget';

/** The heap is no limit (GOLD-NUG-04); an eliminated player's go back to it (GOLD-EQ-06-Q). */
export const nuggetKind = { kind: NUGGET, supply: 30, isEndless: true, isLeftByTheDead: true };

function nuggetsOf(game: Game, seat: SeatId): number {
  return tokensOn(game, { seat }, NUGGET);
}

/** Takes nuggets from the heap. */
export function takeNuggets(game: Game, seat: SeatId, count: number): void {
  if (count > 0) addTokens(game, { seat }, NUGGET, count);
}

/** Back to the heap they go. */
export function payNuggets(game: Game, seat: SeatId, count: number): void {
  if (count > 0) removeTokens(game, { seat }, NUGGET, count);
}

export function whyNotPay(game: Game, seat: SeatId, needs: number, ruling: string): Refusal | undefined {
  const has = nuggetsOf(game, seat);
  return has >= needs ? undefined : refuse('tooFewNuggets', { needs, has, ruling });
}
