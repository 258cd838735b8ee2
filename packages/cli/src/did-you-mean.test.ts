import { expect, it } from 'vitest';
import { didYouMean, nearest } from './did-you-mean.ts';

it('finds the word that was meant', () => {
  expect(nearest('barel', ['Barrel', 'Beer'])).toBe('Barrel');
  expect(nearest('RULE', ['random', 'rule'])).toBe('rule');
  expect(nearest('rulr', ['random', 'rule'])).toBe('rule');
  expect(nearest('ruel', ['random', 'rule'])).toBe('rule');
});

it('guesses nothing when nothing is near', () => {
  expect(nearest('stagecoach', ['Barrel', 'Beer'])).toBeUndefined();
  expect(didYouMean('x', ['random', 'rule'])).toBe('');
  expect(didYouMean('bse', ['base'])).toBe(" Did you mean 'base'?");
});
