import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('LeMat', () => {
  it('[VALLEY-LEMAT-01][VALLEY-GEN-01] shoots with any card of the hand, one a turn, in reach 1', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['Scope', 'Beer', 'Missed!'], inPlay: ['LeMat'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets, discard },
    );
    Ann.mayNot.play('Scope', { as: 'bang', on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.plays('Scope', { as: 'bang', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(game).toHaveDiscarded('Scope');
    Ann.mayNot.play('Missed!', { as: 'bang', on: Ben }).because('bangLimitReached');
    Ann.plays('Beer', { as: 'beer' });
  });

  it('[VALLEY-LEMAT-02-Q] serves in a Duel of one’s own, not in those of others nor against Indians!', () => {
    const own = table(
      { Ann: { hand: ['Duel', 'Scope', 'Beer'], inPlay: ['LeMat'] }, Ben: { hand: ['BANG!'] } },
      { sets, discard },
    );
    own.Ann.plays('Duel', { as: 'duel', on: own.Ben });
    own.Ben.answers('BANG!');
    own.Ann.answers('Scope');
    expect(own.Ben).toHaveLostLife(1);
    const others = table(
      { Ben: { hand: ['Duel', 'Indians!', 'Beer'] }, Ann: { hand: ['Scope'], inPlay: ['LeMat'] } },
      { sets, discard },
    );
    others.Ben.plays('Duel', { on: others.Ann });
    others.Ann.mayNot.play('Scope').because('wrongCard');
    others.Ann.passes();
    others.Ben.plays('Indians!');
    others.Ann.mayNot.play('Scope').because('wrongCard');
    others.Ann.passes();
    expect(others.Ann).toHaveLostLife(2);
  });

  it('[VALLEY-LEMAT-02-Q] serves for Lee Van Kliff’s discard', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG!', 'Scope', 'Beer'], inPlay: ['LeMat'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'wild-west-show'], discard },
    );
    Lee.plays('BANG!', { on: Ben });
    Lee.uses('Lee Van Kliff', { card: 'Scope', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-LEMAT-03-Q] a blue ♦ is a brown BANG! card then: nothing to Apache Kid', () => {
    const { Ann, Kid, Cat } = table(
      {
        Ann: { hand: ['Hideout K♦', 'Beer'], inPlay: ['LeMat'] },
        Kid: { is: 'Apache Kid' },
        Cat: {},
      },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('Hideout K♦', { as: 'bang', on: Kid });
    expect(Kid).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(0);
  });

  it('[ARMED-MIX-15] itself it is blue and no business of Apache Kid’s', () => {
    const { Ann } = table(
      { Ann: { hand: ['LeMat 4♦', 'Beer'] }, Kid: { is: 'Apache Kid' } },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('LeMat 4♦');
    expect(Ann).toHaveInPlay('LeMat');
  });

  it('[VALLEY-AIM-03-Q] Aim goes with a card shot through it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope', 'Aim', 'Beer'], inPlay: ['LeMat'] }, Ben: {}, Cat: {} },
      { sets, discard: ['Saved!', 'Escape'] },
    );
    Ann.plays('Scope', { as: 'bang', on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
  });

  it('[WWS-MIX-21-Q] the Sermon stops it, the card’s own use stays', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope', 'Beer'], inPlay: ['LeMat'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'The Sermon', discard },
    );
    Ann.mayNot.play('Scope', { as: 'bang', on: Ben }).because('noBangs');
    Ann.plays('Scope', { as: 'scope' });
  });
});
