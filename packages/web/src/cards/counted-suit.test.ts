import { bookOf, declaredSets } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { countedSign, suitUnder } from './counted-suit.ts';

describe('the suit that cards count as', () => {
  it.each([...bookOf(declaredSets()).events.values()])('is that of the rules under $slug', ({ slug, queries }) => {
    expect(suitUnder(slug) !== null).toBe(queries?.suit !== undefined);
  });

  it('takes the place of the printed one', () => {
    expect(countedSign('10♦', suitUnder('curse'))).toBe('10♠');
    expect(countedSign('10♦', suitUnder('blessing'))).toBe('10♥');
    expect(countedSign('10♦', suitUnder(null))).toBe('10♦');
  });
});
