import { card } from '../../../core.ts';

const HARMLESS = ['duel', 'indians'];

/** A Duel and Indians! that others play do nothing to its owner (TRAIN-PRISONER-01, -02-Q). */
export const prisonerCar = card(
  'Prisoner Car',
  { colour: 'blue', traits: { shelters: true } },
  {
    queries: {
      unaffected: (isIt, { self, seat, by, as }) =>
        isIt || (seat === self && by !== self && as !== null && HARMLESS.includes(as)),
    },
  },
);
