import { describe, expect, it } from 'vitest';
import { bookOf, declaredSets } from './index.ts';

describe('A book', () => {
  it('is kept once for its sets, in whatever order and however often they are named', () => {
    const book = bookOf(['base', 'dodge-city']);
    expect(bookOf(['dodge-city', 'base'])).toBe(book);
    expect(bookOf(['base', 'dodge-city', 'base'])).toBe(book);
    expect(bookOf(['base'])).not.toBe(book);
  });

  it('has traits of one shape: every field in the same order, said or not', () => {
    const { cards, characters } = bookOf(declaredSets());
    const shapesOf = (all: ReadonlyMap<string, { readonly traits: object }>) =>
      new Set([...all.values()].map(({ traits }) => Object.keys(traits).join(' ')));
    expect(shapesOf(cards)).toHaveProperty('size', 1);
    expect(shapesOf(characters)).toHaveProperty('size', 1);
  });
});
