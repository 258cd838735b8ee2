import { book, cardFacts, contents } from '../cards/book.ts';
import type { SetContents } from '../cards/book-types.ts';
import type { Vocabulary } from '../../../text/vocabulary-of.ts';
import type { GalleryEntry } from './filters.ts';

/** All that the declared sets print, in the order of the sets. */
export function allEntries({ texts }: Vocabulary): readonly GalleryEntry[] {
  const sets = declared();
  const nothing = { name: '', line: '', full: '' };
  return sets
    .flatMap(({ slug: set, deck, events, characters }) => [
      ...deck.map(([slug, signs]): GalleryEntry => {
        const kind = cardFacts(slug).colour;
        return { slug, kind, set, signs: allSigns(slug, signs, set), ...(texts.cards[slug] ?? nothing) };
      }),
      ...Object.keys(characters).map(
        (slug): GalleryEntry => ({ slug, kind: 'character', set, signs: [], ...(texts.characters[slug] ?? nothing) }),
      ),
      ...events.map(
        (slug): GalleryEntry => ({ slug, kind: 'event', set, signs: [], ...(texts.events[slug] ?? nothing) }),
      ),
      ...(set === 'base' ? roleEntries(texts.roles) : []),
    ])
    .filter((entry, at, all) => all.findIndex((one) => one.slug === entry.slug && one.kind === entry.kind) === at);
}

function declared(): readonly SetContents[] {
  return contents().filter(({ slug }) => book.sets.some((set) => set.slug === slug && set.isDeclared));
}

/** A later set may bring more copies of a card that an earlier one has. */
function allSigns(slug: string, signs: readonly string[], set: string): readonly string[] {
  const others = declared()
    .filter((one) => one.slug !== set)
    .flatMap(({ deck }) => deck.flatMap(([card, more]) => (card === slug ? more : [])));
  return [...signs, ...others];
}

function roleEntries(roles: Vocabulary['texts']['roles']): readonly GalleryEntry[] {
  return ['sheriff', 'deputy', 'outlaw', 'renegade'].map((slug) => {
    const { name = '', goal = '' } = roles[slug] ?? {};
    return { slug, kind: 'role', set: 'base', name, line: goal, full: goal, signs: [] };
  });
}
