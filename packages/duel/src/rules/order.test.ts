import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Several things at once', () => {
  it('[DUEL-SIM-01] the opponent’s front, one’s own rear, the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling'], front: { has: ['Hat'] }, rear: { has: ['law Barrel'] } },
      Outlaws: { front: { has: ['outlaws Hat'] }, rear: { has: ['outlaws Barrel'] } },
    });
    Law.plays('Gatling');
    expect(Outlaws.asked).toBe('avoid');
    Outlaws.uses('outlaws Hat');
    expect(Law.asked).toBe('avoid');
    Law.passes();
    Outlaws.passes();
    expect([Law.rear.life, Outlaws.rear.life]).toEqual([3, 3]);
  });

  it('[DUEL-SIM-02] Gatling and Indians! skip the front of whose turn it is', () => {
    const { Law } = duelTable({ Law: { hand: ['Gatling', 'Indians!', 'Missed!'] } });
    Law.plays('Gatling');
    Law.passes();
    Law.plays('Indians!');
    Law.passes();
    expect([Law.front.life, Law.rear.life]).toEqual([4, 2]);
  });

  it('[DUEL-SIM-03] an only character is affected once', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: null, hand: ['Gatling', 'Missed!'] }, Outlaws: { rear: null } });
    Law.plays('Gatling');
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 3]);
  });

  it('[DUEL-SIM-04] the card is carried out for all, only then are the fallen carried away', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling', 'Missed!'] },
      Outlaws: { front: { life: 1, has: ['Clock'] }, rear: { life: 1 } },
    });
    Law.plays('Gatling');
    expect([Outlaws.front.life, Outlaws.front.has, Outlaws.holds]).toEqual([0, ['Clock'], 0]);
    Law.passes();
    expect([Outlaws.front.life, Outlaws.rear.life, Outlaws.holds]).toEqual([4, 4, 4]);
  });

  it('[DUEL-SIM-05] what abilities set off waits until the eliminations are done', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: { life: 1 }, rear: 'Alan Pinkertoon' },
        Outlaws: { rear: null, hand: ['law Gatling', 'Missed!'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Gatling');
    expect(Outlaws.asked).toBe('avoid'); // Alan's hit
    expect([Law.front.life, Law.holds]).toEqual([4, 2]);
  });

  it('[DUEL-SIM-06] the worked example: Gatling, Dalon Ranger, Annie Oakey and Sid Curry', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: {
        front: 'Dalon Ranger',
        rear: { is: 'Annie Oakey', life: 1, has: ['Scope'] },
        reserve: ['Jango'],
        hand: ['Gatling'],
        deckTop: ['(barrel)', 'Missed!', 'Bank'],
      },
      Outlaws: { front: 'Sid Curry', rear: null },
    });
    Law.plays('Gatling');
    Outlaws.uses('Sid Curry'); // a Barrel: avoided, and a hit at Dalon is pending
    // Annie has no card to avoid with: she falls, her Equipment goes, two cards are drawn, Jango comes
    expect([Law.rear.character, Law.hand, game.discarded[0]]).toEqual(['jango', ['Bank', 'Missed!'], 'Scope']);
    expect(Law.asked).toBe('avoid');
    Law.answers('Missed!'); // one of the cards just drawn
    expect([Law.front.life, Outlaws.front.life]).toEqual([5, 4]);
  });

  it('[DUEL-SIM-07-Q] what one move sets off comes in that order: Tom Thorn, whose turn it is, before Jango', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Jango', hand: ['Colt'] }, Outlaws: { rear: 'Tom Thorn', hand: ['Missed!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.swaps();
    expect(Law.asked).toBe('avoid');
    Law.passes();
    expect(Law.asked).toBe('draw');
  });

  it('[DUEL-SIM-08-Q] a lost front takes the top of the reserve before a lost rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling', 'Missed!'] },
      Outlaws: { front: { life: 1 }, rear: { life: 1 }, reserve: ['Tom Thorn', 'Sid Curry'] },
    });
    Law.plays('Gatling');
    Law.passes();
    expect([Outlaws.front.character, Outlaws.rear.character]).toEqual(['tom-thorn', 'sid-curry']);
  });

  it('[DUEL-SIM-09-Q] what waits comes in the order in which it arose', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Dalon Ranger', rear: 'Alan Pinkertoon' },
        Outlaws: { rear: null, hand: ['law Gatling', 'Missed!'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Gatling');
    expect(Law.asked).toBe('draw'); // Dalon, hit first
    Law.picks('draw');
    expect(Outlaws.asked).toBe('avoid'); // then Alan's hit
  });

  it('[DUEL-SIM-05] a card for Wyatt Ear and the discard for Slim Poet wait, too', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', rear: 'Jango', hand: ['Gatling', 'Bank'] },
      Outlaws: { front: 'Slim Poet', rear: { has: ['Hat'] } },
    });
    Law.plays('Gatling'); // costs Slim Poet a life
    expect([Law.asked, Outlaws.asked]).toEqual(['avoid', undefined]);
    Law.passes();
    expect(Outlaws.asked).toBe('avoid');
    Outlaws.uses('Hat');
    expect([Outlaws.asked, Law.asked]).toEqual(['rob', undefined]); // it arose first
    Outlaws.passes();
    expect(Law.asked).toBe('draw');
  });

  it('[DUEL-SIM-03] by Indians!, too', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: null, hand: ['Indians!', 'Missed!'] }, Outlaws: { rear: null } });
    Law.plays('Indians!');
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 3]);
  });
});
