import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../text.ts';
import { texts } from './index.ts';

describe('the texts of the base game', () => {
  it('are complete in every language, and each line is short', () => {
    expect(textFaults(texts)).toEqual([]);
  });

  it.each([
    ['cards', 22],
    ['characters', 16],
    ['roles', 4],
  ] as const)('tell of all %s: %i', (kind, count) => {
    expect(Object.keys(texts.en[kind] ?? {})).toHaveLength(count);
  });
});
