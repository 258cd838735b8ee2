import {
  answering,
  type Game,
  isTurnOf,
  memory,
  queryOf,
  recall,
  type Refusal,
  refuse,
  remember,
  ruleModule,
  useInTurn,
  whyNoMoreUses,
} from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

/** It was bought when the BANG! of the turn had been played: the one more is for a BANG! card (ARMED-BANDOLIER-02-Q). */
export const boughtLate = memory('bandolier-late', { of: 'turn', initial: false, seenBy: 'all' });

/** Once in a turn, for a token: one BANG! card more (ARMED-BANDOLIER-01, ARMED-BANDOLIER-02-Q). */
export const bandolier = dangerous(
  'Bandolier',
  { traits: { spends: 1 } },
  {
    action: forTokens(1, {
      traits: { moreShots: 1, spends: 1 },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-BANDOLIER-01' }),
      *run(game, { by, as }) {
        const { bangsPlayed } = game.state.turn;
        if (bangsPlayed >= queryOf(game, answering(game).bangLimit, 1, { seat: by })) remember(game, boughtLate, true);
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
    whyForbidden: (reason, { game, seat, use }) => {
      const isOnlyForBangs = use.isLimited && !use.kinds.includes('bangCard') && isTurnOf(game, seat);
      return reason ?? (isOnlyForBangs && recall(game, boughtLate) ? whyNoBang(game) : undefined);
    },
  },
});

function whyNoBang({ state }: Game): Refusal {
  const { bangsPlayed: played } = state.turn;
  return refuse('bangLimitReached', { played, limit: played, ruling: 'ARMED-BANDOLIER-02-Q' });
}
