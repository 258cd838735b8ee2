import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Knife', () => {
  it('[DODGE-CARD-02] is a shot at distance 1, whatever the weapon', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { inPlay: ['Knife', 'Winchester'], hand: ['Beer'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets },
    );
    Ann.mayNot.use('Knife', { on: Cat }).because('tooFar', { distance: 2, most: 1 });
    Ann.uses('Knife', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveInPlay('Winchester');
    expect(game).toHaveDiscarded('Knife');
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { inPlay: ['Knife'], hand: ['Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Knife', { on: Ann }).because('notOneself');
  });

  it('is dodged behind a Barrel', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Knife'], hand: ['Beer'] }, Ben: { inPlay: ['Barrel'] } },
      { sets, deckTop: ['Q♥'] },
    );
    Ann.uses('Knife', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
  });
});
