import { LANGUAGES, type Language } from './vocabulary-of.ts';

/** The first of the browser's languages that we speak. */
export function languageWished(wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => LANGUAGES.find((one) => one === wish.slice(0, 2).toLowerCase()));
  return spoken.find((one) => one !== undefined) ?? 'en';
}
