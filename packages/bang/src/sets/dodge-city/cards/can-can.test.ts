import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Can Can', () => {
  it('[DODGE-CARD-06] makes any player lose a card, at any distance', () => {
    const seats = {
      Ann: { inPlay: ['Can Can'], hand: ['Beer'] },
      Ben: {},
      Cat: { hand: ['Panic!'], inPlay: ['Barrel', 'Mustang'] },
      Dan: {},
    };
    const inPlay = table(seats, { sets });
    inPlay.Ann.uses('Can Can', { on: inPlay.Cat, what: 'Barrel' });
    expect(inPlay.Cat).toHaveInPlay('Mustang');
    expect(inPlay.game).toHaveDiscarded('Barrel', 'Can Can');
    const ofHand = table(seats, { sets });
    ofHand.Ann.uses('Can Can', { on: ofHand.Cat, what: 'hand' });
    expect(ofHand.Cat).toHold(0);
    expect(ofHand.Ann).toHold('Beer');
  });

  it('[DODGE-CARD-09-Q] on oneself does for a card in play, say a Jail, never for the hand', () => {
    const { Ann } = table({ Ann: { hand: ['Beer'], inPlay: ['Can Can', 'Dynamite'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Can Can', { on: Ann, what: 'hand' }).because('notAnOption');
    Ann.uses('Can Can', { on: Ann, what: 'Dynamite' });
    expect(Ann).toHaveInPlay();
  });

  it('is refused on somebody without any card', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Can Can'], hand: ['Beer'] }, Ben: {}, Cat: { hand: ['Beer'] } },
      { sets },
    );
    Ann.mayNot.use('Can Can', { on: Ben, what: 'hand' }).because('nothingThere');
  });
});
