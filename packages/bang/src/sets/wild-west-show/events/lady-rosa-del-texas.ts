import {
  action,
  changePlaces,
  event,
  loseNextTurn,
  playersLeft,
  refuse,
  rightOf,
  seatThat,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';

const SLUG = 'lady-rosa-del-texas';

/** Once a turn its player may change seats with the one to the right, who loses their next turn (WWS-ROSA-01 to -06-Q). */
export const ladyRosaDelTexas = event('Lady Rosa del Texas', {
  action: action({
    traits: { binds: true },
    why: (game) =>
      playersLeft(game) > 2
        ? whyUsedUp(game, SLUG, { most: 1, ruling: 'WWS-ROSA-04-Q' })
        : refuse('tooFewPlayers', { ruling: 'WWS-ROSA-04-Q' }),
    needs: {
      at: seatThat((game, { by }, seat) =>
        seat === rightOf(game, by) ? undefined : refuse('notToTheRight', { ruling: 'WWS-ROSA-06-Q' }),
      ),
    },
    *run(game, { by }, { at }) {
      useInTurn(game, SLUG);
      changePlaces(game, by, at);
      loseNextTurn(game, at);
    },
  }),
});
