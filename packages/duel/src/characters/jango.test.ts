import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Jango', () => {
  it('[DUEL-JANGO-01] the opponent moves the token: his owner may draw', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Jango' }, Outlaws: { hand: ['Missed!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.swaps();
    Law.picks('draw');
    expect(Law.holds).toBe(1);
  });

  it('[DUEL-JANGO-01][DUEL-CLOCK-03-Q] not for his owner’s Water, nor in the rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Jango', hand: ['Water', 'Missed!'] },
      Outlaws: { hand: ['Missed!'] },
    });
    Law.plays('Water', { seat: Outlaws });
    Law.swaps();
    Law.endsTurn();
    Outlaws.swaps();
    expect(Law.holds).toBe(1);
    expect(Outlaws.asked).toBe('play');
  });

  it('[DUEL-JANGO-01] not when the opponent has a single character', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Jango', hand: ['Missed!'] },
      Outlaws: { front: { has: ['Stampede'] }, rear: null },
    });
    Law.endsTurn();
    expect([Outlaws.asked, Law.asked, Law.holds]).toEqual(['play', undefined, 1]);
  });
});
