export const KINDS = ['brown', 'blue', 'green', 'orange', 'black', 'character', 'event', 'role'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be looked up. */
export type GalleryEntry = {
  readonly slug: string;
  readonly kind: Kind;
  readonly set: string;
  readonly name: string;
  readonly line: string;
  readonly full: string;
  /** Rank and suit of each copy; empty for what is no playing card. */
  readonly signs: readonly string[];
};

export type Wanted = { readonly text: string; readonly set: string; readonly kind: string };

/** Those with all the words somewhere, of this set and kind (empty: any). */
export function entriesWith(entries: readonly GalleryEntry[], { text, set, kind }: Wanted): readonly GalleryEntry[] {
  return entries.filter((entry) => {
    if ((set !== '' && entry.set !== set) || (kind !== '' && entry.kind !== kind)) return false;
    return hasWords(`${entry.name} ${entry.line} ${entry.full}`, text);
  });
}

/** Whether all words of the search are somewhere in what is said. */
export function hasWords(said: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const all = plain(said);
  return words.every((word) => all.includes(word));
}

/** Without accents, in small letters. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

type Rulings = { readonly [id: string]: string };
export type Ruling = { readonly id: string; readonly text: string };

/** Everybody's words. */
const ROLES = new Set(['outlaw', 'sheriff', 'deputy', 'renegade']);

/** What more rulings than these speak of is everywhere: to list them all would help nobody. */
const MOST_OTHERS = 50;

/** Rulings about one thing: those under its own code first, then those that name it. */
export function rulingsOn(rulings: Rulings, slug: string): readonly Ruling[] {
  const words = slug.toUpperCase().split('-');
  const all = Object.entries(rulings).map(([id, text]) => ({ id, text }));
  const own = all.filter(({ id }) => {
    const code = id.split('-')[1] ?? '';
    return words.some((word) => word === code || (code.length > 3 && (word.startsWith(code) || code.startsWith(word))));
  });
  const name = new RegExp(String.raw`\b${slug.replaceAll('-', '[ -.]+')}\b`, 'i');
  const others = ROLES.has(slug) ? [] : all.filter((one) => !own.includes(one) && name.test(one.text));
  return others.length > MOST_OTHERS ? own : [...own, ...others];
}
