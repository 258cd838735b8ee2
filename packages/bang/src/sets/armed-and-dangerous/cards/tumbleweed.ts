import { ask, innermostCheck, question } from '../../../core.ts';
import { dangerous } from '../rules/dangerous.ts';
import { paysFrom, useOrPass, whyTooFewOn } from '../rules/load.ts';

/** For a token, a draw! that anybody has just made is made again, and again (ARMED-TUMBLE-01 to -04-Q). */
export const tumbleweed = dangerous(
  'Tumbleweed',
  { traits: { redraws: true, spends: 1 } },
  {
    triggers: {
      *drawTurned(game, { self, source, seat, reason, hits, isHit, isGood }) {
        const { card } = source;
        if (card === null || whyTooFewOn(game, self, card, 1) !== undefined) return;
        const about = { seat, reason, isHit, hits: { ...hits }, isGood };
        const answer = yield* ask(game, self, () => question('repeatDraw', about, useOrPass(card)));
        if (answer === null || answer['do'] === 'pass') return;
        yield* paysFrom(game, self, card, 1);
        const check = innermostCheck(game);
        if (check !== undefined) check.isRepeated = true;
      },
    },
  },
);
