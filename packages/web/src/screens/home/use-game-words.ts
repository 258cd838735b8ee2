import { useOffer } from '../../app/offer.ts';
import { isKnown } from '../../games/pages.ts';
import { plainly, wordsIn } from '../../games/plain/plain-speech.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';

/** What a game besides the usual one is called on its button, and what is said of it. */
export function useGameWords(game: string): readonly [name: string, hint: string] {
  const { others, otherHint } = useVocabulary().words.home;
  const own = useOwnWords(game);
  return others[game] ?? [own?.['name'] ?? plainly(game), own?.['line'] ?? otherHint];
}

/** What a game is called. */
export function useGameName(game: string): string {
  const { home } = useVocabulary().words;
  const own = useOwnWords(game);
  return isKnown(game) ? home.gameName(game) : (own?.['name'] ?? plainly(game));
}

/** What a game that the page does not know brings to be read; one that brings nothing is called by its slug. */
function useOwnWords(game: string) {
  const { language } = useVocabulary();
  return wordsIn(useOffer(isKnown(game) ? undefined : game)?.words, language);
}
