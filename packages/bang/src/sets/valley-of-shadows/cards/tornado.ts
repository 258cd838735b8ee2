import { card, draw, everybody, oneByOne, reaches } from '../../../core.ts';
import { discardOne } from '../rules/discard-one.ts';

const DRAWN = 2;

/** Everybody, its player first, discards a card of their hand and draws two (VALLEY-TORNADO-01, -02-Q). */
export const tornado = card(
  'Tornado',
  { colour: 'brown', affects: 'everybody', traits: { gives: 'everybody' } },
  {
    effect: (game, play) =>
      oneByOne(game, everybody(game, play), function* (seat) {
        if (!(yield* reaches(game, seat, play))) return;
        yield* discardOne(game, seat, 'tornado');
        draw(game, seat, DRAWN);
      }),
  },
);
