import { describe, expect, it } from 'vitest';
import { countedSign } from './counted-suit.ts';

describe('the suit that cards count as', () => {
  it('takes the place of the printed one', () => {
    expect(countedSign('10♦', '♠')).toBe('10♠');
    expect(countedSign('10♦', null)).toBe('10♦');
  });
});
