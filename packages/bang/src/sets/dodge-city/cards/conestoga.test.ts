import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Conestoga', () => {
  it('[DODGE-CARD-06] takes a card of any player, at any distance', () => {
    const seats = {
      Ann: { inPlay: ['Conestoga'], hand: ['Beer'] },
      Ben: {},
      Cat: { hand: ['Panic!'], inPlay: ['Barrel', 'Mustang'] },
      Dan: {},
    };
    const inPlay = table(seats, { sets });
    inPlay.Ann.uses('Conestoga', { on: inPlay.Cat, what: 'Barrel' });
    expect(inPlay.Ann).toHold('Beer', 'Barrel');
    const ofHand = table(seats, { sets });
    ofHand.Ann.uses('Conestoga', { on: ofHand.Cat, what: 'hand' });
    expect(ofHand.Ann).toHold('Beer', 'Panic!');
    expect(ofHand.game).toHaveDiscarded('Conestoga');
  });

  it('[DODGE-CARD-09-Q] on oneself does for a card in play, never for the hand', () => {
    const { Ann } = table({ Ann: { hand: ['Beer'], inPlay: ['Conestoga', 'Barrel'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Conestoga', { on: Ann, what: 'hand' }).because('notAnOption');
    Ann.uses('Conestoga', { on: Ann, what: 'Barrel' });
    expect(Ann).toHold('Beer', 'Barrel');
  });

  it('is refused on somebody without any card', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Conestoga'], hand: ['Beer'] }, Ben: {}, Cat: { hand: ['Beer'] } },
      { sets },
    );
    Ann.mayNot.use('Conestoga', { on: Ben, what: 'hand' }).because('nothingThere');
  });
});
