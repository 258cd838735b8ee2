import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Last Call', () => {
  it('[VALLEY-LASTCALL-01] gives a life point in one’s own turn, with two players left too', () => {
    const { Ann } = table({ Ann: { life: 2, hand: ['Last Call', 'Scope'] }, Ben: {} }, { sets, discard });
    Ann.plays('Last Call');
    expect(Ann).toHaveLife(3);
  });

  it('[VALLEY-LASTCALL-01] is never a rescue', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, hand: ['Last Call'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.mayNot.play('Last Call').because('noRescue');
    const own = table(
      { Ann: { life: 1, hand: ['Duel', 'Last Call'] }, Ben: { hand: ['BANG!'] }, Cat: {} },
      { sets, discard },
    );
    own.Ann.plays('Duel', { on: own.Ben });
    own.Ben.answers('BANG!');
    own.Ann.passes();
    own.Ann.mayNot.play('Last Call').because('noRescue');
  });
});
