import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Slim Poet', () => {
  it('[DUEL-SLIM-01] a life that the opponent takes may cost them a random card', () => {
    const { Law, Outlaws, game } = duelTable({ Law: { hand: ['Colt', 'Bank'] }, Outlaws: { front: 'Slim Poet' } });
    Law.plays('Colt');
    Outlaws.picks('law');
    expect([Law.holds, game.discarded[0]]).toEqual([0, 'Bank']);
  });

  it('[DUEL-SLIM-01] not for Rattlesnake', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Bank'] },
      Outlaws: { front: { is: 'Slim Poet', has: ['Rattlesnake'] }, deckTop: ['(snake)'] },
    });
    Law.endsTurn();
    expect([Outlaws.front.life, Outlaws.asked, Law.holds]).toEqual([3, 'play', 1]);
  });

  it('[DUEL-SLIM-02-Q] the opponent’s Duel counts', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Duel', 'Bank'] }, Outlaws: { front: 'Slim Poet' } });
    Law.plays('Duel');
    Outlaws.picks('law');
    expect([Outlaws.front.life, Law.holds]).toEqual([3, 0]);
  });

  it('[DUEL-SLIM-02-Q] one that his own side began and lost does not', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Colt', 'Bank'] }, Outlaws: { front: 'Slim Poet', hand: ['Duel'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Duel');
    Law.answers('Colt');
    expect([Outlaws.front.life, Outlaws.asked, Law.holds]).toEqual([3, 'play', 1]);
  });

  it('[DUEL-SLIM-01] nor for his last life; and his owner may leave it', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Knife', 'Knife', 'Bank'] },
      Outlaws: { front: { is: 'Slim Poet', life: 2 }, reserve: ['Tom Thorn'] },
    });
    Law.plays('Knife');
    Outlaws.passes();
    Law.plays('Knife');
    expect([Outlaws.leader, Law.asked, Law.holds]).toEqual(['tom-thorn', 'play', 1]);
  });

  it('[DUEL-SLIM-01] nor for Dynamite', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Bank'] },
      Outlaws: { front: { is: 'Slim Poet', has: ['Dynamite'] }, deckTop: ['(dynamite)'] },
    });
    Law.endsTurn();
    expect([Outlaws.front.life, Outlaws.asked, Law.holds]).toEqual([1, 'play', 1]);
  });

  it('[DUEL-SLIM-02-Q] the opponent’s Indians!, their Return fire and Alan’s hit do', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Alan Pinkertoon', hand: ['Return fire', 'Indians!', 'Bank', 'Hat'] },
        Outlaws: { front: 'Slim Poet', rear: null, hand: ['Knife', 'Knife'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Knife');
    Law.passes();
    expect(Outlaws.asked).toBe('avoid'); // Alan's hit
    Outlaws.passes();
    expect([Outlaws.front.life, Outlaws.asked]).toEqual([3, 'rob']);
    Outlaws.passes();
    Outlaws.plays('Knife');
    Law.answers('Return fire');
    expect([Outlaws.front.life, Outlaws.asked]).toEqual([2, 'rob']);
    Outlaws.passes();
    Law.plays('Indians!');
    Law.passes();
    expect([Outlaws.front.life, Outlaws.asked]).toEqual([1, 'rob']);
  });
});
