import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Clock', () => {
  it('[DUEL-CLOCK-01] its owner draws when the opponent moves their token', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Missed!'] }, Outlaws: { front: { has: ['Clock'] } } });
    Law.swaps();
    expect(Outlaws.holds).toBe(1);
  });

  it('[DUEL-CLOCK-01] also for a Stampede', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Stampede'] } }, Outlaws: { front: { has: ['Clock'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.leader).toBe('nobody');
    expect(Outlaws.holds).toBe(1);
  });

  it('[DUEL-CLOCK-02] it does nothing against an only character', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { has: ['Stampede'] }, rear: null }, Outlaws: { front: { has: ['Clock'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Outlaws.holds).toBe(0);
    expect(Law.mayNot.swap()).toMatchObject({ refused: 'onlyOneFighter' });
  });

  it("[DUEL-CLOCK-03-Q] it draws for the opponent's own Water on themselves, not for its owner's", () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Water', 'Water'] },
      Outlaws: { front: { has: ['Clock'] }, hand: ['outlaws Water'] },
    });
    Law.plays('Water', { seat: Law });
    expect(Outlaws.holds).toBe(2);
    Law.plays('Water', { seat: Outlaws });
    Law.endsTurn();
    Outlaws.plays('outlaws Water', { seat: Law });
    expect(Outlaws.holds).toBe(3); // two drawn in the draw phase, none for its own Water
  });

  it('[DUEL-CLOCK-01] not in the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Missed!'] }, Outlaws: { rear: { has: ['Clock'] } } });
    Law.swaps();
    expect(Outlaws.holds).toBe(0);
  });
});
