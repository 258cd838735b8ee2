import { fileURLToPath } from 'node:url';
import type { Refusal } from '@dustup/kernel';
import { type Language, type Messages, messagesIn, plainText } from '@dustup/words';
import { catalogueIn, compileMessage, readStoryteller } from '@dustup/words/files';

/** What is wrong with a text: a message of this package's catalogue with its facts, `{ says: 'noTurnFact', text: 'bang 1' }`. */
export type Problem = { readonly says: string; readonly [fact: string]: Fact };
type Fact = string | number | boolean | Problem | Refusal;

const TEXT = fileURLToPath(new URL('../text', import.meta.url));
const known = new Map<Language, Messages>();

/** A problem in words. What it quotes of the notation is English in every language. */
export function problemText({ says, ...facts }: Problem, language: Language = 'en'): string {
  const shown = Object.entries(facts).map(([name, fact]) => [name, inWords(fact, language)] as const);
  return messagesFor(language).text(`problems.${says}`, Object.fromEntries(shown));
}

/** Why such a game cannot be set up, in words. */
export function refusalText(refusal: Refusal, language: Language = 'en'): string {
  return plainText(readStoryteller(language, []).refusal(refusal));
}

function inWords(fact: Fact, language: Language): string | number | boolean {
  if (typeof fact !== 'object') return fact;
  return isProblem(fact) ? problemText(fact, language) : refusalText(fact, language);
}

function isProblem(fact: Problem | Refusal): fact is Problem {
  return typeof fact['says'] === 'string';
}

/** Catalogues are read when something is wrong, and once. */
function messagesFor(language: Language): Messages {
  const made = known.get(language) ?? messagesIn(language, [catalogueIn(TEXT, language)], compileMessage);
  known.set(language, made);
  return made;
}
