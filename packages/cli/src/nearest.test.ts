import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('finds the word that was meant', () => {
  expect(nearest('barel', ['Barrel', 'Beer'])).toBe('Barrel');
  expect(nearest('RULE', ['random', 'rule'])).toBe('rule');
  expect(nearest('rulr', ['random', 'rule'])).toBe('rule');
  expect(nearest('ruel', ['random', 'rule'])).toBe('rule');
});

it('guesses nothing when nothing is near', () => {
  expect(nearest('stagecoach', ['Barrel', 'Beer'])).toBeUndefined();
});
