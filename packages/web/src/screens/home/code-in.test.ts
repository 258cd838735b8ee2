import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

describe('What is typed to come to a table', () => {
  it.each([
    ['KMPRSTVX'],
    ['kmpr stvx'],
    [' KMPR-STVX '],
    ['https://dustup.example/table/KMPRSTVX'],
    ['http://10.0.0.2:4780/games/table/kmprstvx?link=abc'],
  ])('finds the code in %s', (text) => {
    expect(codeIn(text)).toBe('KMPRSTVX');
  });

  it.each([[''], ['KMPR'], ['KMPRSTVXX'], ['https://dustup.example/replay/KMPRSTVX'], ['KMPRSTV1']])(
    'finds none in %s',
    (text) => {
      expect(codeIn(text)).toBeUndefined();
    },
  );
});
