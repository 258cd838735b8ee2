import { book } from '../../cards/book.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';

export const KINDS = ['brown', 'blue', 'green', 'character', 'event', 'role'] as const;
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

/** All that the declared sets print, in the order of the sets. */
export function allEntries({ texts }: Vocabulary): readonly GalleryEntry[] {
  const sets = book.sets.filter(({ isDeclared }) => isDeclared);
  const nothing = { name: '', line: '', full: '' };
  return sets
    .flatMap(({ slug: set, deck, events }) => [
      ...deck.map(([slug, signs]): GalleryEntry => {
        const kind = book.cards[slug]?.colour ?? 'brown';
        return { slug, kind, set, signs: allSigns(slug, signs, set), ...(texts.cards[slug] ?? nothing) };
      }),
      ...Object.entries(book.characters)
        .filter(([, facts]) => facts.set === set)
        .map(
          ([slug]): GalleryEntry => ({
            slug,
            kind: 'character',
            set,
            signs: [],
            ...(texts.characters[slug] ?? nothing),
          }),
        ),
      ...events.map(
        (slug): GalleryEntry => ({ slug, kind: 'event', set, signs: [], ...(texts.events[slug] ?? nothing) }),
      ),
      ...(set === 'base' ? roleEntries(texts.roles) : []),
    ])
    .filter((entry, at, all) => all.findIndex((one) => one.slug === entry.slug && one.kind === entry.kind) === at);
}

/** A later set may bring more copies of a card that an earlier one has. */
function allSigns(slug: string, signs: readonly string[], set: string): readonly string[] {
  const others = book.sets
    .filter((one) => one.isDeclared && one.slug !== set)
    .flatMap(({ deck }) => deck.flatMap(([card, more]) => (card === slug ? more : [])));
  return [...signs, ...others];
}

function roleEntries(roles: Vocabulary['texts']['roles']): readonly GalleryEntry[] {
  return ['sheriff', 'deputy', 'outlaw', 'renegade'].map((slug) => {
    const { name = '', goal = '' } = roles[slug] ?? {};
    return { slug, kind: 'role', set: 'base', name, line: goal, full: goal, signs: [] };
  });
}

export type Wanted = { readonly text: string; readonly set: string; readonly kind: string };

/** Those with all the words somewhere, of this set and kind (empty: any). */
export function entriesWith(entries: readonly GalleryEntry[], { text, set, kind }: Wanted): readonly GalleryEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if ((set !== '' && entry.set !== set) || (kind !== '' && entry.kind !== kind)) return false;
    const said = plain(`${entry.name} ${entry.line} ${entry.full}`);
    return words.every((word) => said.includes(word));
  });
}

/** Without accents, in small letters. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

type Rulings = { readonly [id: string]: string };
export type Ruling = { readonly id: string; readonly text: string };

/** Everybody's words: they are in half of all rulings. */
const COMMON = new Set(['bang', 'missed', 'outlaw', 'sheriff', 'deputy', 'renegade']);

/** Rulings about one thing: those under its own code first, then those that name it. */
export function rulingsOn(rulings: Rulings, slug: string): readonly Ruling[] {
  const words = slug.toUpperCase().split('-');
  const all = Object.entries(rulings).map(([id, text]) => ({ id, text }));
  const own = all.filter(({ id }) => {
    const code = id.split('-')[1] ?? '';
    return words.some((word) => word === code || (code.length > 3 && (word.startsWith(code) || code.startsWith(word))));
  });
  const name = new RegExp(String.raw`\b${slug.replaceAll('-', '[ -.]+')}\b`, 'i');
  const others = COMMON.has(slug) ? [] : all.filter((one) => !own.includes(one) && name.test(one.text));
  return [...own, ...others];
}
