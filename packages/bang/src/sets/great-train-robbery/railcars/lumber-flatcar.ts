import { anySeat, card } from '../../../core.ts';

/** Put in front of anybody in the game: its holder sees all others 1 farther away (TRAIN-LUMBER-01). */
export const lumberFlatcar = card(
  'Lumber Flatcar',
  { colour: 'blue', isLaidAt: true, traits: { burdens: true } },
  {
    needs: { at: anySeat },
    queries: { distance: (steps, { self, from }) => (from === self ? steps + 1 : steps) },
  },
);
