import { localeOf } from '../locale.ts';

type Kind = 'conjunction' | 'disjunction';

const made = new Map<string, Intl.ListFormat>();

/** «A, B and C», as the language does it. */
export function allOf(items: readonly string[], language: string): string {
  return formatter(language, 'conjunction').format(items);
}

/** «A, B or C». */
export function oneOf(items: readonly string[], language: string): string {
  return formatter(language, 'disjunction').format(items);
}

function formatter(language: string, type: Kind): Intl.ListFormat {
  const key = `${language} ${type}`;
  const known = made.get(key) ?? new Intl.ListFormat(localeOf(language), { type });
  made.set(key, known);
  return known;
}
