import { describe, expect, it } from 'vitest';
import { entriesWith, type GalleryEntry, rulingsOn } from './filters.ts';

const RULINGS = {
  'BASE-STORE-01': 'As many cards are turned up as there are players.',
  'BASE-PLAY-11': 'No Panic! between two picks of a General Store.',
  'BASE-JAIL-01': 'Never on the Sheriff.',
};

describe('Rulings on a card', () => {
  it('are those under its code, then those that name it', () => {
    expect(rulingsOn(RULINGS, 'general-store').map(({ id }) => id)).toEqual(['BASE-STORE-01', 'BASE-PLAY-11']);
    expect(rulingsOn(RULINGS, 'jail').map(({ id }) => id)).toEqual(['BASE-JAIL-01']);
  });
});

describe('Looking for a card', () => {
  const entry = (slug: string, name: string, full: string): GalleryEntry => ({
    slug,
    kind: 'brown',
    set: 'base',
    name,
    line: '',
    full,
    signs: [],
  });
  const entries = [entry('beer', 'Birra', 'Recuperi 1 punto vita'), entry('duel', 'Duello', 'È una sfida')];

  it('finds all words, whatever the accents and capitals', () => {
    const any = { set: '', kind: '' };
    expect(entriesWith(entries, { ...any, text: 'e una SFIDA' }).map(({ slug }) => slug)).toEqual(['duel']);
    expect(entriesWith(entries, { ...any, text: 'vita birra' }).map(({ slug }) => slug)).toEqual(['beer']);
    expect(entriesWith(entries, { ...any, kind: 'blue', text: '' })).toEqual([]);
  });
});
