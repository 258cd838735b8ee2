import { describe, expect, it } from 'vitest';
import { LONGEST_REQUEST } from './limits.ts';
import { parseRequest } from './parse-request.ts';

const WORD = 'x'.repeat(64);
const ANSWER = { t: 'answer', re: 'a-1', game: 'g', ask: 3 };

function answered(answer: unknown) {
  return parseRequest(JSON.stringify({ ...ANSWER, answer }));
}

describe('A request', () => {
  it.each([
    ['nothing', {}],
    ['words and numbers', { do: 'play', card: 17, as: WORD }],
    ['lists of them', { cards: Array.from({ length: 80 }, (_, i) => i), names: ['a', 1], none: [] }],
    ['twelve slots', Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`slot${i}`, i]))],
  ])('may answer with %s', (_, answer) => {
    expect(answered(answer)).toEqual({ ...ANSWER, answer });
  });

  it.each([
    ['a word that is too long', { as: `${WORD}x` }],
    ['a list that is too long', { cards: Array.from({ length: 81 }, (_, i) => i) }],
    ['a list in a list', { cards: [[1]] }],
    ['an object', { card: { id: 1 } }],
    ['a truth value', { card: true }],
    ['null', { card: null }],
  ])('does not answer with %s: the reason says what would do', (_, answer) => {
    expect(answered(answer)).toEqual({
      wrong: expect.stringMatching(/^answer\.(as|cards?): a word of at most 64 letters, a number, or a list/),
      re: 'a-1',
    });
  });

  it('has no more than twelve slots in its answer, and none with a long name', () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`slot${i}`, i]));
    expect(answered(many)).toEqual({ wrong: 'answer: too many slots', re: 'a-1' });
    expect(answered({ ['s'.repeat(25)]: 1 })).toMatchObject({ wrong: expect.stringContaining('length') });
    expect(answered('play')).toMatchObject({ wrong: expect.stringMatching(/^answer: /), re: 'a-1' });
  });

  it('is JSON of a known kind with what belongs to it and nothing else, and not long', () => {
    expect(parseRequest('{')).toEqual({ wrong: 'not JSON', re: undefined });
    expect(parseRequest('[]')).toMatchObject({ wrong: expect.any(String) });
    expect(parseRequest('{"t":"dance","re":"a"}')).toMatchObject({ wrong: expect.stringMatching(/^t: /), re: 'a' });
    expect(parseRequest('{"t":"stand","re":"a","x":1}')).toMatchObject({ wrong: expect.stringMatching(/^x: /) });
    expect(parseRequest('{"t":"stand"}')).toMatchObject({ wrong: expect.stringMatching(/^re: /), re: undefined });
    expect(parseRequest('{"t":"stand","re":"a"}')).toEqual({ t: 'stand', re: 'a' });
    expect(parseRequest(' '.repeat(LONGEST_REQUEST + 1))).toMatchObject({ wrong: expect.stringContaining('longer') });
  });
});

describe('A hello', () => {
  it.each([
    [3, { capabilities: ['x'], token: { is: 'new' } }],
    [0, { name: 'x'.repeat(100) }],
    ['2026.11', {}],
    ['1', { name: 'Ann' }],
  ])('of version %s is read as far as that: what belongs to it we cannot know', (v, more) => {
    expect(parseRequest(JSON.stringify({ t: 'hello', v, ...more }))).toEqual({ t: 'hello', v });
  });

  it('of our own version is read as strictly as anything', () => {
    expect(parseRequest('{"t":"hello","v":2,"capabilities":[]}')).toMatchObject({ wrong: expect.any(String) });
    for (const v of ['null', '{}', '[1]', 'true'])
      expect(parseRequest(`{"t":"hello","v":${v}}`)).toMatchObject({ wrong: expect.stringMatching(/^v: /) });
    expect(parseRequest('{"t":"hello"}')).toMatchObject({ wrong: expect.stringMatching(/^v: /) });
    expect(parseRequest('{"t":"hello","v":2,"name":"Ann"}')).toEqual({ t: 'hello', v: 2, name: 'Ann' });
  });
});
