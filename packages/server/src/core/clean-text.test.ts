import { LONGEST_NAME } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanName } from './clean-text.ts';

describe('Text from others', () => {
  it('keeps what people write', () => {
    for (const text of ['Ann', 'José Muñoz', 'Zoë 🤠', '李小龍', 'say "hi" <b>']) expect(cleanLine(text)).toBe(text);
  });

  it('loses what nobody sees', () => {
    expect(cleanLine('An\u0000n\u200b\u202e\u2066!\ufeff')).toBe('Ann!');
    expect(cleanLine('  two\n\t  words\u2028 ')).toBe('two words');
    expect(cleanLine('half \ud800 pair')).toBe('half pair');
  });

  it('does not tower', () => {
    expect(cleanLine(`a${'\u0323'.repeat(50)}`)).toHaveLength(3 - 1 + 1);
  });

  it('names are short, and may be nothing at all', () => {
    expect([...cleanName('🤠'.repeat(99))]).toHaveLength(LONGEST_NAME);
    expect(cleanName('\u200b \u0007')).toBe('');
  });
});
