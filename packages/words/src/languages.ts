/** The languages that are complete: every catalogue has every message. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that is translated into all the others. */
export const SOURCE: Language = 'en';

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first of somebody's languages (`it-CH`, `de` …) that we speak. */
export function nearestLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((code) => code.split(/[-_.]/)[0]?.toLowerCase());
  return spoken.find(isLanguage) ?? SOURCE;
}
