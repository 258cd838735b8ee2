import { useMemo } from 'react';
import { useOffer } from '../../app/offer.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { plainly, type PlainSpeech, plainSpeech, wordsIn } from './plain-speech.ts';

/** How a game is told to this page; `names`: who sits there. */
export function usePlainSpeech(game: string, names?: readonly string[]): PlainSpeech {
  const vocabulary = useVocabulary();
  const offer = useOffer(game);
  const everybody = names?.join('|');
  return useMemo(() => {
    const words = { name: plainly(game), ...wordsIn(offer?.words, vocabulary.language) };
    return plainSpeech(words, everybody?.split('|'), vocabulary);
  }, [game, offer, vocabulary, everybody]);
}
