import { expect, it } from 'vitest';
import { addLength, lengthsText, medianOf, noLengths } from './game-lengths.ts';

it('tells the median and the longest game, by players and by sets', () => {
  const lengths = noLengths();
  addLength(lengths, 'base dodge-city', 5, 100, 20);
  addLength(lengths, 'base', 5, 300, 60);
  addLength(lengths, 'base', 4, 200, 40);
  expect(lengthsText(lengths)).toBe(
    [
      '4 players: 1 games, 200 decisions in 40 turns, at most 200 in 40',
      '5 players: 2 games, 300 decisions in 60 turns, at most 300 in 60',
      'with base: 3 games, 200 decisions in 40 turns, at most 300 in 60',
      'with dodge-city: 1 games, 100 decisions in 20 turns, at most 100 in 20',
    ].join('\n'),
  );
  expect(medianOf([5, 1, 3])).toBe(3);
});
