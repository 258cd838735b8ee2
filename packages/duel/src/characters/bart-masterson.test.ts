import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Bart Masterson', () => {
  it('[DUEL-BART-01] two cards are turned up, in the rear too, and his owner chooses for anybody', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { rear: 'Bart Masterson', hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { has: ['Barrel'] }, deckTop: ['Beer', 'Colt'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(game.shelf).toEqual(['Beer', 'Colt']);
    Law.picks('Colt'); // no Barrel
    expect(Outlaws.front.life).toBe(3);
    expect(game.discarded.slice(0, 2).sort()).toEqual(['Beer', 'Colt']);
  });

  it('[DUEL-BART-02-Q] the second card comes from the deck that follows', () => {
    const { Law, Outlaws, game } = duelTable(
      {
        Law: { front: 'Bart Masterson', hand: ['Colt', 'Missed!'] },
        Outlaws: { front: { has: ['Barrel'] }, deck: ['Beer'] },
      },
      { discard: ['Knife', 'Stealing'] },
    );
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(game.shelf[0]).toBe('Beer');
    expect(game.shelf).toHaveLength(2);
  });

  it('[DUEL-BART-02-Q] one alone is turned up if there is no other anywhere', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { front: { is: 'Bart Masterson', has: ['Gun belt'] }, hand: ['Missed!'], deck: ['Colt'] },
      Outlaws: { front: { has: ['Rattlesnake'] }, deck: ['Missed! (snake)'] },
    });
    Law.endsTurn();
    expect(Outlaws.front.life).toBe(3);
    expect(game.discarded).toEqual([]);
    expect(Outlaws.holds).toBe(1); // the bite's card was shuffled in and drawn
  });

  it('[DUEL-BART-02-Q] for Sid Curry both come from the opponent’s deck', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { front: 'Bart Masterson', hand: ['Colt', 'Missed!'], deckTop: ['Bank', 'Scope'] },
      Outlaws: { front: 'Sid Curry' },
    });
    Law.plays('Colt');
    Outlaws.uses('Sid Curry');
    expect(game.shelf).toEqual(['Bank', 'Scope']);
  });
});
