import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const owner = { inPlay: ['Baggage Car'], hand: ['BANG!', 'Saloon'] };

describe('Baggage Car', () => {
  it('[TRAIN-BAGGAGE-01] is a Missed! in the turn of another, and goes under its deck', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: { inPlay: ['Baggage Car'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Baggage Car');
    expect(Ben).toHaveLostLife(0);
    expect(game.facesOf(game.state.zones['railcars'] ?? [])[0]?.card.name).toBe('Baggage Car');
  });

  it('[TRAIN-BAGGAGE-01] is a BANG! besides the one of the turn', () => {
    const { Ann, Ben } = table({ Ann: owner, Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Baggage Car', { as: 'bang', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-BAGGAGE-01] is a Panic! or a Cat Balou', () => {
    const panic = table({ Ann: owner, Ben: { inPlay: ['Mustang'] }, Cid: {}, Dan: {} }, onTheLine());
    panic.Ann.mayNot.use('Baggage Car', { as: 'panic', on: panic.Ben, what: 'Mustang' }).because('tooFar');
    const near = table({ Ann: owner, Ben: { inPlay: ['Barrel'] }, Cid: {}, Dan: {} }, onTheLine());
    near.Ann.uses('Baggage Car', { as: 'panic', on: near.Ben, what: 'Barrel' });
    expect(near.Ann).toHold('BANG!', 'Saloon', 'Barrel');
    const { Ann, Cid } = table({ Ann: owner, Ben: {}, Cid: { inPlay: ['Barrel'] }, Dan: {} }, onTheLine());
    Ann.uses('Baggage Car', { as: 'cat-balou', on: Cid, what: 'Barrel' });
    expect(Cid).toHaveInPlay();
  });

  it('[TRAIN-BAGGAGE-02-Q] its BANG! is no BANG! card, and goes no farther than the weapon; its Panic! to distance 1', () => {
    const { Ann, Evan, Cid } = table(
      {
        Ann: { ...owner, is: 'Slab the Killer' },
        Evan: { is: 'Evan Babbit', hand: ['Missed!'] },
        Cid: { inPlay: ['Barrel'] },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.mayNot.use('Baggage Car', { as: 'bang', on: Cid }).because('outOfRange');
    Ann.mayNot.use('Baggage Car', { as: 'panic', on: Cid, what: 'Barrel' }).because('tooFar');
    Ann.uses('Baggage Car', { as: 'bang', on: Evan });
    Evan.mayNot.use('Evan Babbit').because('noBangCard');
    Evan.answers('Missed!');
    expect(Evan).toHaveLostLife(0);
  });

  it('[TRAIN-MIX-10-Q] takes a railcar with its Panic!, which lies in front of the taker then', () => {
    const { Ann, Ben } = table({ Ann: owner, Ben: { inPlay: ['Private Car'] }, Cid: {}, Dan: {} }, onTheLine());
    Ann.uses('Baggage Car', { as: 'panic', on: Ben, what: 'Private Car' });
    expect(Ann).toHaveInPlay('Private Car');
  });
});
