import { existsSync } from 'node:fs';
import { bookOf, declaredSets, setsInLibrary } from '@dustup/bang';
import { LANGUAGES } from '@dustup/words';
import { setCatalogues } from '@dustup/words/files';
import { describe, expect, it } from 'vitest';

/** Cards that differ only in numbers share a file. */
const SHARED_FILES: Readonly<Record<string, string>> = {
  schofield: 'weapons',
  remington: 'weapons',
  'rev-carabine': 'weapons',
  winchester: 'weapons',
  volcanic: 'weapons',
};

/** A name, a line, all of it, and what fits on a card's face or in a seat. */
const PARTS = {
  cards: ['name', 'line', 'full', 'face'],
  characters: ['name', 'line', 'full', 'power'],
  events: ['name', 'line', 'full'],
} as const;

/** Cards of the base game that another set prints again have their file and their words there. */
function ownCards(set: string): string[] {
  const known = set === 'base' ? [] : [...bookOf(['base']).cards.keys()];
  return [...bookOf([set]).cards.keys()].filter((slug) => !known.includes(slug));
}

/** Where a card's file is: a deck of its own may have a folder of its own, or one file if its cards differ only in numbers. */
function filesOf(set: string, kind: string, slug: string): string[] {
  const deck = kind === 'cards' ? bookOf([set]).faces.find(({ card }) => card.slug === slug)?.deck.slug : undefined;
  const places = [`${kind}/${SHARED_FILES[slug] ?? slug}`, `${deck}/${slug}`, `${deck}/${deck}`];
  const place = places.find((one) => existsSync(new URL(`./${set}/${one}.ts`, import.meta.url))) ?? places[0];
  return [`${place}.ts`, `${place}.test.ts`];
}

describe.each(declaredSets())('The set %s, declared done', (set) => {
  const { characters, events } = bookOf([set]);
  const kinds = [
    ['cards', ownCards(set)],
    ['characters', [...characters.keys()]],
    ['events', [...events.keys()]],
  ] as const;

  it.each(LANGUAGES)('has words for each card, character and event, and for nothing else, in %s', (language) => {
    const names = Object.keys(Object.assign({}, ...setCatalogues(set, language)));
    for (const [kind, slugs] of kinds) {
      const own = names.filter((name) => name.startsWith(`${kind}.`));
      expect(new Set(own.map((name) => name.split('.')[1]))).toEqual(new Set(slugs));
      const wanted = slugs.flatMap((slug) => PARTS[kind].map((part) => `${kind}.${slug}.${part}`));
      expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  it('has icons for nothing but what it prints', () => {
    const icons = setsInLibrary().find(({ slug }) => slug === set)?.icons;
    for (const [kind, slugs] of kinds)
      expect(Object.keys(icons?.[kind] ?? {}).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('has a file and a test beside it for each', () => {
    const missing = kinds.flatMap(([kind, slugs]) =>
      slugs
        .flatMap((slug) => filesOf(set, kind, slug))
        .filter((file) => !existsSync(new URL(`./${set}/${file}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
