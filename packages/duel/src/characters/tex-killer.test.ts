import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Tex Killer', () => {
  it('[DUEL-TEX-01] an Avoid against his BANG! takes another card', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { hand: ['Missed!', 'Beer'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    Outlaws.answers('Beer');
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([4, 0]);
  });

  it('[DUEL-TEX-01] not against his Gatling or Derringer', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Derringer', 'Gatling', 'Missed!'], rear: null },
      Outlaws: { rear: null, hand: ['Missed!', 'Missed!', 'Beer'] },
    });
    Law.plays('Derringer');
    Outlaws.answers('Missed!');
    Law.plays('Gatling');
    Outlaws.answers('Missed!');
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([4, 1]);
  });

  it('[DUEL-TEX-02-Q] without a further card the Avoid is spent and the hit stands', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { hand: ['Missed!'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([3, 0]);
  });

  it('[DUEL-TEX-02-Q] after a Hat, too, the card comes from the hand', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { front: { has: ['Hat'] }, hand: ['Knife'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Hat');
    Outlaws.answers('Knife');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-TEX-01] nor in his Duel', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Duel'] },
      Outlaws: { hand: ['Knife', 'Beer'] },
    });
    Law.plays('Duel');
    Outlaws.answers('Knife');
    expect([Law.front.life, Outlaws.asked, Outlaws.holds]).toEqual([3, undefined, 1]);
  });
});
