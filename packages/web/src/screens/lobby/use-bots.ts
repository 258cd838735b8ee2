import { useOffer } from '../../app/offer.ts';
import { pageOf } from '../../games/pages.ts';

const NONE: readonly string[] = [];

/** The kinds of bots that a game has, the weakest first; none until the server has said. */
export function useBots(game: string | undefined): readonly string[] {
  const bots = game === undefined ? NONE : pageOf(game).bots;
  const offer = useOffer(bots === undefined ? game : undefined);
  return bots ?? offer?.bots ?? NONE;
}
