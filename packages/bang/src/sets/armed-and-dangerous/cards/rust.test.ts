import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Rust', () => {
  it('[ARMED-RUST-01] takes a token from each place of everybody else, onto its player’s character up to 4', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: ['Rust', 'Beer'], inPlay: ['Whip'], tokens: { load: 1 } },
        Ben: { inPlay: ['Crate', 'Bandolier'], tokens: { load: 2 } },
        Cid: { tokens: { load: 1 } },
        Dot: {},
      },
      { sets, tokensOn: { load: { Crate: 3, Bandolier: 2, Whip: 3 } } },
    );
    Ann.plays('Rust');
    expect(Ann).toHaveTokens('load', 4);
    expect(Ann).toHaveTokens('load', 3, 'Whip');
    expect(Ben).toHaveTokens('load', 2, 'Crate');
    expect(Ben).toHaveTokens('load', 1, 'Bandolier');
    expect(Ben).toHaveTokens('load', 1);
    expect(Cid).toHaveTokens('load', 0);
  });

  it('[ARMED-RUST-02] Dangerous cards that run dry are discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Rust', 'Beer'] }, Ben: { inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('Rust');
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Crate', 'Rust');
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-RUST-03-Q] clockwise: of each all tokens come off, then a Bomb explodes, before the next', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: ['Rust', 'Beer'] },
        Ben: { life: 2, hand: ['Beer'], inPlay: ['Bomb'], tokens: { load: 1 } },
        Cid: { tokens: { load: 1 } },
        Dot: {},
      },
      { sets, tokensOn: { load: { Bomb: 1 } } },
    );
    Ann.plays('Rust');
    Ben.isAsked('rescue');
    expect(Ann).toHaveTokens('load', 2);
    expect(Cid).toHaveTokens('load', 1);
    Ben.answers('Beer');
    expect(Cid).toHaveTokens('load', 0);
    expect(Ann).toHaveTokens('load', 3);
  });
});
