import { describe, expect, it } from 'vitest';
import { isReason, reasonText } from './reason-words.ts';

describe('the words of a refusal', () => {
  const tooFar = { refused: 'outOfRange', distance: 3, reach: 1, ruling: 'BASE-BANG-01' };

  it('say the reason and its numbers', () => {
    expect(reasonText(tooFar)).toBe('out of range, distance 3, reach 1');
    expect(reasonText({ refused: 'bangLimitReached', limit: 1 })).toBe('one BANG! a turn, limit 1');
  });

  it.each(['out of range', 'outOfRange', 'Out of range, distance 3', 'outOfRange, reach 1, ruling BASE-BANG-01'])(
    'are known by phrase or slug, with or without numbers: %s',
    (words) => {
      expect(isReason(words, tooFar)).toBe(true);
    },
  );

  it.each(['too far', 'out of range, distance 2', 'out of range, limit 1'])('are not others: %s', (words) => {
    expect(isReason(words, tooFar)).toBe(false);
  });
});
