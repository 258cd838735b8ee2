import {
  card,
  cardIn,
  type Evadable,
  type Game,
  playedAs,
  printedFace,
  type Procedure,
  type Refusal,
  refuse,
  type SeatId,
  SPARED,
} from '../../../core.ts';

/** Whoever is a target of a brown card other than a BANG! card is spared by it (VALLEY-ESCAPE-01 to -06-Q). */
export const escape = card(
  'Escape',
  { colour: 'brown' },
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

function whyNoEscape(game: Game, _by: SeatId, { face, as }: Evadable): Refusal | undefined {
  const isBrown = face !== null && printedFace(game, face).card.colour === 'brown';
  const isBangCard = as !== null && cardIn(game.book, as).kinds.includes('bangCard');
  return isBrown && !isBangCard ? undefined : refuse('noEscape', { ruling: 'VALLEY-ESCAPE-03' });
}

function* spares(): Procedure<number> {
  return SPARED;
}
