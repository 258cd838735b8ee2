import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Bill Tightman', () => {
  it('[DUEL-BILL-01] another character is eliminated: his owner may draw two', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Bill Tightman', hand: ['Colt'] },
      Outlaws: { front: { life: 1 } },
    });
    Law.plays('Colt');
    Law.picks('draw');
    expect([Law.holds, Outlaws.holds]).toEqual([2, 2]);
  });

  it('[DUEL-BILL-01] for his own rear four in all', () => {
    const { Law } = duelTable({ Law: { front: 'Bill Tightman', rear: { life: 1 }, hand: ['Gatling'] } });
    Law.plays('Gatling');
    Law.picks('draw');
    expect(Law.holds).toBe(4);
  });

  it('[DUEL-BILL-02-Q] in the rear he draws nothing when the one in front falls', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { life: 1 }, rear: 'Bill Tightman' }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect(Law.holds).toBe(2);
  });

  it('[DUEL-BILL-02-Q] neither he nor Bull Anderson acts when he falls himself', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { is: 'Bill Tightman', life: 1 }, hand: ['Duel'] },
      Outlaws: { hand: ['Knife'] },
    });
    Law.plays('Duel');
    Outlaws.answers('Knife');
    expect(Law.holds).toBe(2);
    expect(Law.asked).toBe('play');
  });

  it('[DUEL-BILL-02-Q] Bull Anderson takes nothing when he falls, or in the rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { is: 'Bull Anderson', life: 1, has: ['Clock'] }, rear: 'Slim Poet' },
    });
    Law.plays('Colt');
    expect(Outlaws.hand).toHaveLength(2);
    expect(Outlaws.hand).not.toContain('Clock');
  });
});
