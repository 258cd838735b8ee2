import { fileURLToPath } from 'node:url';
import type { Catalogue, Language, Storyteller } from '@dustup/words';
import { catalogueIn, readGameStoryteller, readStoryteller } from '@dustup/words/files';
import { plain } from './match.ts';

const OWN = fileURLToPath(new URL('../../text', import.meta.url));

/** The words of the command line alone. */
export function ownCatalogue(language: Language): Catalogue {
  return catalogueIn(OWN, language);
}

/** A language with the words of the terminal and of the sets that are played. */
export type Vocabulary = Storyteller;

export function vocabularyFor(language: Language, sets: readonly string[]): Vocabulary {
  return readStoryteller(language, sets, { program: ownCatalogue(language) });
}

/** What the terminal says differently in another game: `apart.duel.help` is the `terminal.help` of a Duel. */
const SAID_APART = ['help', 'explainMore', 'whyUsage'];

export function gameVocabularyFor(language: Language, game: string): Vocabulary {
  const own = ownCatalogue(language);
  const apart = SAID_APART.map((name) => [`terminal.${name}`, own[`apart.${game}.${name}`] ?? ''] as const);
  return readGameStoryteller(language, game, { program: { ...own, ...Object.fromEntries(apart) } });
}

/** What may be typed for something, in this language and in English: the messages `terminal.commands.…`. */
export function typedFor(command: string, vocabulary: Vocabulary): readonly string[] {
  const name = `terminal.commands.${command}`;
  return [vocabulary, englishWords()].flatMap((one) => one.text(name).split(', ').map(plain));
}

let english: Vocabulary | undefined;

function englishWords(): Vocabulary {
  return (english ??= vocabularyFor('en', []));
}
