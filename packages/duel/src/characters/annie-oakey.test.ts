import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Annie Oakey', () => {
  it('[DUEL-ANNIE-01] a Missed! is a Colt, and the BANG! card of the turn', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: 'Annie Oakey', hand: ['Missed!', 'Colt'] } });
    Law.plays('Missed!', { as: 'Colt' });
    expect(Outlaws.front.life).toBe(3);
    expect(Law.mayNot.play('Colt', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached' });
  });

  it('[DUEL-ANNIE-01] a Hit card avoids', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Annie Oakey', hand: ['Winchester'] }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Law.answers('Winchester');
    expect(Law.front.life).toBe(4);
  });

  it('[DUEL-ANNIE-02] also in the rear, as a target', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: 'Annie Oakey', hand: ['Colt'] }, Outlaws: { front: 'Jack Ransome', hand: ['Knife'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Knife', { at: Law.rear });
    Law.answers('Colt');
    expect(Law.rear.life).toBe(4);
  });

  it('[DUEL-ANNIE-03-Q] against Indians! a Missed! will do for her, in the rear too, not for the other', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Nobody', rear: 'Annie Oakey', hand: ['Missed!'] }, Outlaws: { rear: null, hand: ['Indians!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Indians!');
    expect(Law.mayNot.answer('Missed!')).toMatchObject({ refused: 'wrongCard' });
    Law.passes();
    Law.answers('Missed!');
    expect([Law.front.life, Law.rear.life]).toEqual([3, 4]);
  });
});
