import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { 'Lock Pick': 3 } } };

describe('Lock Pick', () => {
  it('[ARMED-LOCKPICK-01] takes a random card of any other hand for 3 tokens, at any distance', () => {
    const { Ann, Cid } = table(
      {
        Ann: { hand: ['Beer'], inPlay: ['Lock Pick'] },
        Ben: {},
        Cid: { hand: ['Duel'], inPlay: ['Mustang'] },
        Dot: {},
      },
      armed,
    );
    Ann.uses('Lock Pick', { on: Cid });
    expect(Ann).toHold('Beer', 'Duel');
    expect(Cid).toHaveInPlay('Mustang');
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-LOCKPICK-01] not one’s own, and not from an empty hand', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Lock Pick'] }, Ben: { inPlay: ['Mustang'] }, Cid: { hand: ['Duel'] } },
      armed,
    );
    Ann.mayNot.use('Lock Pick', { on: Ben }).because('nothingThere');
    Ann.mayNot.use('Lock Pick', { on: Ann }).because('notOneself');
  });
});
