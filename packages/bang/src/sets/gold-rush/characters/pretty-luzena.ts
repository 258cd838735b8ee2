import { character, useInTurn, whyUsedUp } from '../../../core.ts';
import { purchase } from '../buying.ts';

const { needs, run } = purchase({ discount: 1, ruling: 'GOLD-LUZ-01' });

/** Once in her turn she may buy equipment for a nugget less (GOLD-LUZ-01, -02-Q). */
export const prettyLuzena = character(
  'Pretty Luzena',
  { life: 4 },
  {
    action: {
      traits: { buys: 1 },
      why: (game, _self, { slug }) => whyUsedUp(game, slug, { most: 1, ruling: 'GOLD-LUZ-01' }),
      needs,
      *run(game, move, chosen) {
        useInTurn(game, move.as);
        yield* run(game, move, chosen);
      },
    },
  },
);
