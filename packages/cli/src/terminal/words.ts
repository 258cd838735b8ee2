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

/** What the terminal says differently in another game: `apart.duel.whyUsage` is the `terminal.whyUsage` of a Duel. */
export function gameVocabularyFor(language: Language, game: string): Vocabulary {
  const own = ownCatalogue(language);
  const beginning = `apart.${game}.`;
  const apart = Object.entries(own)
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, says]) => [`terminal.${name.slice(beginning.length)}`, says] as const);
  return readGameStoryteller(language, game, { program: { ...own, ...Object.fromEntries(apart) } });
}

/** The words of the game that a file is of. */
export function gameWords(language: Language, rules: string, setup: unknown): Vocabulary {
  const game = rules.replace(/^.*\//u, '');
  return game === 'duel' ? gameVocabularyFor(language, game) : vocabularyFor(language, setsIn(setup));
}

function setsIn(setup: unknown): readonly string[] {
  if (typeof setup !== 'object' || setup === null || !('sets' in setup) || !Array.isArray(setup.sets)) return [];
  return setup.sets.map(String);
}

/** What may be typed at any question that is no choice. */
export const COMMANDS = ['help', 'table', 'hand', 'log', 'save', 'quit'] as const;

/** What may be typed for something, in this language and in English: the messages `terminal.commands.…`. */
export function typedFor(command: string, vocabulary: Vocabulary): readonly string[] {
  const name = `terminal.commands.${command}`;
  return [vocabulary, englishWords()].flatMap((one) => one.text(name).split(', ').map(plain));
}

let english: Vocabulary | undefined;

function englishWords(): Vocabulary {
  return (english ??= vocabularyFor('en', []));
}
