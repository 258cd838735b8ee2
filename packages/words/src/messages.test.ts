import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile.ts';
import { messagesIn } from './messages.ts';
import { cutName, plainText } from './pieces.ts';

function said(messages: Readonly<Record<string, string>>, language = 'en') {
  return messagesIn(language, [messages], compileMessage);
}

describe('Messages', () => {
  it('come as pieces: text, numbers, players, cards, emphasis', () => {
    const { pieces } = said({ hit: '{who} hits <strong>you</strong> with {card}: {left} left.' });
    const who = { kind: 'seat', seat: 1, name: 'Ann' } as const;
    const card = { kind: 'card', card: 'bang', name: 'BANG!', sign: '2♦' } as const;
    const found = pieces('hit', { who, card, left: 1200 });
    expect(found).toEqual([
      who,
      { kind: 'text', text: ' hits ' },
      { kind: 'strong', pieces: [{ kind: 'text', text: 'you' }] },
      { kind: 'text', text: ' with ' },
      card,
      { kind: 'text', text: ': ' },
      { kind: 'number', text: '1,200' },
      { kind: 'text', text: ' left.' },
    ]);
    expect(plainText(found)).toBe('Ann hits you with BANG! 2♦: 1,200 left.');
  });

  it('choose by number as the language does', () => {
    const english = said({ cards: '{count, plural, one {# card} other {# cards}}' });
    expect([1, 2].map((count) => english.text('cards', { count }))).toEqual(['1 card', '2 cards']);
  });

  it('join lists as the language does', () => {
    const list = (language: string) =>
      plainText(said({}, language).list(['Ann', 'Ben', 'Cleo'].map((text) => [{ kind: 'text', text }])));
    expect(list('en')).toBe('Ann, Ben and Cleo');
    expect(list('it')).toBe('Ann, Ben e Cleo');
  });

  it('tell dates as the language does', () => {
    const at = new Date(2026, 10, 17, 12);
    expect(said({ when: '{at, date, long}' }, 'it').text('when', { at })).toBe('17 novembre 2026');
  });

  it('spell out what has no words yet', () => {
    expect(said({}).text('refusals.outOfRange')).toBe('Out of range');
  });
});

describe('Names', () => {
  it('are isolated in a text when they run the other way', () => {
    const { text } = said({ won: '{who} won 3.' });
    const seat = (name: string) => ({ kind: 'seat', seat: 0, name }) as const;
    expect(text('won', { who: seat('Ann') })).toBe('Ann won 3.');
    expect(text('won', { who: seat('דנה') })).toBe('\u2068דנה\u2069 won 3.');
    expect(text('won', { who: seat('x\u202ey') })).toBe('\u2068x\u202ey\u2069 won 3.');
  });

  it('are cut between characters, never inside one', () => {
    expect(cutName('👨‍👩‍👧‍👦🇮🇹é!', 4)).toBe('👨‍👩‍👧‍👦🇮🇹é!');
    expect(cutName('👨‍👩‍👧‍👦🇮🇹é!', 3)).toBe('👨‍👩‍👧‍👦🇮🇹…');
  });
});
