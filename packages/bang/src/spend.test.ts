import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Cards discarded together', () => {
  it('[BASE-TURN-10-Q] pay for nothing else while their owner names their order', () => {
    const { Sid, game } = table({
      Sid: { is: 'Sid Ketchum', life: 2, hand: ['BANG!', 'Beer', 'Duel'] },
      Pedro: { is: 'Pedro Ramirez' },
      Ann: {},
      Ben: {},
    });
    Sid.interjects('Sid Ketchum', ['BANG!', 'Duel']);
    Sid.isAsked('orderDiscards');
    expect(game.position.standing).toEqual([]);
    Sid.picks(['Duel', 'BANG!']);
    expect(Sid).toHaveLife(3);
  });
});
