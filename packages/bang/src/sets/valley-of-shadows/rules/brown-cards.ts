import { cardIn, type Evadable, type Game } from '../../../core.ts';

/** A brown card, as it is played, that is no BANG! card (VALLEY-ESCAPE-03, VALLEY-MICK-04-Q). An ability is no card at all. */
export function isBrownButNoBang({ book }: Game, { face, as }: Evadable): boolean {
  if (face === null || as === null) return false;
  const { colour, kinds } = cardIn(book, as);
  return colour === 'brown' && !kinds.includes('bangCard');
}
