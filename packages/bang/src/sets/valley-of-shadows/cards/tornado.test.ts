import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape']; // open to all: nobody need be asked about them

describe('Tornado', () => {
  it('[VALLEY-TORNADO-01] makes everybody discard a card of their choice and draw two', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Tornado', 'Beer', 'Scope'] }, Ben: { hand: ['Duel', 'Panic!'] } },
      { sets, discard, deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.plays('Tornado');
    Ann.isAsked('tornado');
    Ann.picks('Scope');
    expect(Ann).toHold('Beer', 'BANG! 2♦', 'BANG! 3♦');
    Ben.picks('Duel');
    expect(Ben).toHold('Panic!', 'BANG! 4♦', 'BANG! 5♦');
    expect(game).toHaveDiscarded('Duel', 'Scope', 'Tornado');
  });

  it('[VALLEY-TORNADO-01] gives two to an empty hand too', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Tornado'] }, Ben: {} }, { sets, discard });
    Ann.plays('Tornado');
    expect(Ann).toHold(2);
    expect(Ben).toHold(2);
  });

  it('[VALLEY-TORNADO-02-Q] goes clockwise from its player, each discarding and drawing before the next', () => {
    const { Ann, Ben, Cat } = table(
      { Cat: { hand: ['Duel'] }, Ann: { hand: ['Tornado', 'Beer'] }, Ben: { hand: ['Scope', 'Panic!'] } },
      { sets, discard, turn: 'Ann', deckTop: ['2♦', '3♦'] },
    );
    Ann.plays('Tornado');
    expect(Ann).toHold('BANG! 2♦', 'BANG! 3♦'); // her last card went without a question
    expect(Cat).toHold('Duel');
    Ben.picks('Scope');
    expect(Cat).toHold(2);
  });

  it('[VALLEY-TORNADO-02-Q] brings Suzy Lafayette, discarding her last card, just the two', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['Tornado'] }, Suzy: { is: 'Suzy Lafayette', hand: ['Duel'] } },
      { sets, discard },
    );
    Ann.plays('Tornado');
    expect(Suzy).toHold(2);
  });

  it('[VALLEY-ESCAPE-04-Q] may be escaped by its own player, and by the others, with its good part', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Tornado', 'Escape', 'Beer'] }, Ben: { hand: ['Duel'] } },
      { sets, discard: ['Saved!'] },
    );
    Ann.plays('Tornado');
    Ann.isAsked('evade');
    Ann.answers('Escape');
    expect(Ann).toHold('Beer');
    expect(Ben).toHold(2);
  });

  it('Sid Ketchum, asked, gives his whole hand for a life point: he just draws the two', () => {
    const { Ann, Sid } = table(
      { Ann: { hand: ['Tornado'] }, Sid: { is: 'Sid Ketchum', life: 2, hand: ['Duel', 'Beer'] } },
      { sets, discard },
    );
    Ann.plays('Tornado');
    Sid.interjects('Sid Ketchum', ['Duel', 'Beer']);
    expect(Sid).toHaveLife(3);
    expect(Sid).toHold(2);
  });
});
