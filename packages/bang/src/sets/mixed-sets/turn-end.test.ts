import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, spentCards } from './test-tables.ts';

const words = { sets: everything, discard: spentCards };
const spare = { hand: ['Duel'] };

describe('The end of a turn', () => {
  it('[TRAIN-MIX-22-Q] surplus with Gary Looter and tokens, Miss Susanna, Strongbox and Jimmy Texas, Vendetta', () => {
    const { Jimmy, Gary, game } = table(
      {
        Jimmy: {
          is: 'Jimmy Texas',
          role: 'outlaw',
          life: 1,
          hand: ['Beer', 'Scope', 'Panic!'],
          inPlay: ['Strongbox'],
        },
        Ann: { ...spare, role: 'sheriff' },
        Gary: { is: 'Gary Looter', ...spare },
        Dan: spare,
      },
      {
        ...words,
        event: 'Vendetta',
        inForce: { show: 'Miss Susanna' },
        deckTop: ['3♣', '4♣', '5♥', '6♣', '7♣'],
      },
    );
    Jimmy.endsTurn();
    Jimmy.discards('Scope', 'Panic!');
    expect(Gary).toHold('Duel', 'Scope', 'Panic!');
    for (const token of [1, 2]) {
      Jimmy.isAsked('reload');
      expect(Jimmy).toHaveLife(1);
      Jimmy.picks('character');
      expect(Jimmy).toHaveTokens('load', token);
    }
    Jimmy.isAsked('rescue'); // Miss Susanna
    expect(Jimmy).toHold('Beer');
    Jimmy.answers('Beer');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true }); // the ♥ was the third card
    expect(Jimmy).toHold('3♣', '4♣', '6♣', '7♣');
    Jimmy.isAsked('play');
  });

  it('[TRAIN-MIX-22-Q] Don Bell draws! after the Strongbox, and a shadow leaves only then', () => {
    const { Don, Ben, game } = table(
      {
        Don: { is: 'Don Bell', role: 'outlaw', presence: 'shadow', hand: ['Beer'], inPlay: ['Strongbox'] },
        Ben: { ...spare, role: 'sheriff' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, sets: [...everything, 'shadow-gunslingers'], deckTop: ['3♣', '4♠', '5♥', '6♣'] },
    );
    Don.endsTurn();
    expect(Don).toBeOut();
    expect(game).toHaveDiscarded('Strongbox', '3♣', 'Beer', '4♠');
    Ben.isAsked('play');
  });

  it('[TRAIN-MIX-22-Q] a ghost of Ghost Town who wins a turn has it before leaving', () => {
    const { Don, Ben, game } = table(
      {
        Don: { is: 'Don Bell', role: 'outlaw', presence: 'ghost', hand: ['Beer'], inPlay: ['Strongbox'] },
        Ben: { ...spare, role: 'sheriff' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, event: 'Ghost Town', deckTop: ['3♣', '4♥', '5♥', '6♣', '7♣', '8♣'] },
    );
    Don.endsTurn();
    Don.discards('Beer');
    Don.picks('nowhere'); // a token for it
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(Don.state.presence).toBe('ghost');
    expect(Don).toHold('3♣', '5♥', '6♣', '7♣');
    Don.endsTurn();
    Don.discards('3♣', '5♥', '6♣', '7♣');
    while (Don.question?.kind === 'reload') Don.picks('nowhere');
    expect(Don).toBeOut();
    Ben.isAsked('play');
  });

  it('[TRAIN-MIX-22-Q] a lethal Miss Susanna drops the rest: no last card, no draw!', () => {
    const { Don, Ben, game } = table(
      {
        Don: { is: 'Don Bell', role: 'outlaw', life: 1, hand: ['Scope'], inPlay: ['Strongbox'] },
        Ben: { role: 'sheriff', hand: [] },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, inForce: { show: 'Miss Susanna' }, deckTop: ['3♥', '4♥'] },
    );
    Don.endsTurn();
    while (Don.question?.kind === 'rescue') Don.passes();
    expect(Don).toBeOut();
    Ben.isAsked('play');
    expect(Ben).toHold('3♥', '4♥');
    expect(game.state.turn.isExtra).toBe(false);
  });

  it('[TRAIN-MIX-21] of a turn lost in Jail Strongbox and Jimmy Texas bring a card each; no Miss Susanna, no Vendetta', () => {
    const { Ann, Jimmy, Cid } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Jimmy: { is: 'Jimmy Texas', inPlay: ['Jail', 'Strongbox'] },
        Cid: spare,
        Dan: spare,
      },
      {
        ...words,
        event: 'Vendetta',
        inForce: { show: 'Miss Susanna' },
        deckTop: ['6♣', '2♠', '3♣', '4♣', '5♥'],
      },
    );
    Ann.endsTurn();
    Cid.isAsked('play');
    expect(Jimmy).toHold('3♣', '4♣');
    expect(Jimmy).toHaveLostLife(0);
  });
});

describe('The Express Car', () => {
  const rider = (is: string, ...inPlay: string[]) => ({ is, role: 'outlaw', hand: ['Beer'], inPlay }) as const;

  it('[TRAIN-MIX-19-Q] no turn of Vendetta, Don Bell or a Gold Rush follows the one it gave', () => {
    const vendetta = table(
      { Ann: rider('Bart Cassidy', 'Express Car'), Ben: { ...spare, role: 'sheriff' }, Cid: spare, Dan: spare },
      { ...words, event: 'Vendetta', deckTop: ['2♥', '3♥', '4♥', '5♥'] },
    );
    vendetta.Ann.uses('Express Car');
    expect(vendetta.Ann).toHold('2♥', '3♥');
    vendetta.Ann.endsTurn();
    vendetta.Ben.isAsked('play');
    const don = table(
      { Don: rider('Don Bell', 'Express Car'), Ben: { ...spare, role: 'sheriff' }, Cid: spare, Dan: spare },
      { ...words, deckTop: ['2♥', '3♥', '4♥', '5♥'] },
    );
    don.Don.uses('Express Car');
    expect(don.Don).toHold('2♥', '3♥');
    don.Don.endsTurn();
    don.Ben.isAsked('play');
    expect(don.Ben).toHold('Duel', '4♥', '5♥');
  });

  it('[TRAIN-MIX-19-Q] who goes out before that turn costs the next player none', () => {
    const { Ann, Don, game } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Scope'], inPlay: ['Express Car'] },
        Don: { is: 'Don Bell', role: 'sheriff', hand: ['Duel'] },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, inForce: { show: 'Miss Susanna', locomotive: 'Leland' }, deckTop: ['2♦', '3♦', '4♥'] },
    );
    Ann.uses('Express Car');
    expect(Ann).toBeOut();
    Don.isAsked('play');
    Don.endsTurn();
    expect(game.state.turn).toMatchObject({ seat: Don.seat, isExtra: true });
  });

  it('[TRAIN-MIX-19-Q] may be used in the extra turn of another source, which gives one more and no further', () => {
    const { Don, Ben, game } = table(
      { Don: rider('Don Bell', 'Express Car'), Ben: { ...spare, role: 'sheriff' }, Cid: spare, Dan: spare },
      { ...words, deckTop: ['2♥', '3♣', '4♣', '5♣', '6♣', '7♥'] },
    );
    Don.endsTurn();
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(Don).toHold('Beer', '3♣', '4♣');
    Don.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(Don).toHold('5♣', '6♣');
    Don.endsTurn();
    Ben.isAsked('play');
  });

  it('[TRAIN-MIX-19-Q] in the extra turn of a Gold Rush likewise', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { ...rider('Bart Cassidy', 'Express Car'), tokens: { nugget: 5 } },
        Ben: { ...spare, role: 'sheriff' },
        Cid: spare,
        Dan: spare,
      },
      { ...words, zones: { shop: ['Gold Rush', 'Shot', 'Rhum'] }, deckTop: ['3♣', '4♣', '5♣', '6♣'] },
    );
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(Ann).toHold('Beer', '3♣', '4♣');
    Ann.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(Ann).toHold('5♣', '6♣');
    Ann.endsTurn();
    Ben.isAsked('play');
  });

  it('[TRAIN-MIX-19-Q] the turn it ends: Miss Susanna counts, Strongbox and Jimmy Texas draw, nobody draws! for another turn', () => {
    const { Jimmy, game } = table(
      { Jimmy: rider('Jimmy Texas', 'Express Car', 'Strongbox'), Ben: { role: 'sheriff' }, Cid: {}, Dan: {} },
      { ...words, event: 'Vendetta', inForce: { show: 'Miss Susanna' }, deckTop: ['2♥', '3♥', '4♥', '5♥'] },
    );
    Jimmy.uses('Express Car');
    expect(Jimmy).toHaveLostLife(1);
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(Jimmy).toHold('2♥', '3♥', '4♥', '5♥');
    const don = table(
      { Don: rider('Don Bell', 'Express Car'), Ben: { role: 'sheriff' }, Cid: {}, Dan: {} },
      { ...words, deckTop: ['2♥', '3♥'] },
    );
    don.Don.uses('Express Car');
    expect(don.Don).toHold('2♥', '3♥');
  });

  it('[WWS-MIX-15-Q] the hand thrown away is no surplus: nothing for Gary Looter, no token', () => {
    const { Ann, Gary, game } = table(
      { Ann: { hand: ['Beer', 'Scope'], inPlay: ['Express Car'] }, Gary: { is: 'Gary Looter' }, Cid: {}, Dan: {} },
      { ...words, deckTop: ['Mustang', 'Panic!'] },
    );
    Ann.uses('Express Car');
    Ann.isAsked('play');
    expect(Gary).toHold(0);
    expect(Ann).toHaveTokens('load', 0);
    expect(game).toHaveDiscarded('Scope', 'Beer');
  });

  it('[WWS-MIX-15-Q] nor does Darling Valentine load anything', () => {
    const { Ann, Gary } = table(
      { Ann: { hand: ['Beer', 'Scope'] }, Gary: { is: 'Gary Looter' }, Cid: {}, Dan: {} },
      { ...words, inForce: { show: 'Darling Valentine' }, phase: 'start' },
    );
    Ann.isAsked('play');
    expect(Gary).toHold(0);
    expect(Ann).toHaveTokens('load', 0);
  });

  it('[WWS-MIX-15-Q] under Abandoned Mine the surplus goes to Gary Looter all the same, and brings its owner tokens', () => {
    const { Ann, Gary, Cid } = table(
      { Ann: { life: 1, hand: ['Beer', 'Scope', 'Panic!'] }, Gary: { is: 'Gary Looter' }, Cid: spare, Dan: {} },
      { ...words, event: 'Abandoned Mine' },
    );
    Ann.endsTurn();
    Ann.discards('Scope', 'Panic!');
    Ann.picks('character');
    Ann.picks('character');
    expect(Ann).toHaveTokens('load', 2);
    expect(Gary.state.hand.length).toBeGreaterThanOrEqual(2);
    expect(Cid).not.toHaveSeen('Panic!');
  });
});

describe('Law of the West', () => {
  const due = { ...words, event: 'Law of the West', phase: 'draw', deckTop: ['Beer', 'Stagecoach'] } as const;
  const others = { Ben: spare, Cid: spare, Dan: spare };

  it('[FOC-LAW-OF-THE-WEST-09-Q] no Gold Rush ends the turn before the shown card is played', () => {
    const { Ann, game } = table(
      { Ann: { role: 'sheriff', hand: ['Missed!'], tokens: { nugget: 5 } }, ...others },
      { ...due, zones: { shop: ['Gold Rush', 'Shot', 'Rhum'] } },
    );
    Ann.mayNot.use('Shop', { card: 'Gold Rush' }).because('mustPlay', { card: 'Stagecoach' });
    Ann.plays('Stagecoach');
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(game.state.turn).toMatchObject({ seat: Ann.seat, isExtra: true });
  });

  it('[FOC-LAW-OF-THE-WEST-09-Q] an Express Car does: the card goes with the hand', () => {
    const { Ann, game } = table(
      { Ann: { role: 'sheriff', inPlay: ['Express Car'] }, ...others },
      { ...due, inForce: { locomotive: 'Leland' } },
    );
    Ann.uses('Express Car');
    expect(game).toHaveDiscarded('Stagecoach', 'Beer');
  });
});
