import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const mine = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Abandoned Mine' } as const;
const draws = { ...mine, phase: 'draw' } as const;

describe('Abandoned Mine', () => {
  it('[FOC-ABANDONED-MINE-01] phase 1 takes from the discard pile, and phase 3 lays onto the draw pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { life: 1, hand: ['Scope'] }, Ben: {} },
      { ...draws, discard: ['Duel', 'Beer', 'Gatling'], deckTop: ['Missed!'] },
    );
    expect(Ann).toHold('Scope', 'Duel', 'Beer');
    Ann.endsTurn();
    Ann.discards('Scope', 'Duel');
    Ann.discards('Scope', 'Duel');
    expect(Ben).toHold('Gatling', 'Duel'); // the last discard, then the top of the pile
    expect(game).toHaveOnDeck('Scope', 'Missed!');
  });

  it('[FOC-ABANDONED-MINE-02] cards played, and those that Stagecoach brings, use the normal piles', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Stagecoach'] }, Ben: {} },
      { ...mine, discard: ['Duel'], deckTop: ['Missed!', 'Scope'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Missed!', 'Scope');
    expect(game).toHaveDiscarded('Stagecoach', 'Duel');
  });

  it('[FOC-ABANDONED-MINE-03] José Delgado’s discards go to the discard pile', () => {
    const { Jose, game } = table(
      { Jose: { is: 'José Delgado', hand: ['Barrel'] }, Ben: {} },
      { ...mine, deckTop: ['Missed!', 'Scope'], discard: ['Duel'] },
    );
    Jose.uses('José Delgado', { card: 'Barrel' });
    expect(game).toHaveDiscarded('Barrel', 'Duel');
    expect(Jose).toHold('Missed!', 'Scope');
  });

  it('[FOC-ABANDONED-MINE-04] the top one first, for all to see; what is laid back nobody else sees', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['Scope', 'Missed!'] }, Ben: { life: 2, hand: ['Barrel', 'Duel'] }, Cat: {} },
      { ...mine, discard: ['Jail J♠', 'Beer 6♥', 'BANG! 2♣', 'BANG! 3♣'] },
    );
    Ann.endsTurn();
    expect(Ben).toHold('Barrel', 'Duel', 'Jail J♠', 'Beer 6♥');
    expect(Cat).toHaveSeen('Jail J♠', 'Beer 6♥');
    Ben.endsTurn();
    Ben.discards('Barrel', 'Duel');
    Ben.discards('Duel', 'Barrel');
    expect(game).toHaveOnDeck('Barrel', 'Duel');
    expect(Cat).not.toHaveSeen('Barrel');
    expect(Ann).not.toHaveSeen('Duel');
  });

  it('[FOC-ABANDONED-MINE-05-Q] one card there, two to draw: the second comes from the draw pile', () => {
    const { Ann, game } = table(
      { Ann: { life: 1 }, Ben: {} },
      { ...draws, discard: ['Duel'], deckTop: ['Missed!', 'Scope'] },
    );
    expect(Ann).toHold('Duel', 'Missed!');
    Ann.endsTurn();
    Ann.discards('Missed!');
    expect(game.state.discardPile).toEqual([]);
  });

  it('[FOC-ABANDONED-MINE-06-Q] in the order he likes', () => {
    const { Ann, game } = table(
      { Ann: { life: 1, hand: ['Scope', 'Duel', 'Barrel'] }, Ben: { hand: ['Missed!'] } },
      { ...mine, deckTop: ['Beer'], discard: ['BANG!', 'BANG!'] },
    );
    Ann.endsTurn();
    Ann.discards('Duel', 'Scope');
    Ann.isAsked('orderDiscards');
    Ann.discards('Scope', 'Duel');
    expect(game).toHaveOnDeck('Duel', 'Scope', 'Beer');
  });

  it('[FOC-ABANDONED-MINE-07-Q] Kit Carlson looks at the top three discards and puts the third back', () => {
    const { Kit, game } = table(
      { Kit: { is: 'Kit Carlson' }, Ben: {} },
      { ...draws, discard: ['Duel', 'Beer', 'Gatling', 'Jail'] },
    );
    Kit.picks('Beer');
    expect(Kit).toHold('Duel', 'Gatling');
    expect(game).toHaveDiscarded('Beer', 'Jail');
  });

  it('[FOC-ABANDONED-MINE-07-Q] Kit Carlson puts a card back where it came from', () => {
    const { Kit, game } = table(
      { Kit: { is: 'Kit Carlson' }, Ben: {} },
      { ...draws, discard: ['Duel'], deckTop: ['Beer', 'Scope', 'Barrel'] },
    );
    Kit.picks('Scope');
    expect(Kit).toHold('Duel', 'Beer');
    expect(game).toHaveOnDeck('Scope', 'Barrel');
    expect(game.state.discardPile).toEqual([]);
  });

  it('[FOC-ABANDONED-MINE-07-Q] Black Jack’s third, Pixie Pete’s and Bill Noface’s cards come from there', () => {
    const discard = ['Duel', 'BANG! 2♦', 'Gatling', 'Jail'];
    const jack = table({ Jack: { is: 'Black Jack' }, Ben: {} }, { ...draws, discard });
    expect(jack.Jack).toHold('Duel', 'BANG! 2♦', 'Gatling');
    const pete = table({ Pete: { is: 'Pixie Pete' }, Ben: {} }, { ...draws, discard });
    expect(pete.Pete).toHold('Duel', 'BANG! 2♦', 'Gatling');
    const bill = table({ Bill: { is: 'Bill Noface', life: 2 }, Ben: {} }, { ...draws, discard });
    expect(bill.Bill).toHold('Duel', 'BANG! 2♦', 'Gatling', 'Jail');
  });

  it('[FOC-ABANDONED-MINE-07-Q] Jesse Jones takes from a hand or from there, Pedro Ramirez from either pile', () => {
    const discard = ['Duel', 'Gatling'];
    const jesse = table({ Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Scope'] } }, { ...draws, discard });
    jesse.Jesse.picks({ from: jesse.Ben });
    expect(jesse.Jesse).toHold('Scope', 'Duel');
    const pile = table({ Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Scope'] } }, { ...draws, discard });
    pile.Jesse.picks('pile');
    expect(pile.Jesse).toHold('Duel', 'Gatling');
    const pedro = table({ Pedro: { is: 'Pedro Ramirez' }, Ben: {} }, { ...draws, discard, deckTop: ['Beer'] });
    pedro.Pedro.picks('pile');
    expect(pedro.Pedro).toHold('Beer', 'Duel');
    const open = table({ Pedro: { is: 'Pedro Ramirez' }, Ben: {} }, { ...draws, discard, deckTop: ['Beer'] });
    open.Pedro.picks('discardPile');
    expect(open.Pedro).toHold('Duel', 'Gatling');
  });

  it('[FOC-ABANDONED-MINE-07-Q] Pat Brennan may take a card in play instead', () => {
    const discard = ['Duel', 'Gatling'];
    const { Pat, Ben } = table({ Pat: { is: 'Pat Brennan' }, Ben: { inPlay: ['Barrel'] } }, { ...draws, discard });
    Pat.may.pick({ from: Ben, what: 'Barrel' });
    Pat.picks('pile');
    expect(Pat).toHold('Duel', 'Gatling');
  });

  it('[FOC-ABANDONED-MINE-08-Q] freed from Jail he draws the Jail, then the card that freed him', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { inPlay: ['Jail'] }, Cat: {} },
      { ...mine, deckTop: ['Beer 6♥'] },
    );
    Ann.endsTurn();
    expect(Ben).toHold('Jail', 'Beer 6♥');
  });

  it('[FOC-ABANDONED-MINE-09-Q] BANG!s of a Duel and Sid Ketchum’s two cards go to the discard pile, in his turn too', () => {
    const { Sid, Ben, game } = table(
      {
        Sid: { is: 'Sid Ketchum', life: 2, hand: ['Duel', 'BANG! 2♦', 'Scope', 'Barrel'] },
        Ben: { hand: ['BANG! 3♦'] },
      },
      mine,
    );
    Sid.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Sid.answers('BANG!');
    expect(game).toHaveDiscarded('BANG! 2♦', 'BANG! 3♦', 'Duel');
    Sid.interjects('Sid Ketchum', ['Scope', 'Barrel']);
    Sid.discards('Scope', 'Barrel');
    expect(game).toHaveDiscarded('Barrel', 'Scope');
  });

  it('[FOC-ABANDONED-MINE-10-Q] the draw pile runs out: the discards are shuffled, and phase 1 draws from the new pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach', 'Missed!'] }, Ben: {} },
      { ...mine, deckExactly: ['Scope', 'Barrel'], discard: ['Duel', 'Gatling'] },
    );
    Ann.plays('Stagecoach');
    expect(game.state.discardPile).toEqual([]);
    Ann.endsTurn();
    expect(Ben).toHold(2);
    expect(game.state.drawPile).toHaveLength(1);
  });
});
