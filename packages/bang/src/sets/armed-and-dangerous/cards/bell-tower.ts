import {
  forget,
  type Game,
  handOf,
  isInZone,
  isTurnOf,
  memory,
  type Move,
  recall,
  refuse,
  remember,
  ruleModule,
} from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

/** It has rung, and the next card has not been played yet. */
export const rung = memory('bell-rung', { of: 'turn', initial: false, seenBy: 'all' });

/** For a token the next card of the hand goes as if everybody were at distance 1 (ARMED-BELL-01 to -04-Q). */
export const bellTower = dangerous(
  'Bell tower',
  { traits: { spends: 1 } },
  {
    action: forTokens(1, {
      traits: { sights: true, spends: 1 },
      why: (game) => (recall(game, rung) ? refuse('alreadyRung', { ruling: 'ARMED-BELL-02' }) : undefined),
      *run(game) {
        remember(game, rung, true);
      },
    }),
  },
);

/** It holds for that card, though the Bell tower may be empty and gone. */
export const bellRings = ruleModule('bell-rings', {
  queries: {
    distanceFor: (far, { game, move }) => (far > 1 && recall(game, rung) && isOfHand(game, move) ? 1 : far),
  },
  triggers: {
    cardPlayed(game, { seat }) {
      if (isTurnOf(game, seat) && recall(game, rung)) forget(game, rung);
    },
  },
});

/** ARMED-BELL-04-Q: a green card in play, or an ability, is no card played; nor does one count that somebody else is made to play. */
function isOfHand(game: Game, { by, card }: Move): boolean {
  return isTurnOf(game, by) && isInZone(game, card, handOf(by));
}
