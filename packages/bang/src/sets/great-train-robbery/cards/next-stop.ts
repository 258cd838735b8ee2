import { card, draw } from '../../../core.ts';
import { moveTrain } from '../rules/end-of-the-line.ts';

/** A card from the pile, then the train moves on by one station (TRAIN-NEXT-01). */
export const nextStop = card(
  'Next Stop',
  { colour: 'brown', traits: { draws: 1, drives: 'oneStation' } },
  {
    *effect(game, { by }) {
      draw(game, by, 1);
      yield* moveTrain(game);
    },
  },
);
