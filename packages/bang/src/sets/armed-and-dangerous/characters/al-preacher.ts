import { ask, character, draw, type Game, question, type SeatId, selection } from '../../../core.ts';
import { loadOf, pays, tokensToPay, useOrPass } from '../rules/load.ts';

const PRICE = 2;

/** When somebody else plays a blue or orange card he may pay 2 tokens to draw one, at once (ARMED-PREACHER-01 to -04-Q). */
export const alPreacher = character(
  'Al Preacher',
  { life: 4 },
  {
    triggers: {
      *cardPlayed(game, { self, source, seat, use }) {
        if (seat === self || (use.colour !== 'blue' && use.colour !== 'orange') || loadOf(game, self) < PRICE) return;
        const answer = yield* ask(game, self, () => preachQuestion(game, self, source.slug, seat));
        if (answer === null || answer['do'] === 'pass') return;
        if (yield* pays(game, self, answer['pay'])) draw(game, self, 1);
      },
    },
  },
);

function preachQuestion(game: Game, self: SeatId, slug: string, by: SeatId) {
  const tokens = selection('pay', tokensToPay(game, self), { least: PRICE, most: PRICE, holds: 'token' });
  return question('preach', { by, ...drawsForTokens }, useOrPass(slug, tokens));
}

const drawsForTokens = { deed: { draws: 1, spends: PRICE } };
