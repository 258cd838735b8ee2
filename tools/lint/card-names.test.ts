import { describe, expect, it } from 'vitest';
import { findNamedCards, slugOf, slugsIn } from './card-names.ts';

const CARDS = 'packages/bang/src/sets/base/cards';

describe('slugOf', () => {
  it.each([
    ['Slab the Killer', 'slab-the-killer'],
    ['slabTheKiller', 'slab-the-killer'],
    ['GeneralStore', 'general-store'],
    ['BANG!', 'bang'],
    ['Rev. Carabine', 'rev-carabine'],
    ['José Delgado', 'jose-delgado'],
  ])('turns %s into %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('slugsIn', () => {
  it('takes the slug a definition gives', () => {
    const text = "export const generalStore = card('general-store', { kind: 'brown' }, { effect: refuse('x') });";
    expect(slugsIn(`${CARDS}/general-store.ts`, text)).toEqual(['general-store']);
  });

  it('takes the printed name as well', () => {
    const text = "export const bang = { slug: 'bang', name: 'BANG!', kind: 'brown' };";
    expect(slugsIn(`${CARDS}/bang.ts`, text)).toEqual(['bang']);
    expect(slugsIn(`${CARDS}/winchester.ts`, "export const w = card({ name: 'Winchester' });")).toEqual(['winchester']);
  });

  it.each([
    "export const weapons = [weapon('schofield', 2), weapon('remington', 3)];",
    "export const weapons = [['schofield', 2], ['remington', 3]].map(weapon);",
    "export const weapons = table([{ name: 'Schofield', reach: 2 }, { name: 'Remington', reach: 3 }] as const);",
  ])('reads a table: %s', (text) => {
    expect(slugsIn(`${CARDS}/weapons.ts`, text)).toEqual(['schofield', 'remington']);
  });

  it('falls back on the name of the file, and knows which files are definitions', () => {
    expect(slugsIn(`${CARDS}/barrel.ts`, 'export function barrel() {}')).toEqual(['barrel']);
    expect(slugsIn('packages/bang/src/sets/base/deck.ts', "export const deck = ['barrel'];")).toEqual([]);
  });
});

describe('findNamedCards', () => {
  const slugs = new Set(['dodge', 'escape', 'barrel', 'general-store', 'slab-the-killer', 'bang']);

  function linesOf(text: string): number[] {
    return findNamedCards('packages/bang/src/shots.ts', text, slugs).map((problem) => problem.line);
  }

  it.each([
    "if (name === 'Barrel') return;",
    "if (slug === 'barrel') return;",
    'if (slug === `general-store`) return;',
    "const cards = { 'general-store': 1 };",
    "type Odd = 'BANG!';",
    'const generalStore = 1;',
    "const isShown = { card: 'barrel' };",
    "const corner = { symbol: 'barrel' };",
    'play(slabTheKiller);',
    'type GeneralStore = 1;',
    "import { x } from './sets/base/cards/other.ts';",
  ])('finds %s', (planted) => {
    expect(linesOf(`const before = 1;\n${planted}\n`)).toEqual([2]);
  });

  it.each([
    "// if (name === 'Barrel')",
    "const says = 'the barrel of a gun';",
    'const barrel = 1;',
    "import { base } from './sets/base/index.ts';",
    "refuse('bangLimitReached');",
    'const isBangCard = true;',
    "question('dodge', null);",
    "const fan = [{ card: 'barrel', sign: 'K♠' }];",
    "const shown = [{ card: 'barrel', symbol: 'barrel' }];",
    "const isClosing = key === 'Escape';",
  ])('lets pass %s', (innocent) => {
    expect(linesOf(innocent)).toEqual([]);
  });
});
