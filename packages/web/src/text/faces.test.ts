import { bookOf, declaredSets, ROLES } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { LONGEST_FACE, LONGEST_POWER, LONGEST_ROLE } from './face-words.ts';
import { pack as english } from './en.ts';
import { pack as italian } from './it.ts';

describe.each([
  ['English', english.faces],
  ['Italian', italian.faces],
])('what fits on the cards, in %s', (_, files) => {
  const book = bookOf(declaredSets());
  const lengthOf = (kind: 'cards' | 'powers' | 'roles', slug: string) =>
    files.flatMap((file) => file[kind][slug] ?? [])[0]?.length ?? 0;

  it.each([...book.cards.keys()])('%s has a line for its face', (slug) => {
    expect(lengthOf('cards', slug)).toBeGreaterThan(0);
    expect(lengthOf('cards', slug)).toBeLessThanOrEqual(LONGEST_FACE);
  });

  it.each([...book.characters.keys()])('%s has a line for a seat', (slug) => {
    expect(lengthOf('powers', slug)).toBeGreaterThan(0);
    expect(lengthOf('powers', slug)).toBeLessThanOrEqual(LONGEST_POWER);
  });

  it.each(ROLES)('%s has a line for its poster', (role) => {
    expect(lengthOf('roles', role)).toBeGreaterThan(0);
    expect(lengthOf('roles', role)).toBeLessThanOrEqual(LONGEST_ROLE);
  });
});
