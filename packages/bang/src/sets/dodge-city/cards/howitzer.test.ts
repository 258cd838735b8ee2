import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Howitzer', () => {
  it('[DODGE-CARD-04] is a shot at everybody else, one after the other', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { inPlay: ['Howitzer'], hand: ['Beer'] },
        Ben: { hand: ['Missed!'] },
        Cat: { inPlay: ['Barrel'] },
        Dan: {},
      },
      { sets, deckTop: ['Q♠'] },
    );
    Ann.uses('Howitzer');
    expect(Dan).toHaveLostLife(0);
    Ben.answers('Missed!');
    Cat.uses('Barrel');
    expect([Ann, Ben, Cat, Dan].map(({ state }) => state.life)).toEqual([5, 4, 3, 3]);
    expect(Ann).toHaveInPlay();
  });

  it('is refused in the turn in which it was laid', () => {
    const { Ann } = table({ Ann: { hand: ['Howitzer', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Howitzer');
    Ann.mayNot.use('Howitzer').because('laidThisTurn');
  });

  it('is the work of its owner: he draws three cards for an Outlaw', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', inPlay: ['Howitzer'], hand: ['Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade' },
      },
      { sets },
    );
    Ann.uses('Howitzer');
    expect(Ben).toBeOut();
    expect(Ann).toHold(4);
  });
});
