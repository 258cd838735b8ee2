import { expect, it } from 'vitest';
import { bookIn } from './book.ts';

it.each(['en', 'it'] as const)('the book has every card with its facts and its words: %s', (language) => {
  const { sets } = bookIn(language);
  expect(sets.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['base', 'dodge-city']));
  for (const { cards, characters } of sets) {
    for (const { slug, words, signs } of cards) {
      expect(words, slug).toMatchObject({
        name: expect.any(String),
        line: expect.any(String),
        full: expect.any(String),
      });
      expect(signs.length, slug).toBeGreaterThan(0);
    }
    for (const { slug, words, life } of characters) {
      expect(words, slug).toMatchObject({ name: expect.any(String), line: expect.any(String) });
      expect(life, slug).toBeGreaterThan(0);
    }
  }
  expect(JSON.parse(JSON.stringify(sets))).toEqual(JSON.parse(JSON.stringify(bookIn(language).sets)));
});
