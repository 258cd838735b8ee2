import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Rattlesnake', () => {
  it('[DUEL-RATTLE-01] bites at a Snake when its owner’s turn begins, and stays', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Rattlesnake'] }, deckTop: ['(snake)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.rear.life).toBe(3);
    expect(Law.rear.has).toEqual(['Rattlesnake']);
  });

  it('[DUEL-RATTLE-01] not at anything else', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Rattlesnake'] }, deckTop: ['(horseshoe)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.rear.life).toBe(4);
  });
});
