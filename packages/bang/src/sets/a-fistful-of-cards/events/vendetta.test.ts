import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const vendetta = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Vendetta' } as const;
const hand = ['Missed!'];

describe('Vendetta', () => {
  it('[FOC-VENDETTA-01] a Heart at the end of a turn brings one more, which ends without the check', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand }, Ben: { hand } },
      { ...vendetta, deckTop: ['5♥', 'Scope', 'Barrel', '6♥'] },
    );
    Ann.endsTurn();
    expect(Ann).toBeAsked('play');
    expect(Ann.view.turn).toMatchObject({ isExtra: true });
    expect(Ann).toHold('Missed!', 'Scope', 'Barrel');
    Ann.endsTurn();
    expect(game).toHaveDiscarded('5♥');
    expect(Ben).toBeAsked('play');
    expect(Ben.view.turn).toMatchObject({ isExtra: false });
  });

  it('[FOC-VENDETTA-01] any other suit does not', () => {
    const { Ann, Ben, game } = table({ Ann: { hand }, Ben: { hand } }, { ...vendetta, deckTop: ['5♦'] });
    Ann.endsTurn();
    expect(game).toHaveDiscarded('5♦');
    expect(Ben).toBeAsked('play');
  });

  it('[FOC-VENDETTA-02] after phase 3; Lucky Duke turns two', () => {
    const { Duke, game } = table(
      { Duke: { is: 'Lucky Duke', life: 1, hand: ['Missed!', 'Beer'] }, Ben: { hand } },
      { ...vendetta, deckTop: ['5♠', '6♥'] },
    );
    Duke.endsTurn();
    Duke.discards('Beer');
    expect(game).toHaveDiscarded('Beer');
    Duke.picks('6♥');
    expect(Duke).toBeAsked('play');
  });

  it('[FOC-VENDETTA-03-Q] a complete turn: Vera Custer chooses again', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer' },
        Rose: { is: 'Rose Doolan', hand },
        Slab: { is: 'Slab the Killer', hand },
      },
      { ...vendetta, phase: 'start', deckTop: ['Scope', 'Barrel', '5♥'] },
    );
    Vera.picks('Rose Doolan');
    Vera.endsTurn();
    Vera.isAsked('borrow');
    Vera.picks('Slab the Killer');
    expect(Vera.view.turn).toMatchObject({ isExtra: true });
  });

  it('[FOC-VENDETTA-03-Q] a complete turn: Dynamite and Jail are checked, a BANG! may be played again', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'BANG!'], inPlay: ['Dynamite'] }, Ben: { hand }, Cat: {} },
      { ...vendetta, deckTop: ['5♥', '6♦', 'Scope', 'Barrel'] },
    );
    Ann.plays('BANG!', { on: Cat });
    Ann.mayNot.play('BANG!', { on: Cat }).because('bangLimitReached');
    Ann.endsTurn();
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.plays('BANG!', { on: Cat });
    expect(Cat).toHaveLostLife(2);
  });

  it('[FOC-VENDETTA-03-Q] Jail is checked; Vera Custer chooses; green cards of the first turn and abilities are ready', () => {
    const jail = table(
      { Ann: { role: 'outlaw', hand: ['Jail', 'Missed!'] }, Ben: { hand } },
      { ...vendetta, deckTop: ['5♥', '6♠'] },
    );
    jail.Ann.plays('Jail', { on: jail.Ann });
    jail.Ann.endsTurn();
    expect(jail.Ben).toBeAsked('play');
    const vera = table({ Vera: { is: 'Vera Custer', hand }, Ben: { hand } }, { ...vendetta, deckTop: ['5♥'] });
    vera.Vera.endsTurn();
    vera.Vera.isAsked('borrow');
    const doc = table(
      { Doc: { is: 'Doc Holyday', hand: ['Derringer', 'Scope', 'Barrel', 'Mustang', 'Beer'] }, Ben: {} },
      { ...vendetta, deckTop: ['5♥', 'Missed!', 'Missed!'] },
    );
    doc.Doc.plays('Derringer');
    doc.Doc.uses('Doc Holyday', { on: doc.Ben, cost: ['Scope', 'Barrel'] });
    doc.Doc.mayNot.use('Derringer', { on: doc.Ben }).because('laidThisTurn');
    doc.Doc.endsTurn();
    doc.Doc.may.use('Derringer', { on: doc.Ben });
    doc.Doc.may.use('Doc Holyday', { on: doc.Ben, cost: ['Mustang', 'Beer'] });
  });

  it('[FOC-VENDETTA-04-Q] a turn lost in Jail has no draw!', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { hand, inPlay: ['Jail'] }, Cat: { hand } },
      { ...vendetta, deckTop: ['5♠', '6♠', 'Scope', 'Barrel'] },
    );
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
    expect(Cat).toHold('Missed!', 'Scope', 'Barrel');
    expect(Ben).toHold(1);
  });

  it('[FOC-VENDETTA-04-Q] nor one ended by its player’s elimination', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { life: 1, role: 'renegade', inPlay: ['Dynamite'] }, Cat: { hand }, Dan: {} },
      { ...vendetta, deckTop: ['5♠', '6♠', 'Scope', 'Barrel'] },
    );
    Ann.endsTurn();
    expect(Ben).toBeOut();
    expect(Cat).toHold('Missed!', 'Scope', 'Barrel');
  });

  it('[FOC-VENDETTA-06-Q][EVENT-12-Q] the Sheriff’s extra turn turns no new event', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand }, Ben: { hand } },
      { ...vendetta, eventsToCome: ['Lasso'], deckTop: ['5♥', 'Scope', 'Barrel', 'Mustang', 'Beer', '6♠'] },
    );
    Ann.endsTurn();
    expect(game.state.inForce['events']).toBe('vendetta');
    Ann.endsTurn();
    Ben.endsTurn();
    expect(game.state.inForce['events']).toBe('lasso');
    expect(Ann).toBeAsked('play');
  });
});
