import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { Whip: 3 } } };

describe('Whip', () => {
  it('[ARMED-WHIP-01] discards a card in play for 3 tokens, at any distance, never one in hand', () => {
    const { Ann, Ben, Cid, game } = table(
      {
        Ann: { hand: ['Beer'], inPlay: ['Whip'] },
        Ben: { hand: ['Beer'] },
        Cid: { hand: ['Duel'], inPlay: ['Mustang'] },
        Dot: {},
      },
      armed,
    );
    Ann.mayNot.use('Whip', { on: Ben, what: 'hand' }).because('nothingThere');
    Ann.mayNot.use('Whip', { on: Cid, what: 'hand' }).because('notAnOption');
    Ann.uses('Whip', { on: Cid, what: 'Mustang' });
    expect(Cid).toHold('Duel');
    expect(game).toHaveDiscarded('Mustang', 'Whip');
  });

  it.each(['Jail', 'Dynamite', 'Bomb', 'Scope'])('[ARMED-WHIP-02-Q] one’s own %s too', (card) => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Whip', card], role: 'outlaw' }, Ben: { role: 'sheriff' } },
      armed,
    );
    Ann.uses('Whip', { on: Ann, what: card });
    expect(Ann).toHaveInPlay();
    expect(Ann).toHaveLostLife(0);
  });
});
