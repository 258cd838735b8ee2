import { book } from '../cards/book.ts';
import type { SetFacts } from '../cards/book-types.ts';

/** The sets that may be chosen, and what is in them. */
export const OFFERED: readonly SetFacts[] = book.sets.filter(({ isDeclared }) => isDeclared);

/** For how many players these sets can be played. */
export function playersWith(sets: readonly string[]): { readonly least: number; readonly most: number } {
  const spans = OFFERED.filter(({ slug }) => sets.includes(slug)).flatMap(({ players }) => players ?? []);
  return { least: Math.min(...spans.map(({ least }) => least)), most: Math.max(...spans.map(({ most }) => most)) };
}

/** All that may be chosen with these sets. */
export function optionsWith(sets: readonly string[]): readonly string[] {
  const theirs = OFFERED.filter(({ slug }) => sets.includes(slug)).flatMap(({ options }) => options);
  return [...new Set([...book.options, ...theirs])];
}

/** Whether nobody who is out may come back. */
export function deadStay(sets: readonly string[], options: readonly string[]): boolean {
  return options.includes('noGhosts') || ghostlySet(sets) === undefined;
}

export function ghostlySet(sets: readonly string[]): string | undefined {
  return OFFERED.find(({ slug, bringsBackTheDead }) => sets.includes(slug) && bringsBackTheDead)?.slug;
}

/** The set among these that an option does not go with, and the set that would make it so. */
export function refusing(
  option: string,
  sets: readonly string[],
): { readonly set: string; readonly lacks: string | null } | undefined {
  for (const { slug, refuses } of OFFERED) {
    const lacks = sets.includes(slug) ? refuses[option] : undefined;
    if (lacks !== undefined && (lacks === null || !sets.includes(lacks))) return { set: slug, lacks };
  }
  return undefined;
}
