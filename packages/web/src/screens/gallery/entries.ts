import { book } from '../../cards/book.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import type { GalleryEntry } from './filters.ts';

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
