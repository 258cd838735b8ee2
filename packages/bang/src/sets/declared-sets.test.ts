import { existsSync } from 'node:fs';
import { bookOf, declaredSets, LANGUAGES, setsInLibrary } from '@dustup/bang';
import { setTextOf } from '@dustup/words/files';
import { describe, expect, it } from 'vitest';

/** Cards that differ only in numbers share a file. */
const SHARED_FILES: Readonly<Record<string, string>> = {
  schofield: 'weapons',
  remington: 'weapons',
  'rev-carabine': 'weapons',
  winchester: 'weapons',
  volcanic: 'weapons',
};

/** Cards of the base game that another set prints again have their file and their words there. */
function ownCards(set: string): string[] {
  const known = set === 'base' ? [] : [...bookOf(['base']).cards.keys()];
  return [...bookOf([set]).cards.keys()].filter((slug) => !known.includes(slug));
}

describe.each(declaredSets())('The set %s, declared done', (set) => {
  const { characters, events } = bookOf([set]);
  const kinds = [
    ['cards', ownCards(set)],
    ['characters', [...characters.keys()]],
    ['events', [...events.keys()]],
  ] as const;

  it('has words for each card, character and event, and for nothing else, in every language', () => {
    for (const language of LANGUAGES) {
      for (const [kind, slugs] of kinds) {
        expect(Object.keys(setTextOf(set, language)[kind] ?? {}).sort()).toEqual([...slugs].sort());
      }
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
        .flatMap((slug) => [
          `${kind}/${SHARED_FILES[slug] ?? slug}.ts`,
          `${kind}/${SHARED_FILES[slug] ?? slug}.test.ts`,
        ])
        .filter((file) => !existsSync(new URL(`./${set}/${file}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
