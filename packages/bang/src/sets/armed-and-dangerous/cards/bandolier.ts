import { isTurnOf, ruleModule, useInTurn, whyNoMoreUses } from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

/** Once in a turn, for a token: one BANG! card more (ARMED-BANDOLIER-01, ARMED-BANDOLIER-02-Q). */
export const bandolier = dangerous(
  'Bandolier',
  { traits: { spends: 1 } },
  {
    action: forTokens(1, {
      traits: { moreShots: 1, spends: 1 },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-BANDOLIER-01' }),
      *run(game, { as }) {
        useInTurn(game, as);
      },
    }),
  },
);

/** It holds for the turn, though the Bandolier may be empty and gone. */
export const bandolierGrants = ruleModule('bandolier-grants', {
  queries: {
    bangLimit: (limit, { game, seat }) =>
      isTurnOf(game, seat) ? limit + (game.state.turn.used[bandolier.slug] ?? 0) : limit,
  },
});
