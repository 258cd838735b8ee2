import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const ofNode = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  it('is what Node says, for texts of all lengths around a block', () => {
    for (let length = 0; length < 260; length++) expect(sha256('a'.repeat(length))).toBe(ofNode('a'.repeat(length)));
    for (const text of ['abc', 'così è', '🤠', 'x'.repeat(100_000)]) expect(sha256(text)).toBe(ofNode(text));
  });
});
