import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Black Flower', () => {
  it('[VALLEY-FLOWER-01] plays a ♣ card as a BANG! besides the one of the turn', () => {
    const { Flower, Ben, game } = table(
      { Flower: { is: 'Black Flower', hand: ['BANG! 5♦', 'Missed! 10♣', 'Beer'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    Flower.plays('BANG! 5♦', { on: Ben });
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(game).toHaveDiscarded('Missed! 10♣', 'BANG! 5♦');
  });

  it('[VALLEY-FLOWER-01] may do so first and then play her BANG!', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['BANG! 5♦', 'Missed! 10♣', 'Beer'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben });
    Flower.plays('BANG! 5♦', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-FLOWER-01] needs a ♣', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['BANG! 5♦', 'Missed! 10♣'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    Flower.mayNot.use('Black Flower', { card: 'BANG! 5♦', on: Ben }).because('wrongSuit', { needs: '♣' });
  });

  it('[VALLEY-FLOWER-02] shoots in reach, may be missed, and once a turn only', () => {
    const { Flower, Ben, Cat } = table(
      {
        Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Missed! J♣', 'Beer'] },
        Ben: { hand: ['Missed!'] },
        Cat: {},
        Dan: {},
      },
      { sets, discard },
    );
    Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: Cat }).because('outOfRange', { distance: 2 });
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    Flower.mayNot.use('Black Flower', { card: 'Missed! J♣', on: Ben }).because('usedUp', { used: 1, most: 1 });
  });

  it('[VALLEY-FLOWER-03-Q] it is a BANG! card: Bounty pays, and Aim may go with it', () => {
    const { Flower, Ben } = table(
      {
        Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Aim', 'Beer'] },
        Ben: { inPlay: ['Bounty'] },
        Cat: {},
      },
      { sets, discard: ['Saved!', 'Escape'] },
    );
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
    expect(Flower).toHold(2); // Beer, and the Bounty’s card
  });

  it('[VALLEY-FLOWER-03-Q] Aim itself is a ♣, and does not go with itself', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['Aim', 'Beer'] }, Ben: {}, Cat: {} },
      { sets, discard: ['Saved!', 'Escape'] },
    );
    Flower.uses('Black Flower', { card: 'Aim', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[VALLEY-FLOWER-03-Q, WWS-MIX-21-Q] the Sermon stops it', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'The Sermon', discard },
    );
    Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: Ben }).because('noBangs');
  });

  it('[WWS-MIX-09-Q] goes by the suit that counts: under Blessing nothing is a ♣', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'Blessing', discard },
    );
    Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: Ben }).because('wrongSuit');
  });

  it('[VALLEY-FLOWER-03-Q, ARMED-DOUBLE-01] a Dangerous weapon goes by the card she plays: no ♦ for a Double Barrel', () => {
    const { Flower, Ben } = table(
      {
        Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'], inPlay: ['Double Barrel'] },
        Ben: { hand: ['Missed!'] },
        Cat: {},
      },
      { sets: [...sets, 'armed-and-dangerous'], discard, tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    Flower.mayNot
      .use('Black Flower', { card: 'Missed! 10♣', special: 'Double Barrel', on: Ben })
      .because('wrongSuit', { needs: '♦' });
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });
});
