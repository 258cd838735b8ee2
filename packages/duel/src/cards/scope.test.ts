import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Scope', () => {
  it('[DUEL-SCOPE-01] with it in front Hit cards reach the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: { has: ['Scope'] }, hand: ['Colt', 'Derringer', 'Duel'] } });
    Law.plays('Colt', { at: Outlaws.rear });
    Law.plays('Derringer', { at: Outlaws.rear });
    expect(Outlaws.rear.life).toBe(2);
    expect(Law.mayNot.play('Duel', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
  });

  it('[DUEL-SCOPE-01] it is of no use to a Stealing', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Hat'] } }, Outlaws: { front: { has: ['Scope'] }, hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    expect(Outlaws.mayNot.play('Stealing', { what: 'Hat' })).toMatchObject({ refused: 'inTheRear' });
    expect(Law.rear.has).toEqual(['Hat']);
  });

  it('[DUEL-SCOPE-02-Q] a card played as a Colt may be aimed at the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: { is: 'Annie Oakey', has: ['Scope'] }, hand: ['Missed!'] } });
    Law.plays('Missed!', { as: 'Colt', at: Outlaws.rear });
    expect(Outlaws.rear.life).toBe(3);
  });

  it('[DUEL-SCOPE-01] in the rear it is of no use', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: { has: ['Scope'] }, hand: ['Colt'] } });
    expect(Law.mayNot.play('Colt', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
  });

  it('[DUEL-SCOPE-02-Q] so may what Toco Ramirez plays as one', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: { is: 'Toco Ramirez', has: ['Scope'] }, hand: ['Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Beer', { as: 'Colt', at: Law.rear });
    expect(Law.rear.life).toBe(3);
  });
});
