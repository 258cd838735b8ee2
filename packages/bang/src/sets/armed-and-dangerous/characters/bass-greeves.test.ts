import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Bass Greeves', () => {
  it('[ARMED-BASS-01] once in his turn he discards a card for 2 tokens, both in one place', () => {
    const { Bass, game } = table(
      { Bass: { is: 'Bass Greeves', hand: ['Duel', 'Beer', 'Saloon'], inPlay: ['Crate'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Bass.uses('Bass Greeves', { card: 'Duel', place: 'Crate' });
    expect(Bass).toHaveTokens('load', 3, 'Crate');
    expect(Bass).toHaveTokens('load', 0);
    expect(game).toHaveDiscarded('Duel');
    Bass.mayNot.use('Bass Greeves', { card: 'Beer', place: 'character' }).because('usedUp');
  });

  it('[ARMED-BASS-01] or on himself; a third place for half of it there is not', () => {
    const { Bass } = table(
      { Bass: { is: 'Bass Greeves', hand: ['Duel', 'Beer'], tokens: { load: 3 } }, Ben: {} },
      { sets },
    );
    Bass.uses('Bass Greeves', { card: 'Duel', place: 'character' });
    expect(Bass).toHaveTokens('load', 4);
  });
});
