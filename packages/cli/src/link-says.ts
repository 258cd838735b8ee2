import type { LinkSays } from '@dustup/server';
import { type Language, nearestLanguage } from '@dustup/words';
import type { Say } from './io.ts';
import { sayingIn } from './speech.ts';

/** What a link shows where somebody posts it, in the reader's language. */
export function linkSayings(): LinkSays {
  const known = new Map<Language, Say>();
  return (languages, name, facts) => {
    const language = nearestLanguage(languages);
    const say = known.get(language) ?? sayingIn(language);
    known.set(language, say);
    return say(`link.${name}`, facts);
  };
}
