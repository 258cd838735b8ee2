import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Squaw', () => {
  it('[ARMED-SQUAW-01] discards any card in play, at any distance', () => {
    const { Ann, Cid, game } = table(
      { Ann: { hand: ['Squaw', 'Beer'] }, Ben: {}, Cid: { hand: ['Duel'], inPlay: ['Mustang'] }, Dot: {} },
      { sets },
    );
    Ann.plays('Squaw', { on: Cid, what: 'Mustang' });
    expect(game).toHaveDiscarded('Mustang', 'Squaw');
    expect(Cid).toHold('Duel');
  });

  it('[ARMED-SQUAW-01] for 2 tokens it is one’s own instead', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['Squaw', 'Beer'], tokens: { load: 2 } }, Ben: {}, Cid: { inPlay: ['Mustang'] }, Dot: {} },
      { sets },
    );
    Ann.plays('Squaw', { on: Cid, what: 'Mustang', times: 1 });
    expect(Ann).toHold('Mustang', 'Beer');
    expect(Ann).toHaveTokens('load', 0);
  });

  it('[ARMED-SQUAW-02-Q] one’s own card may be chosen; a Dangerous one leaves its tokens behind', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Squaw', 'Beer'], inPlay: ['Crate'], tokens: { load: 2 } }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('Squaw', { on: Ann, what: 'Crate', times: 1, pay: ['character', 'character'] });
    expect(Ann).toHold('Crate', 'Beer');
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-SQUAW-02-Q] with nothing in play anywhere it is refused', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Squaw', 'Beer'] }, Ben: { hand: ['Beer'] } }, { sets });
    Ann.mayNot.play('Squaw', { on: Ben }).because('nothingThere');
  });
});
