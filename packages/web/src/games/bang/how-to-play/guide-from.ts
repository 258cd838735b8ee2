import { type Catalogue, messagesIn } from '@dustup/words';
import { nestedFrom } from '../../../text/words-from.ts';
import type { Guide } from './guide-words.ts';
import { parseGuide } from './parse-guide.ts';

/** The text as its catalogue has it, by its parts. */
export function guideFrom(language: string, catalogue: Catalogue): Guide {
  return parseGuide(nestedFrom(Object.keys(catalogue), messagesIn(language, [catalogue])));
}
