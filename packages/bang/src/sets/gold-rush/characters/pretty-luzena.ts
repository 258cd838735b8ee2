import { character, useInTurn, whyUsedUp } from '../../../core.ts';
import { purchase } from '../buying.ts';

const { why, needs, run } = purchase({ discount: 1, ruling: 'GOLD-LUZ-01' });

/** Once in her turn she may buy equipment for a nugget less (GOLD-LUZ-01, -02-Q). */
export const prettyLuzena = character(
  'Pretty Luzena',
  { life: 4 },
  {
    action: {
      traits: { buys: 1 },
      why: (game, self, source) =>
        whyUsedUp(game, source.slug, { most: 1, ruling: 'GOLD-LUZ-01' }) ?? why(game, self, source),
      needs,
      *run(game, move, chosen) {
        useInTurn(game, move.as);
        yield* run(game, move, chosen);
      },
    },
  },
);
