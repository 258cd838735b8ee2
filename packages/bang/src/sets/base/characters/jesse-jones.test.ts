import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const JESSE = 'Jesse Jones';

describe('Jesse Jones', () => {
  it('[BASE-JESSE-01] takes his first card from any hand at any distance, the second from the pile', () => {
    const { Jesse, Ben, Cleo, game } = table(
      {
        Jesse: { is: JESSE },
        Ben: { hand: ['Beer'] },
        Cleo: { hand: ['Duel'], inPlay: ['Mustang', 'Barrel'] },
        Dan: {},
      },
      { phase: 'draw', deckTop: ['Scope', 'Panic!'] },
    );
    Jesse.isAsked('drawFrom');
    Jesse.picks({ from: Cleo });
    expect(Jesse).toHold('Duel', 'Scope');
    expect(Ben).toHold('Beer');
    expect(Cleo).toHaveInPlay('Mustang', 'Barrel');
    expect(game).toHaveOnDeck('Panic!');
    Jesse.isAsked('play');
  });

  it('[BASE-JESSE-01] draws both from the pile if he likes', () => {
    const { Jesse, Ben } = table(
      { Jesse: { is: JESSE }, Ben: { hand: ['Beer'] } },
      { phase: 'draw', deckTop: ['Scope', 'Panic!'] },
    );
    Jesse.picks({ from: 'pile' });
    expect(Jesse).toHold('Scope', 'Panic!');
    expect(Ben).toHold('Beer');
  });

  it('[BASE-JESSE-02-Q] may not choose an empty hand, nor himself, nor somebody who is out', () => {
    const { Jesse, Ben, Dan } = table(
      {
        Jesse: { is: JESSE, hand: ['Scope'] },
        Ben: { inPlay: ['Barrel'] },
        Cleo: { hand: ['Beer'] },
        Dan: { presence: 'out' },
      },
      { phase: 'draw' },
    );
    for (const one of [Ben, Jesse, Dan]) Jesse.mayNot.pick({ from: one }).because('notAnOption');
  });

  it('[BASE-JESSE-02-Q] is not asked when nobody has a card: both come from the pile', () => {
    const { Jesse } = table(
      { Jesse: { is: JESSE }, Ben: { inPlay: ['Barrel'] } },
      { phase: 'draw', deckTop: ['Scope', 'Panic!'] },
    );
    Jesse.isAsked('play');
    expect(Jesse).toHold('Scope', 'Panic!');
  });

  it('wakes El Gringo no more than any thief: no life is lost', () => {
    const { Jesse, Gringo } = table(
      { Jesse: { is: JESSE, hand: ['Beer'] }, Gringo: { is: 'El Gringo', hand: ['Duel'] } },
      { phase: 'draw', deckTop: ['Scope'] },
    );
    Jesse.picks({ from: Gringo });
    expect(Jesse).toHold('Beer', 'Duel', 'Scope');
    expect(Gringo).toHold(0);
  });
});
