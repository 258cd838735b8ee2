import { isLanguage, type Language, messagesIn, nearestLanguage } from '@dustup/words';
import { compileMessage } from '@dustup/words/files';
import type { Io, Say } from './io.ts';
import { ownCatalogue, type Vocabulary, vocabularyFor } from './terminal/words.ts';

const FLAGS = ['--lang', '--language'];

/** The language that was asked for by `--lang`. */
export function askedFor(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => FLAGS.includes(arg.split('=')[0] ?? ''));
  const asked = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  return isLanguage(asked) ? asked : undefined;
}

/** The reader's language, as the system has it. */
export function languageOf({ env }: Pick<Io, 'env'>): Language {
  return nearestLanguage([env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].flatMap((code) => code ?? []));
}

/** What else was typed. */
export function withoutLanguage(args: readonly string[]): readonly string[] {
  return args.filter((_, at) => !FLAGS.includes(args[at - 1] ?? ''));
}

/** The words of the command line alone. */
export function sayingIn(language: Language): Say {
  return messagesIn(language, [ownCatalogue(language)], compileMessage).text;
}

/** The words of the program and of every table, without those of any set. */
export function speechIn(language: Language): Vocabulary {
  return vocabularyFor(language, []);
}
