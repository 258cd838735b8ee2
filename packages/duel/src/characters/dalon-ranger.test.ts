import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Dalon Ranger', () => {
  it('[DUEL-DALON-01] a life that the opponent takes brings a card', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Dalon Ranger' }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Law.picks('draw');
    expect([Law.front.life, Law.holds]).toEqual([4, 1]);
  });

  it('[DUEL-DALON-01] not one that his own Gatling takes', () => {
    const { Law } = duelTable({ Law: { rear: 'Dalon Ranger', hand: ['Gatling', 'Colt'] } });
    Law.plays('Gatling');
    Law.passes();
    expect([Law.rear.life, Law.holds, Law.asked]).toEqual([4, 1, 'play']);
  });

  it('[DUEL-DALON-02-Q] nor Dynamite and Rattlesnake', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Dalon Ranger', has: ['Rattlesnake'] }, deckTop: ['(snake)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.front.life, Law.holds, Law.asked]).toEqual([4, 2, 'play']);
  });

  it('[DUEL-DALON-01] nor what his own Indians! take', () => {
    const { Law } = duelTable({ Law: { rear: 'Dalon Ranger', hand: ['Indians!', 'Bank'] } });
    Law.plays('Indians!');
    Law.passes();
    expect([Law.rear.life, Law.holds, Law.asked]).toEqual([4, 1, 'play']);
  });

  it('[DUEL-DALON-02-Q] nor a Dynamite', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Dalon Ranger', has: ['Dynamite'] }, deckTop: ['(dynamite)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.front.life, Law.holds, Law.asked]).toEqual([2, 2, 'play']);
  });
});
