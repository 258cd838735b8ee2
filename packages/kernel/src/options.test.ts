import { describe, expect, it } from 'vitest';
import { choice, legalValues, selection, someAnswers, whyNot } from './options.ts';
import { refuse } from './refusal.ts';

/** A card, then a target for it: card 2 hits nobody, and nothing reaches seat 3. */
const options = choice('card', [1, 2], {
  why: (card) => (card === 2 ? refuse('noTarget') : undefined),
  next: (card) =>
    choice('at', [2, 3], { why: (seat) => (seat === 3 || card === 2 ? refuse('outOfRange', { seat }) : undefined) }),
});

describe('Options', () => {
  it('are what nothing speaks against', () => {
    expect(legalValues(options)).toEqual([1]);
    expect(someAnswers(options, 10)).toEqual([{ card: 1, at: 2 }]);
  });

  it('are listed up to a limit', () => {
    const many = choice('n', [1, 2, 3, 4, 5]);
    expect(someAnswers(many, 3)).toHaveLength(3);
  });

  it('of a selection are any so many, without repeating', () => {
    const cards = selection('cards', [7, 8, 9], { least: 1, most: 2 });
    expect(someAnswers(cards, 20)).toContainEqual({ cards: [8, 9] });
    for (const answer of someAnswers(cards, 20)) expect(whyNot(cards, answer)).toBeUndefined();
    expect(whyNot(cards, { cards: [9, 7] })).toBeUndefined();
    expect(whyNot(cards, { cards: [7, 8, 9] })).toEqual(refuse('wrongCount', { given: 3, least: 1, most: 2 }));
    expect(whyNot(cards, { cards: [6] })).toEqual(refuse('notAnOption', { slot: 'cards' }));
  });

  it('of a selection list choosing nothing once', () => {
    const cards = selection('cards', [7, 8], { least: 0, most: 1 });
    expect(someAnswers(cards, 20)).toEqual([{ cards: [] }, { cards: [7] }, { cards: [8] }]);
  });

  it('of a selection may lead on', () => {
    const paid = { ...selection('cost', [4, 5], { least: 1, most: 1 }), next: () => choice('at', [0, 1]) };
    expect(whyNot(paid, { cost: [4] })).toEqual(refuse('slotMissing', { slot: 'at' }));
    expect(whyNot(paid, { cost: [4], at: 1 })).toBeUndefined();
    expect(someAnswers(paid, 10)).toHaveLength(4);
  });

  it('are refused with the reason nearest to the move', () => {
    expect(whyNot(options, { card: 2, at: 2 })).toEqual(refuse('outOfRange', { seat: 2 }));
    expect(whyNot(options, { card: 2 })).toEqual(refuse('noTarget'));
    expect(whyNot(options, { card: 1, at: 3 })).toEqual(refuse('outOfRange', { seat: 3 }));
  });
});
