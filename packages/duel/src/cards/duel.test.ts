import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Duel', () => {
  it('[DUEL-DUEL-01] the first who gives up no Hit card loses a life in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Duel', 'Colt'] },
      Outlaws: { hand: ['Knife', 'Beer'] },
    });
    Law.plays('Duel');
    Outlaws.answers('Knife');
    Law.answers('Colt');
    Outlaws.passes();
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 3]);
  });

  it('[DUEL-DUEL-01] the challenger may lose it', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Duel'] }, Outlaws: { hand: ['Knife'] } });
    Law.plays('Duel');
    Outlaws.answers('Knife');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-DUEL-02] any card with a Hit will do, Return fire will not, and the BANG! of the turn is left', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Duel', 'Gatling', 'Fanning', 'Winchester'] },
      Outlaws: { hand: ['Colt', 'Derringer', 'Return fire'] },
    });
    Law.plays('Duel');
    expect(Outlaws.mayNot.answer('Return fire')).toMatchObject({ refused: 'wrongCard', needs: 'hit' });
    Outlaws.answers('Derringer');
    Law.answers('Gatling');
    Outlaws.answers('Colt');
    Law.answers('Fanning');
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(3);
    Law.may.play('Winchester', { at: Outlaws.front });
  });

  it("[DUEL-DUEL-02] Annie Oakey's Missed! is a Hit there", () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Annie Oakey', hand: ['Duel', 'Missed!'] },
      Outlaws: { hand: ['Knife'] },
    });
    Law.plays('Duel');
    Outlaws.answers('Knife');
    Law.answers('Missed!');
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-DUEL-03-Q] for Toco Ramirez any card will do, in a Duel and, in the rear too, against Indians!', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Duel', 'Indians!'] },
      Outlaws: { front: 'Toco Ramirez', hand: ['Beer', 'Clock', 'Hat'] },
    });
    Law.plays('Duel');
    Outlaws.answers('Beer');
    expect(Law.asked).toBe('giveUp');
    Law.passes();
    Law.endsTurn();
    Outlaws.swaps();
    Outlaws.endsTurn();
    Law.plays('Indians!');
    expect(Outlaws.mayNot.answer('Clock')).toMatchObject({ refused: 'wrongCard' });
    Outlaws.passes(); // whoever stands in front now
    Law.passes();
    Outlaws.answers('Clock'); // Toco, in the rear
    expect([Outlaws.front.life, Outlaws.rear.life]).toEqual([4, 3]);
  });

  it("[DUEL-DUEL-04-Q] one that Jack Ransome aims at the rear is fought there, with that fighter's own ability", () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Nobody', rear: 'Annie Oakey', hand: ['Missed!', 'Missed!'] },
        Outlaws: { front: 'Jack Ransome', hand: ['Duel', 'Knife'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Duel', { at: Law.rear });
    Law.answers('Missed!');
    Outlaws.answers('Knife');
    Law.passes();
    expect([Law.front.life, Law.rear.life]).toEqual([4, 3]);
  });
});
