import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Rag Time', () => {
  it('[DODGE-CARD-06] for another card it takes a card of any player, in play by choice or of the hand at random', () => {
    const seats = {
      Ann: { hand: ['Rag Time', 'Beer', 'Scope'] },
      Ben: {},
      Cat: { hand: ['Panic!'], inPlay: ['Barrel', 'Mustang'] },
      Dan: {},
    };
    const inPlay = table(seats, { sets });
    inPlay.Ann.plays('Rag Time', { on: inPlay.Cat, what: 'Barrel', cost: ['Scope'] });
    expect(inPlay.Ann).toHold('Beer', 'Barrel');
    expect(inPlay.game).toHaveDiscarded('Scope', 'Rag Time');
    const ofHand = table(seats, { sets });
    ofHand.Ann.plays('Rag Time', { on: ofHand.Cat, what: 'hand', cost: ['Scope'] });
    expect(ofHand.Ann).toHold('Beer', 'Panic!');
  });

  it('[DODGE-CARD-09-Q] on oneself does for a card in play, never for the hand', () => {
    const { Ann } = table({ Ann: { hand: ['Rag Time', 'Beer', 'Scope'], inPlay: ['Barrel'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Rag Time', { on: Ann, what: 'hand', cost: ['Beer'] }).because('notAnOption');
    Ann.plays('Rag Time', { on: Ann, what: 'Barrel', cost: ['Beer'] });
    expect(Ann).toHold('Scope', 'Barrel');
  });

  it('is refused on somebody without any card', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Rag Time', 'Beer'] }, Ben: {}, Cat: { hand: ['Beer'] } }, { sets });
    Ann.mayNot.play('Rag Time', { on: Ben, what: 'hand', cost: ['Beer'] }).because('nothingThere');
  });

  it('[DODGE-DISC-01] is refused to whoever holds nothing else', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Rag Time'], inPlay: ['Knife'] }, Ben: { hand: ['Beer'] } }, { sets });
    Ann.mayNot.play('Rag Time', { on: Ben, what: 'hand', cost: [] }).because('cannotPay', { needs: 1, has: 0 });
  });
});
