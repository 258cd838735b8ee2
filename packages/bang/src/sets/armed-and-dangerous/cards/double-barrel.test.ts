import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { 'Double Barrel': 3 } } };

describe('Double Barrel', () => {
  it('[ARMED-DOUBLE-01] for a token a BANG! of ♦ cannot be cancelled, not even by a Barrel', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG! 2♦', 'Beer'], inPlay: ['Double Barrel'] },
        Ben: { hand: ['Missed!'], inPlay: ['Barrel'] },
      },
      armed,
    );
    Ann.plays('BANG!', { special: 'Double Barrel', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Missed!');
    expect(Ann).toHaveTokens('load', 2, 'Double Barrel');
  });

  it('[ARMED-DOUBLE-01] with another suit the payment is refused', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG! 2♣', 'Beer'], inPlay: ['Double Barrel'] }, Ben: { hand: ['Missed!'] } },
      armed,
    );
    Ann.mayNot.play('BANG!', { special: 'Double Barrel', on: Ben }).because('wrongSuit', { needs: '♦' });
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-DOUBLE-02-Q] it beats the Crate, and a Beer still saves', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG! 2♦', 'Beer'], inPlay: ['Double Barrel'] },
        Ben: { life: 1, hand: ['Beer'], inPlay: ['Crate'] },
        Cid: {},
      },
      { sets, tokensOn: { load: { 'Double Barrel': 3, Crate: 4 } } },
    );
    Ann.plays('BANG!', { special: 'Double Barrel', on: Ben });
    Ben.isAsked('rescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
  });

  it('[ARMED-DOUBLE-02-Q] the suit is the suit in force: under Curse there is no ♦', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG! 2♦', 'Beer'], inPlay: ['Double Barrel'] }, Ben: {} },
      { ...armed, sets: [...sets, 'high-noon'], event: 'Curse' },
    );
    Ann.mayNot.play('BANG!', { special: 'Double Barrel', on: Ben }).because('wrongSuit');
  });

  it('[ARMED-DOUBLE-01] a Club that Black Flower shoots is no ♦', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'], inPlay: ['Double Barrel'] }, Ben: {} },
      { ...armed, sets: [...sets, 'valley-of-shadows'] },
    );
    Flower.mayNot
      .use('Black Flower', { card: 'Missed! 10♣', special: 'Double Barrel', on: Ben })
      .because('wrongSuit', { needs: '♦' });
  });

  it('[ARMED-DOUBLE-02-Q] Saved! prevents what it takes', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: ['BANG! 2♦', 'Beer'], inPlay: ['Double Barrel'] },
        Ben: {},
        Cid: { hand: ['Saved!'] },
      },
      { ...armed, sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('BANG!', { special: 'Double Barrel', on: Ben });
    Ann.passes();
    Cid.answers('Saved!');
    expect(Ben).toHaveLostLife(0);
  });
});
