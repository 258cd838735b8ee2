import { expect, it } from 'vitest';
import { linkSayings } from './link-says.ts';

it('A link says what it leads to in the first language it has words in', () => {
  const says = linkSayings();
  expect(says(['it-IT', 'en'], 'takeASeat', {})).toBe('Siediti, o guarda.');
  expect(says(['xx', 'it'], 'game', { count: 5 })).toBe('Una partita a 5');
  expect(says([''], 'game', { count: 5 })).toBe('A game of 5');
  expect(says([], 'watchAgain', { names: 'Ann, Ben' })).toContain('Ann, Ben');
});
