import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Bull Anderson', () => {
  it('[DUEL-BULL-01] up to two cards, of the Equipment and of the hand', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: { life: 1, has: ['Bank', 'Hat'] }, hand: ['Winchester'] },
        Outlaws: { front: 'Bull Anderson', hand: ['Indians!'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Indians!');
    Law.passes();
    Law.passes();
    Outlaws.picks('Bank');
    Outlaws.picks('law');
    expect(Outlaws.hand).toEqual(['Bank', 'Winchester']);
  });

  it('[DUEL-BULL-01] or fewer', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { life: 1, has: ['Bank'] } }, Outlaws: { front: 'Bull Anderson', hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Outlaws.passes();
    expect([Outlaws.holds, Law.holds]).toEqual([0, 2]);
  });

  it('[DUEL-BULL-02] for one of his own side he takes Equipment, and no card of his own hand', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Winchester', 'Missed!'] },
      Outlaws: { front: 'Bull Anderson', rear: { life: 1, has: ['Clock'] }, hand: ['Beer'] },
    });
    Law.plays('Winchester', { at: Outlaws.rear });
    Outlaws.passes();
    expect(Outlaws.mayNot.pick('outlaws')).toBeDefined();
    Outlaws.picks('Clock');
    expect(Outlaws.hand).toContain('Clock');
    expect(Outlaws.holds).toBe(4); // Beer, Clock and two for the loss
  });

  it('[DUEL-BULL-03] before the Equipment is discarded and the two cards are drawn', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { front: { life: 1, has: ['Bank'] } }, Outlaws: { front: 'Bull Anderson', hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect([Outlaws.asked, Law.holds, game.discarded]).toEqual(['loot', 0, ['Colt']]);
  });
});
