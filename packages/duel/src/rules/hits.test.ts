import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Hits, avoiding and reveals', () => {
  it('[DUEL-HIT-01] a Hit card deals one hit, to the one in front', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Derringer'] } });
    Law.plays('Derringer', { at: Outlaws.front });
    expect([Outlaws.front.life, Outlaws.rear.life]).toEqual([3, 4]);
  });

  it('[DUEL-HIT-02] avoided by a card, in one’s own turn too, by Equipment or by an ability', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { hand: ['Return fire'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Return fire');
    Law.answers('Missed!'); // in the Law's own turn
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 4]);
  });

  it('[DUEL-HIT-03] one that is not avoided costs a life', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-HIT-04] life that is lost is no hit: nothing avoids it', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Indians!', 'Missed!'] },
      Outlaws: { front: { has: ['Hat', 'Barrel'] }, rear: null, hand: ['Missed!'] },
    });
    Law.plays('Indians!');
    expect(Outlaws.mayNot.answer('Missed!')).toMatchObject({ refused: 'wrongCard', needs: 'hit' });
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-HIT-05] a hit without a card is avoided in the usual ways', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Alan Pinkertoon' }, Outlaws: { front: { has: ['Hat'] }, hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Outlaws.uses('Hat');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-HIT-06-Q] several means in any order, each thing once', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'], deckTop: ['(snake)'] },
      Outlaws: { front: { is: 'Sid Curry', has: ['Barrel'] }, hand: ['Missed!'], deckTop: ['(snake)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(Outlaws.mayNot.use('Barrel')).toBeDefined();
    Outlaws.uses('Sid Curry');
    Outlaws.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-REVEAL-01] the top card goes to the discard pile, and only the symbol wanted counts', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { has: ['Barrel'] }, deckTop: ['Remington (snake)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect([game.discarded[0], Outlaws.front.life]).toEqual(['Remington', 3]);
  });

  it('[DUEL-REVEAL-02] the worked example: no Barrel is turned up, and a Missed! may still avoid the hit', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { has: ['Barrel'] }, hand: ['Missed!'], deckTop: ['(horseshoe)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    Outlaws.answers('Missed!');
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([4, 0]);
  });

  it('[DUEL-REVEAL-02] the worked example: a Barrel is turned up, and nothing more is needed', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { has: ['Barrel'] }, hand: ['Missed!'], deckTop: ['(barrel)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([4, 1]);
  });

  it.each(['Dynamite', 'Rattlesnake'])('[DUEL-HIT-04] nor what a %s takes', (snag) => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Missed!'] },
      Outlaws: {
        front: { has: [snag, 'Hat', 'Barrel'] },
        hand: ['Missed!'],
        deckTop: [snag === 'Dynamite' ? '(dynamite)' : '(snake)'],
      },
    });
    Law.endsTurn();
    expect([Outlaws.asked, Outlaws.front.life]).toEqual(['play', snag === 'Dynamite' ? 1 : 3]);
  });

  it('[DUEL-HIT-04] nor what a Duel or a Strong Ale takes', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Strong Ale', 'Duel'] },
      Outlaws: { front: { is: 'Bull Anderson', has: ['Hat', 'Barrel'] }, hand: ['Missed!'] },
    });
    Law.plays('Strong Ale', { at: Outlaws.front });
    expect([Law.asked, Outlaws.front.life]).toEqual(['play', 3]);
    Law.plays('Duel');
    expect(Outlaws.asked).toBe('giveUp');
    Outlaws.passes();
    expect([Law.asked, Outlaws.front.life]).toEqual(['play', 2]);
  });
});
