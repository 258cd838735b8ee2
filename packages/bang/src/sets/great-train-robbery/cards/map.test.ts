import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const starter = { role: 'sheriff', hand: ['Missed!'] } as const;

describe('Map', () => {
  it('[TRAIN-MAP-01] shows the two top cards before phase 1, of which one may be discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: starter, Ben: { inPlay: ['Map'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.endsTurn();
    Ben.picks({ do: 'discard', card: '3♦' });
    expect(game).toHaveDiscarded('3♦');
    expect(Ben).toHold('2♦', '4♦');
  });

  it('[TRAIN-MAP-01] or both stay on top in their order', () => {
    const { Ann, Ben } = table(
      { Ann: starter, Ben: { inPlay: ['Map'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['2♦', '3♦', '4♦'] },
    );
    Ann.endsTurn();
    Ben.passes();
    expect(Ben).toHold('2♦', '3♦');
  });

  it('[TRAIN-MAP-02] comes after the draw! checks and before any ability of phase 1: Kit Carlson', () => {
    const { Ann, Kit } = table(
      { Ann: starter, Kit: { is: 'Kit Carlson', inPlay: ['Map', 'Jail'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['9♥', '2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.endsTurn();
    expect(Kit).toHaveInPlay('Map');
    Kit.picks({ do: 'discard', card: '2♦' });
    expect(Kit).toBeAsked('putBack');
    Kit.picks('5♦');
    expect(Kit).toHold('3♦', '4♦');
  });

  it('[TRAIN-MAP-03-Q] with one card left shows it and the top one of the new pile', () => {
    const { Ann, Ben } = table(
      { Ann: starter, Ben: { inPlay: ['Map'] }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckExactly: ['2♦'], discard: ['Gatling', 'Saloon', 'Beer'] },
    );
    Ann.endsTurn();
    expect(Ben.view.lookedAt).toHaveLength(2);
    Ben.passes();
    expect(Ben).toHold(2);
  });

  it('[TRAIN-MIX-32-Q] a Dynamite seen stays where it is; discarded it is shuffled in', () => {
    const { Ann, Ben } = table(
      { Ann: { ...starter, tokens: { stick: 1 } }, Ben: { inPlay: ['Map'] }, Cid: {}, Dan: {} },
      { ...onTheLine({ more: ['stick-of-dynamite'] }), deckTop: ['Dynamite', '3♦', '4♦'] },
    );
    Ann.endsTurn();
    expect(Ann).toHaveInPlay();
    Ben.picks({ do: 'discard', card: '3♦' });
    expect(Ann).toHaveInPlay('Dynamite'); // only now it is drawn
  });
});
