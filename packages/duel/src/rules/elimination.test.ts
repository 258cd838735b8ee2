import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Elimination', () => {
  it('[DUEL-ELIM-01] the Equipment of a fallen fighter is discarded', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { is: 'Tom Thorn', life: 1, has: ['Clock', 'Scope'] } },
    });
    Law.plays('Colt');
    expect([Outlaws.front.character, Outlaws.front.has]).toEqual(['nobody', []]);
    expect(game.discarded.slice(0, 2)).toEqual(['Scope', 'Clock']);
  });

  it('[DUEL-ELIM-02] the owner draws two cards when the card is over for all', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Indians!', 'Missed!'] },
      Outlaws: { front: { life: 1 }, rear: { life: 2 } },
    });
    Law.plays('Indians!');
    expect(Outlaws.holds).toBe(0);
    Law.passes();
    expect(Outlaws.holds).toBe(2);
  });

  it('[DUEL-ELIM-03] the next of the reserve takes the same place with full life; the token stays', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Winchester', 'Missed!'] },
      Outlaws: { rear: { life: 1 }, reserve: ['Bull Anderson', 'Tom Thorn'] },
    });
    Law.plays('Winchester', { at: Outlaws.rear });
    expect([Outlaws.rear.character, Outlaws.rear.life, Outlaws.leader]).toEqual(['bull-anderson', 5, 'nobody']);
  });

  it('[DUEL-ELIM-04] with no reserve the other one is front and rear at once', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { life: 1 }, rear: 'Tom Thorn', reserve: [] },
    });
    Law.plays('Colt');
    expect([Outlaws.leader, Outlaws.state.fighters.filter((one) => one !== null).length]).toEqual(['tom-thorn', 1]);
  });

  it('[DUEL-ELIM-05][DUEL-GOAL-01] whose last character falls has lost', () => {
    const { Law, game } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { front: { life: 1 }, rear: null } });
    Law.plays('Colt');
    expect([game.isOver, game.state.outcome]).toEqual([true, { winner: 0, side: 'law' }]);
  });

  it('[DUEL-ELIM-06] the last life sets off no ability', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Dalon Ranger', life: 1 } }, Outlaws: { hand: ['Colt', 'Missed!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect([Law.holds, Outlaws.asked]).toEqual([2, 'play']);
  });

  it('[DUEL-ELIM-07-Q] the last one falls: the game ends at once, hits that wait are dropped', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { front: { life: 1 }, rear: null, hand: ['Fanning'], deckTop: ['(barrel)', '(barrel)'] },
      Outlaws: { front: { is: 'Sid Curry', has: ['Clock', 'Scope'] } },
    });
    Law.plays('Fanning');
    Outlaws.uses('Sid Curry');
    Outlaws.uses('Sid Curry'); // two shots wait, the first one is enough
    expect([game.isOver, game.state.outcome?.winner, game.state.after]).toEqual([true, 1, []]);
  });

  it('[DUEL-ELIM-07-Q] the two cards are drawn with an empty reserve, too', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { life: 1 }, reserve: [] },
    });
    Law.plays('Colt');
    expect(Outlaws.holds).toBe(2);
  });

  it('[DUEL-ELIM-08-Q] a hit that waits for the front meets the new one', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Dalon Ranger', rear: { is: 'Alan Pinkertoon' }, hand: ['Return fire'] },
        Outlaws: { front: { life: 1 }, rear: null, reserve: ['Tom Thorn'], hand: ['law Gatling'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Gatling');
    Law.answers('Return fire');
    expect(Outlaws.leader).toBe('tom-thorn'); // the shot back has felled the one in front
    Outlaws.passes(); // Alan's hit
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-ELIM-09-Q] the turn goes on with the new front, and the BANG! of the turn stays played', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { life: 1 }, hand: ['Colt', 'Carbine'], reserve: ['Jango'] },
      Outlaws: { hand: ['Return fire'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Return fire');
    Law.passes();
    expect([Law.leader, Law.asked]).toEqual(['jango', 'play']);
    expect(Law.mayNot.play('Carbine', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached' });
  });

  it('[DUEL-ELIM-03] whoever takes the place in front is in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { life: 1 }, rear: 'Slim Poet', reserve: ['Bull Anderson', 'Tom Thorn'] },
    });
    Law.plays('Colt');
    expect([Outlaws.leader, Outlaws.front.life, Outlaws.rear.character]).toEqual(['bull-anderson', 5, 'slim-poet']);
  });

  it('[DUEL-ELIM-09-Q] nor is what may be done once a turn given back', () => {
    const { Law, Outlaws, game } = duelTable(
      {
        Law: { hand: ['Knife'] },
        Outlaws: {
          rear: { is: 'Cattle Katie', life: 1, has: ['Clock', 'Hat'] },
          hand: ['Duel'],
          reserve: ['Tom Thorn'],
        },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.swaps();
    Outlaws.plays('Duel');
    Law.answers('Knife');
    expect(Outlaws.leader).toBe('tom-thorn');
    expect(Outlaws.mayNot.swap()).toMatchObject({ refused: 'alreadySwapped' });
    expect(game.state.turn.seat).toBe(Outlaws.seat);
  });
});
