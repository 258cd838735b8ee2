import {
  card,
  type Evadable,
  type Game,
  playedAs,
  type Procedure,
  type Refusal,
  refuse,
  type SeatId,
  SPARED,
} from '../../../core.ts';
import { isBrownButNoBang } from '../rules/brown-cards.ts';

/** Whoever is a target of a brown card other than a BANG! card is spared by it (VALLEY-ESCAPE-01 to -06-Q). */
export const escape = card(
  'Escape',
  { colour: 'brown', traits: { evades: true } },
  {
    responds: {
      card: { why: whyNoEscape, run: spares },
      shot: {
        why: (game, self, { by, face }) => whyNoEscape(game, self, { by, face, as: playedAs(game, face) }),
        run: spares,
      },
    },
  },
);

function whyNoEscape(game: Game, _by: SeatId, play: Evadable): Refusal | undefined {
  return isBrownButNoBang(game, play) ? undefined : refuse('noEscape', { ruling: 'VALLEY-ESCAPE-03' });
}

function* spares(): Procedure<number> {
  return SPARED;
}
