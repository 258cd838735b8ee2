import { card, drawCheck, type Game, type Procedure, type SeatId } from '../../../core.ts';

/** Once per shot at its owner he may draw!: a Heart counts as one Missed! (BASE-BARR-01, -04). */
export const barrel = card('Barrel', { colour: 'blue', traits: { protects: true } }, { defend: hidesBehindIt });

export function* hidesBehindIt(game: Game, { self }: { self: SeatId }): Procedure<boolean> {
  const sign = yield* drawCheck(game, self);
  return sign?.suit === '♥';
}
