import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const owner = { inPlay: ['Circus Wagon', 'Scope'], hand: ['Saloon'] };

describe('Circus Wagon', () => {
  it('[TRAIN-CIRCUS-01] makes every other player discard a card in play of their choice, clockwise', () => {
    const { Ann, Ben, Cid, Dan } = table(
      {
        Ann: owner,
        Ben: { inPlay: ['Mustang', 'Barrel'] },
        Cid: {},
        Dan: { inPlay: ['Private Car', 'Schofield'], hand: ['Beer'] },
      },
      onTheLine(),
    );
    Ann.uses('Circus Wagon');
    Ben.picks('Mustang');
    Dan.picks('Private Car');
    expect(Ann).toHaveInPlay('Scope');
    expect(Ben).toHaveInPlay('Barrel');
    expect(Cid).toHaveInPlay();
    expect(Dan).toHaveInPlay('Schofield');
    expect(Dan).toHold('Beer');
  });

  it('[TRAIN-BLAZE-05-Q] goes to all the others: Sgt. Blaze spares one of them', () => {
    const { Blaze, Ben, Cid } = table(
      { Blaze: { ...owner, is: 'Sgt. Blaze' }, Ben: { inPlay: ['Mustang'] }, Cid: { inPlay: ['Barrel'] }, Dan: {} },
      onTheLine(),
    );
    Blaze.uses('Circus Wagon', { sparedPlayer: Ben });
    Cid.picks('Barrel');
    expect(Ben).toHaveInPlay('Mustang');
  });
});
