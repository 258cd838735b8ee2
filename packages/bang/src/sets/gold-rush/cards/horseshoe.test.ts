import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Horseshoe', () => {
  it('[GOLD-SHOE-01] one card more is turned for a draw!, its owner picks which one counts, both are discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'], zones: { equipment: ['Horseshoe'] } } },
      { sets, deckTop: ['2♠', '3♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.picks('3♥');
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('3♥', '2♠');
  });

  it('[GOLD-SHOE-02-Q] Lucky Duke turns three', () => {
    const { Ann, Duke } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Duke: { is: 'Lucky Duke', inPlay: ['Barrel'], zones: { equipment: ['Horseshoe'] } },
      },
      { sets, deckTop: ['2♠', '4♠', '3♥'] },
    );
    Ann.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    Duke.picks('3♥');
    expect(Duke).toHaveLostLife(0);
  });

  it('does nothing for anybody else', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], zones: { equipment: ['Horseshoe'] } }, Ben: { inPlay: ['Barrel'] } },
      { sets, deckTop: ['2♠', '3♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);
  });
});
