import { describe, expect, it } from 'vitest';
import { markCard, markStrong, piecesOf, plainText } from './rich.ts';

describe('marked text', () => {
  const line = `Rosa plays ${markCard({ card: 'bang', sign: '8♦' })}; ${markStrong('out')}.`;

  it('falls apart into text, cards and what is strong', () => {
    expect(piecesOf(line)).toEqual([
      { kind: 'text', text: 'Rosa plays ' },
      { kind: 'card', card: 'bang', sign: '8♦' },
      { kind: 'text', text: '; ' },
      { kind: 'strong', text: 'out' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is said without its marks', () => {
    expect(plainText(line, (card, sign) => `<${card} ${sign}>`)).toBe('Rosa plays <bang 8♦>; out.');
  });
});
