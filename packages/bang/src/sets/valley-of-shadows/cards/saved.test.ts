import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];

describe('Saved!', () => {
  it('[VALLEY-SAVED-01] prevents a life point of somebody else’s loss, and brings two cards of the deck', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Scope'] }, Cat: { hand: ['Saved!'] } },
      { sets, deckTop: ['Barrel', 'Mustang'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Cat.answers('Saved!');
    Ann.passes();
    expect(Ben).toHaveLostLife(0);
    Cat.picks('pile');
    expect(Cat).toHold('Barrel', 'Mustang');
  });

  it('[VALLEY-SAVED-01] or two random cards of the saved player’s hand', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Scope', 'Duel', 'Panic!'] }, Cat: { hand: ['Saved!'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ann.passes();
    Cat.answers('Saved!');
    Cat.picks({ from: Ben });
    expect(Ben).toHold(1);
    expect(Cat).toHold(2);
  });

  it('[VALLEY-SAVED-01] brings nothing if the loss puts him out all the same', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ben: { role: 'outlaw', life: 2, inPlay: ['Dynamite'], hand: ['Scope'] },
        Cat: { role: 'outlaw', hand: ['Saved!'] },
        Ann: { role: 'sheriff' },
      },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    Cat.answers('Saved!');
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Cat).toHold(2); // of her own phase 1
    expect(Ann).toHold(0);
  });

  it('[VALLEY-SAVED-02] may undo one’s own shot', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Saved!'] }, Ben: {} }, { sets });
    Ann.plays('BANG!', { on: Ben });
    Ann.answers('Saved!');
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHold(2); // from the deck: Ben has no hand
  });

  it('[VALLEY-SAVED-03] prevents one of Dynamite’s three', () => {
    const { Ben, Cat } = table(
      { Ben: { inPlay: ['Dynamite'] }, Cat: { hand: ['Saved!'] }, Dan: {} },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    Cat.answers('Saved!');
    expect(Ben).toHaveLostLife(2);
    expect(Cat).toHold(2);
  });

  it('[VALLEY-SAVED-04] is not for oneself', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Saved!'] } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Saved!').because('wrongCard');
    Ben.passes();
    expect(Ben).not.toBeAsked('save');
    Ann.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('[VALLEY-SAVED-05-Q] takes only one card of a hand that has no more', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Scope'] }, Cat: { hand: ['Saved!'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ann.passes();
    Cat.answers('Saved!');
    Cat.picks({ from: Ben });
    expect(Cat).toHold('Scope');
    expect(Ben).toHold(0);
  });

  it('[VALLEY-SAVED-06-Q] comes after Missed! and Barrel and before Beer; what is prevented sets nothing off', () => {
    const { Ann, Bart, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Scope'] },
        Bart: { is: 'Bart Cassidy', life: 1, hand: ['Beer'], inPlay: ['Barrel'] },
        Cat: { hand: ['Saved!'] },
      },
      { sets, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Bart });
    expect(Cat).not.toBeAsked();
    Bart.uses('Barrel');
    Bart.passes();
    Ann.passes();
    Cat.answers('Saved!');
    Cat.picks('pile');
    expect(Bart).toHaveLife(1);
    expect(Bart).toHold('Beer'); // not drunk, and nothing drawn
  });

  it('is offered to everybody with cards at once, whoever holds it', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: { hand: ['Scope'] }, Dan: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.isAsked('save');
    Cat.isAsked('save');
    expect(Dan).not.toBeAsked(); // an empty hand is public
    Cat.passes();
    Ann.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('is not asked about while every copy lies open', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: { hand: ['Scope'] } },
      { sets, discard: ['Saved!'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toBeAsked('play');
  });

  it('is no play of phase 2', () => {
    const { Ann } = table({ Ann: { hand: ['Saved!', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Saved!').because('onlyAsAnswer');
  });
});
