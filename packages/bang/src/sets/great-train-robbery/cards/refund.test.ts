import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const insured = { inPlay: ['Refund', 'Barrel'], hand: ['Beer'] };

describe('Refund', () => {
  it('[TRAIN-REFUND-01] draws a card when another player takes or discards one, of the hand or in play', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Panic!', 'Cat Balou', 'Saloon'] }, Ben: insured, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Panic!', { on: Ben, what: 'hand' });
    expect(Ben).toHold(1);
    Ann.plays('Cat Balou', { on: Ben, what: 'Barrel' });
    expect(Ben).toHold(2);
  });

  it('[TRAIN-REFUND-02] not for itself, and not for a Train Robbery', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Cat Balou', 'Train Robbery', 'Saloon'] }, Ben: insured, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Train Robbery', { on: Ben });
    Ben.picks({ do: 'giveUp', card: 'Barrel' });
    Ben.picks({ do: 'face', card: 'Refund' });
    Ben.passes();
    expect(Ben).toHold('Beer');
    Ann.plays('Cat Balou', { on: Ben, what: 'Refund' });
    expect(Ben).toHold('Beer');
  });

  it('[TRAIN-REFUND-03-Q] one for each card lost to Brawl or Can Can, none for what its owner chooses to give up', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Brawl', 'Duel', 'Saloon'], inPlay: ['Circus Wagon'] }, Ben: insured, Cid: {}, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    Ann.plays('Brawl', { cost: ['Duel'] });
    Ann.picks('hand');
    expect(Ben).toHold(1);
    Ann.uses('Circus Wagon');
    Ben.picks('Barrel');
    expect(Ben).toHold(1);
  });

  it('[TRAIN-REFUND-04-Q] none when its owner takes it: Panic! on one’s own Barrel', () => {
    const { Ben } = table(
      { Ann: {}, Ben: { inPlay: ['Refund', 'Barrel'], hand: ['Panic!'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), turn: 'Ben' },
    );
    Ben.plays('Panic!', { on: Ben, what: 'Barrel' });
    expect(Ben).toHold('Barrel');
  });
});
