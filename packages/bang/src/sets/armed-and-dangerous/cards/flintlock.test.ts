import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Flintlock', () => {
  it('[ARMED-FLINTLOCK-01] shoots at somebody in reach; no BANG! card', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['BANG!', 'Flintlock', 'Beer'] }, Ben: {}, Cid: {}, Dot: {} },
      { sets },
    );
    Ann.mayNot.play('Flintlock', { on: Cid }).because('outOfRange');
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Flintlock', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[ARMED-FLINTLOCK-02][ARMED-FLINTLOCK-03-Q] cancelled, 2 tokens bring it back, and it may be played again at once', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Flintlock', 'Beer'], tokens: { load: 2 } }, Ben: { hand: ['Missed!'] } },
      { sets },
    );
    Ann.plays('Flintlock', { on: Ben });
    expect(Ann).toHaveTokens('load', 2);
    Ben.answers('Missed!');
    Ann.isAsked('takeBack');
    Ann.uses('Flintlock', { pay: ['character', 'character'] });
    expect(Ann).toHold('Flintlock', 'Beer');
    expect(Ann).toHaveTokens('load', 0);
    Ann.plays('Flintlock', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[ARMED-FLINTLOCK-02] whatever has cancelled it: a Barrel; and it may be left alone', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Flintlock', 'Beer'], tokens: { load: 2 } }, Ben: { inPlay: ['Barrel'] } },
      { sets, deckTop: ['2♥'] },
    );
    Ann.plays('Flintlock', { on: Ben });
    Ben.uses('Barrel');
    Ann.isAsked('takeBack');
    Ann.passes();
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveTokens('load', 2);
  });

  it('[ARMED-FLINTLOCK-02] a hit, or too few tokens, and nobody is asked', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Flintlock', 'Beer'], tokens: { load: 1 } }, Ben: { hand: ['Missed!'] } },
      { sets },
    );
    Ann.plays('Flintlock', { on: Ben });
    Ben.answers('Missed!');
    Ann.isAsked('play');
  });

  it('[ARMED-GEN-01] anything with a Missed! symbol cancels a shot of this set: a Duck!, a green Bible', () => {
    const { Ann, Ben, Kid } = table(
      {
        Ann: { hand: ['Flintlock', 'Quick Shot', 'Beer'] },
        Ben: { hand: ['Duck!'], inPlay: ['Bible'] },
        Kid: {},
      },
      { sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('Flintlock', { on: Ben });
    Ben.answers('Duck!');
    Ann.plays('Quick Shot', { on: Ben });
    Ben.uses('Bible');
    expect(Ben).toHaveLostLife(0);
    expect(Kid).toHaveLostLife(0);
  });
});
