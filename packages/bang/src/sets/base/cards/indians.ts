import { card, loseLife, oneByOne, othersClockwise, reaches, returnsFire } from '../../../core.ts';

/** Every other player gives up a BANG! card or loses a life point (BASE-IND-01 to -03). */
export const indians = card(
  'Indians!',
  { colour: 'brown', hasBook: true, traits: { wounds: 'all' } },
  {
    effect: (game, { by, face, as }) =>
      oneByOne(game, othersClockwise(game, by), function* (target) {
        if (!(yield* reaches(game, target, { by, face, as }))) return;
        if (!(yield* returnsFire(game, target, 'indians', by))) yield* loseLife(game, target, 1, { by, face });
      }),
  },
);
