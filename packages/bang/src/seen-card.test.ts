import { describe, expect, it } from 'vitest';
import { cardId } from './ids.ts';
import { looksOf } from './seen-card.ts';

describe('A card whose face is seen', () => {
  it('is the same object wherever it is seen, and cannot be changed', () => {
    const seven = looksOf('bang', '7♠').of(cardId(3));
    expect(seven).toEqual({ id: 3, card: 'bang', sign: '7♠' });
    expect(looksOf('bang', '7♠').of(cardId(3))).toBe(seven);
    expect(Object.isFrozen(seven)).toBe(true);
  });

  it('is another when another card shows that face, or it shows another', () => {
    const seven = looksOf('bang', '7♠').of(cardId(3));
    expect(looksOf('bang', '7♠').of(cardId(4))).toEqual({ ...seven, id: 4 });
    expect(looksOf('bang', '8♠').of(cardId(3))).toEqual({ ...seven, sign: '8♠' });
  });
});
