import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Pepperbox', () => {
  it('[DODGE-CARD-04] is a shot as far as the weapon reaches', () => {
    const { Ann, Cat, Dan } = table(
      { Ann: { inPlay: ['Pepperbox', 'Schofield'], hand: ['Beer'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {}, Fay: {} },
      { sets },
    );
    Ann.mayNot.use('Pepperbox', { on: Dan }).because('outOfRange', { distance: 3, reach: 2 });
    Ann.uses('Pepperbox', { on: Cat });
    expect(Cat).toHaveLostLife(1);
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { inPlay: ['Pepperbox'], hand: ['Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Pepperbox', { on: Ann }).because('notOneself');
  });

  it('is no BANG! card: Slab the Killer’s takes one Missed!', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', inPlay: ['Pepperbox'], hand: ['Beer'] }, Ben: { hand: ['Missed!', 'Scope'] } },
      { sets },
    );
    Slab.uses('Pepperbox', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });
});
