import { allOthers, card, loseLife, oneByOne, reaches, returnsFire } from '../../../core.ts';

/** Every other player gives up a BANG! card or loses a life point (BASE-IND-01 to -03). */
export const indians = card(
  'Indians!',
  { colour: 'brown', hasBook: true, affects: 'others', traits: { wounds: 'all' } },
  {
    effect: (game, play) =>
      oneByOne(game, allOthers(game, play), function* (target) {
        const { by, face } = play;
        if (!(yield* reaches(game, target, play))) return;
        if (!(yield* returnsFire(game, target, 'indians', by))) yield* loseLife(game, target, 1, { by, face });
      }),
  },
);
