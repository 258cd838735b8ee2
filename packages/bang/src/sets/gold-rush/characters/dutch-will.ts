import { ask, character, discardTogether, drawInPhaseOne, isInZone, handOf, pickOneOf, says } from '../../../core.ts';
import { takeNuggets } from '../nuggets.ts';

const OF_THESE = 2;
const IS_LOST = says({ chosen: 'lost' });

/** In phase 1 he draws two cards, discards one of them and takes a nugget; more cards come after that (GOLD-DUTCH-01, -02-Q). */
export const dutchWill = character(
  'Dutch Will',
  { life: 4 },
  {
    draws: {
      *rest(game, self, count) {
        const drawn = drawInPhaseOne(game, self, Math.min(OF_THESE, count));
        const [only] = drawn;
        const lost = drawn.length > 1 ? yield* ask(game, self, () => pickOneOf('discardDrawn', drawn, IS_LOST)) : only;
        if (lost !== undefined && lost !== null) yield* discardTogether(game, self, [lost]);
        takeNuggets(game, self, 1);
        const more = count > OF_THESE ? drawInPhaseOne(game, self, count - OF_THESE) : [];
        return [...drawn.filter((card) => isInZone(game, card, handOf(self))), ...more];
      },
    },
  },
);
