import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const robber = { hand: ['Train Robbery', 'BANG!', 'Saloon'] };

describe('Train Robbery', () => {
  it('[TRAIN-ROBBERY-01] robs anybody at any distance, and is the BANG! of the turn', () => {
    const { Ann, Ben, Cid } = table({ Ann: robber, Ben: {}, Cid: { inPlay: ['Mustang'] }, Dan: {} }, onTheLine());
    Ann.plays('Train Robbery', { on: Cid });
    Cid.picks({ do: 'giveUp', card: 'Mustang' });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
  });

  it('[TRAIN-ROBBERY-02] [TRAIN-ROBBERY-03] for each card its owner loses it or faces a shot, each on its own', () => {
    const { Ann, Cid } = table(
      { Ann: robber, Ben: {}, Cid: { inPlay: ['Mustang', 'Scope', 'Schofield'], hand: ['Missed!'] }, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Train Robbery', { on: Cid });
    Cid.picks({ do: 'giveUp', card: 'Mustang' });
    Cid.picks({ do: 'face', card: 'Scope' });
    Cid.answers('Missed!');
    Cid.picks({ do: 'face', card: 'Schofield' });
    expect(Cid).toHaveLostLife(1);
    expect(Cid).toHaveInPlay('Scope', 'Schofield');
    expect(Ann).toBeAsked('play');
  });

  it('[TRAIN-ROBBERY-04-Q] does nothing to a player without cards in play, and shoots no BANG! card', () => {
    const none = table({ Ann: robber, Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    none.Ann.plays('Train Robbery', { on: none.Cid });
    expect(none.Ann).toBeAsked('play');
    const { Slab, Evan } = table(
      {
        Slab: { ...robber, is: 'Slab the Killer' },
        Evan: { is: 'Evan Babbit', inPlay: ['Scope'], hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Slab.plays('Train Robbery', { on: Evan });
    Evan.picks({ do: 'face', card: 'Scope' });
    Evan.mayNot.use('Evan Babbit').because('noBangCard');
    Evan.answers('Missed!');
    expect(Evan).toHaveLostLife(0);
  });

  it('[TRAIN-ROBBERY-05-Q] what has left play meanwhile needs no decision', () => {
    const { Ann, Cid } = table(
      { Ann: robber, Ben: {}, Cid: { inPlay: ['Caboose', 'Scope'] }, Dan: {} },
      onTheLine({ train: ['Dining Car', 'Mail Car', 'Lounge Car'] }),
    );
    Ann.plays('Train Robbery', { on: Cid });
    Cid.picks({ do: 'face', card: 'Caboose' });
    Cid.uses('Caboose', { card: 'Scope' });
    expect(Cid).toHaveLostLife(0);
    expect(Ann).toBeAsked('play');
  });

  it('[TRAIN-ROBBERY-05-Q] the rest is dropped when the target is out', () => {
    const { Ann, Cid } = table(
      { Ann: robber, Ben: {}, Cid: { life: 1, inPlay: ['Mustang', 'Scope'] }, Dan: {} },
      { ...onTheLine(), discard: ['Money Bag'] },
    );
    Ann.plays('Train Robbery', { on: Cid });
    Cid.picks({ do: 'face', card: 'Mustang' });
    expect(Cid).toBeOut();
    expect(Ann).toBeAsked('play');
  });
});
