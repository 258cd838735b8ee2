import { action, character, draw, loseLife, refuse, seatOf } from '../../../core.ts';

/** In his turn he may trade a life point for two cards, as often as he likes; never his last one (DODGE-CHUCK-01 to -03-Q). */
export const chuckWengam = character(
  'Chuck Wengam',
  { life: 4 },
  {
    action: action({
      traits: { draws: 2, hurts: 1 },
      why: (game, self) => (seatOf(game, self).life > 1 ? undefined : refuse('lastLife', { ruling: 'DODGE-CHUCK-01' })),
      *run(game, { by }) {
        yield* loseLife(game, by, 1, { by: null, isPrice: true });
        draw(game, by, 2);
      },
    }),
  },
);
