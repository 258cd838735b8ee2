import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const owner = { inPlay: ['Passenger Car', 'Scope'], hand: ['Saloon'] };

describe('Passenger Car', () => {
  it('[TRAIN-PASSENGER-01] takes a card in play, or a random one of the hand, of any other player at any distance', () => {
    const inPlay = table({ Ann: owner, Ben: {}, Cid: { inPlay: ['Mustang'] }, Dan: {} }, onTheLine());
    inPlay.Ann.uses('Passenger Car', { on: inPlay.Cid, what: 'Mustang' });
    expect(inPlay.Ann).toHold('Saloon', 'Mustang');
    const { Ann, Cid } = table({ Ann: owner, Ben: {}, Cid: { hand: ['Beer'] }, Dan: {} }, onTheLine());
    Ann.mayNot.use('Passenger Car', { on: Ann, what: 'Scope' }).because('notOneself');
    Ann.uses('Passenger Car', { on: Cid, what: 'hand' });
    expect(Ann).toHold('Saloon', 'Beer');
  });

  it('[TRAIN-RAIL-08] puts a railcar in play in front of the taker', () => {
    const { Ann, Cid } = table({ Ann: owner, Ben: {}, Cid: { inPlay: ['Private Car'] }, Dan: {} }, onTheLine());
    Ann.uses('Passenger Car', { on: Cid, what: 'Private Car' });
    expect(Ann).toHaveInPlay('Scope', 'Private Car');
  });
});
