import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const noCaboose = () => onTheLine({ train: ['Dining Car', 'Mail Car', 'Private Car'] });

describe('Caboose', () => {
  it('[TRAIN-CABOOSE-01] lets its owner discard another blue card as a Missed!, a railcar too, never itself', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { inPlay: ['Caboose', 'Lounge Car'], hand: ['Beer'] },
        Cid: {},
        Dan: {},
      },
      noCaboose(),
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Caboose', { card: 'Caboose' }).because('wrongCard', { needs: 'blue' });
    Ben.mayNot.use('Caboose', { card: 'Beer' }).because('wrongCard', { needs: 'blue' });
    Ben.uses('Caboose', { card: 'Lounge Car' });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Caboose');
  });

  it('[TRAIN-CABOOSE-02-Q] takes blue cards of the hand, and two of them against Slab the Killer', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Saloon'] },
        Ben: { inPlay: ['Caboose', 'Mustang'], hand: ['Barrel'] },
        Cid: {},
        Dan: {},
      },
      { ...noCaboose(), sets: ['base', 'great-train-robbery'] },
    );
    Slab.mayNot.play('BANG!', { on: Ben }).because('outOfRange');
    const near = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Saloon'] },
        Ben: { inPlay: ['Caboose', 'Scope'], hand: ['Barrel'] },
        Cid: {},
        Dan: {},
      },
      noCaboose(),
    );
    near.Slab.plays('BANG!', { on: near.Ben });
    near.Ben.uses('Caboose', { card: 'Barrel' });
    near.Ben.uses('Caboose', { card: 'Scope' });
    expect(near.Ben).toHaveLostLife(0);
    expect(near.Ben).toHaveInPlay('Caboose');
  });

  it('[TRAIN-MIX-28-Q] an orange card given up loses its tokens to the supply, and a Bomb does not explode', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { inPlay: ['Caboose', 'Bomb', 'Whip'] },
        Cid: {},
        Dan: {},
      },
      {
        ...onTheLine({ train: ['Dining Car', 'Mail Car', 'Private Car'], more: ['armed-and-dangerous'] }),
        tokensOn: { load: { Bomb: 1, Whip: 3 } },
      },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Caboose', { card: 'Bomb' });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Caboose', 'Whip');
    expect(Ben).toHaveTokens('load', 3, 'Whip');
    expect(Object.keys(game.state.cardTokens)).toHaveLength(1);
  });
});
