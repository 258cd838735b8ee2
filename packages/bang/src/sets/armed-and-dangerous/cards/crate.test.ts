import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];
const loaded = (count: number) => ({ sets, tokensOn: { load: { Crate: count } } });

describe('Crate', () => {
  it('[ARMED-CRATE-01] counts as a Missed! for 2 tokens, out of turn', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate'] } }, loaded(3));
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Crate');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveTokens('load', 1, 'Crate');
  });

  it('[ARMED-CRATE-01] with fewer than 2 it is no help, and nobody is asked', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate'] } }, loaded(1));
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHaveTokens('load', 1, 'Crate');
  });

  it('[ARMED-CRATE-01] the refusal says how many it takes', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Beer'], inPlay: ['Crate'] } },
      loaded(1),
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Crate').because('tooFewTokens', { needs: 2, has: 1 });
  });

  it('[ARMED-CRATE-02] may follow a Barrel that has failed', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate', 'Barrel'] } },
      { ...loaded(3), deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.uses('Crate');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-CRATE-02] or be tried first, against Slab the Killer, with the Barrel after it', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate', 'Barrel'] } },
      { ...loaded(3), deckTop: ['2♥'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.uses('Crate');
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-CRATE-03-Q] with 4 tokens it is two Missed! against one shot of Slab the Killer, and is gone', () => {
    const { Slab, Ben, game } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate'] } },
      loaded(4),
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.uses('Crate');
    Ben.uses('Crate');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Crate');
  });
});
