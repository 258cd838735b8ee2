import { isLanguage, type Language, nearestLanguage } from '@dustup/words';
import type { Io } from './io.ts';
import { type Vocabulary, vocabularyFor } from './terminal/words.ts';

/** The reader's language: `--lang`, or what the system says. */
export function languageOf({ env }: Pick<Io, 'env'>, args: readonly string[] = []): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  if (isLanguage(asked)) return asked;
  return nearestLanguage([env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].flatMap((code) => code ?? []));
}

/** The words of the program itself, without those of any set. */
export function speechIn(language: Language): Vocabulary {
  return vocabularyFor(language, []);
}
