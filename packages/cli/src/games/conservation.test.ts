import { bangRules, cardId } from '@dustup/bang';
import { keyFromSeed } from '@dustup/kernel';
import { expect, it } from 'vitest';
import { misplacedCards } from './conservation.ts';

const begun = () => bangRules.begin({ players: 4, sets: ['base'] }, keyFromSeed('conservation'));

it('finds nothing amiss in a new game', () => {
  expect(misplacedCards(begun())).toBeUndefined();
});

it('finds a card that is lost, and one that is in two places', () => {
  const lost = begun();
  const card = lost.drawPile.pop();
  expect(misplacedCards(lost)).toBe(`card ${card} is in 0 places`);
  const twice = begun();
  twice.discardPile.push(cardId(5));
  expect(misplacedCards(twice)).toBe('card 5 is in 2 places');
});

it('finds a face that is printed on two cards', () => {
  const state = begun();
  const [face] = state.faces;
  if (face !== undefined) state.faces[1] = face;
  expect(misplacedCards(state)).toBe('1 faces are lost');
});
