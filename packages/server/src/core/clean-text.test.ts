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

  it('is no name when all of it is blank', () => {
    for (const blank of ['\u3164', '\u115f\u1160', '\u2800', '\u00ad', '\u{e0041}', '\u180e', '\ufe0f', '\u3000\u2003'])
      expect([blank, cleanName(blank)]).toEqual([blank, '']);
    expect(cleanName('A\u3164nn\u{e0101}')).toBe('Ann');
  });

  it('does not tower', () => {
    expect(cleanLine(`a${'\u0323'.repeat(50)}`)).toHaveLength(3 - 1 + 1);
  });

  it('names are short, and may be nothing at all', () => {
    expect([...cleanName('🤠'.repeat(99))]).toHaveLength(LONGEST_NAME);
    expect(cleanName('\u200b \u0007')).toBe('');
  });
});
