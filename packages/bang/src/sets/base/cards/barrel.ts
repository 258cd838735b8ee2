import { card, drawCheck, MISSED, type Response } from '../../../core.ts';

/** A draw!: a Heart counts as one Missed!. */
export const hidesBehindIt: Response<'shot'> = {
  *run(game, { self }) {
    return (yield* drawCheck(game, self, { reason: 'barrel', hits: { suits: ['♥'] }, isGood: true })) ? MISSED : 0;
  },
};

/** Once per shot at its owner he may draw!: a Heart counts as one Missed! (BASE-BARR-01, -04). */
export const barrel = card(
  'Barrel',
  { colour: 'blue', traits: { protects: true } },
  { responds: { shot: hidesBehindIt } },
);
