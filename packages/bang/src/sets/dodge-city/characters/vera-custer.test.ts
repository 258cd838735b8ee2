import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Vera Custer', () => {
  it('[DODGE-VERA-01] names another character before phase 1 and has that ability until her next turn', () => {
    const { Vera, Slab, Rose, Dan } = table(
      {
        Vera: { is: 'Vera Custer', role: 'outlaw', hand: ['BANG!'] },
        Slab: { is: 'Slab the Killer', role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Rose: { is: 'Rose Doolan', hand: ['Beer'] },
        Dan: { hand: ['Beer'] },
      },
      { sets, phase: 'start' },
    );
    Vera.isAsked('borrow');
    Vera.picks('Rose Doolan');
    expect(Vera).toHaveLife(3);
    expect(Vera).toHold(3); // phase 1 came after the choice
    Vera.may.play('BANG!', { on: Rose }); // two away, one with Rose's eye
    Vera.plays('BANG!', { on: Slab });
    Slab.answers('Missed!'); // and not a second one
    expect(Slab).toHaveLostLife(0);
    expect(Dan).toHold(1);
  });

  it('[DODGE-VERA-02] still has the old ability when Dynamite and Jail are checked', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Lucky Duke'], inPlay: ['Jail'] },
        Duke: { is: 'Lucky Duke', role: 'sheriff' },
        Cat: {},
      },
      { sets, phase: 'start', deckTop: ['2♠', '3♥'] },
    );
    Vera.picks('3♥');
    Vera.isAsked('borrow');
  });

  it('[DODGE-VERA-03] stays in Jail: no choice, and no ability at all until her next turn', () => {
    const { Vera, Ann, Jourdonnais } = table(
      {
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Jourdonnais'], inPlay: ['Jail'] },
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: 'Jourdonnais' },
      },
      { sets, phase: 'start', deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Vera });
    expect(Vera).toHaveLostLife(1); // nothing to hide behind, so nothing was asked
    expect(Jourdonnais).toHaveLostLife(0);
  });

  it('[DODGE-VERA-04] shares an estate with Vulture Sam, card by card from the left of the dead', () => {
    const { Ann, Ben, Sam, Vera } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', hand: ['Panic!'], inPlay: ['Barrel', 'Scope'], life: 1 },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Vulture Sam'] },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    Sam.picks('Scope');
    Vera.picks('hand');
    expect(Vera).toHold('Panic!');
    Sam.picks('Barrel');
    expect(Sam).toHold('Scope', 'Barrel');
    expect(Ann).toBeAsked('play');
  });

  it('[DODGE-VERA-05-Q] keeps the ability of a character who has gone out', () => {
    const { Ann, Jourdonnais, Vera } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'Missed!'], inPlay: ['Volcanic'] },
        Jourdonnais: { is: 'Jourdonnais', role: 'renegade', life: 1 },
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Jourdonnais'] },
      },
      { sets, deckTop: ['2♠', '3♥'] },
    );
    Ann.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Jourdonnais');
    expect(Jourdonnais).toBeOut();
    Ann.plays('BANG!', { on: Vera });
    Vera.uses('Jourdonnais');
    expect(Vera).toHaveLostLife(0);
  });

  it('[DODGE-VERA-06-Q] has no ability before her first turn', () => {
    const setup = { players: 4, sets, sheriff: 0, characters: ['jourdonnais', 'vera-custer', null, null] };
    const { state } = Position.begin(bangRules, setup, keyFromSeed('vera'));
    expect(state.turn.seat).toBe(0);
    expect(state.seats[1]?.borrowed).toEqual([]);
  });

  it('[DODGE-VERA-08-Q] empty-handed as Suzy Lafayette, draws one before phase 1', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer', role: 'outlaw' },
        Suzy: { is: 'Suzy Lafayette', role: 'sheriff', hand: ['Beer'] },
        Cat: {},
      },
      { sets, phase: 'start' },
    );
    Vera.picks('Suzy Lafayette');
    expect(Vera).toHold(3);
  });

  it('[DODGE-VERA-09-Q] may name the same character again, but not herself, nobody or somebody eliminated', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Rose Doolan'] },
        Rose: { is: 'Rose Doolan', role: 'sheriff' },
        Sid: { is: 'Sid Ketchum', presence: 'out', life: 0 },
        Dan: {},
      },
      { sets, phase: 'start' },
    );
    Vera.mayNot.pick('Sid Ketchum').because('notAnOption');
    Vera.mayNot.pick('Vera Custer').because('notAnOption');
    Vera.mayNot.pick('nobody').because('notAnOption');
    Vera.picks('Rose Doolan');
  });

  it('[DODGE-VERA-10-Q] as Vulture Sam takes all of Sam’s cards, and Sam all of hers', () => {
    const { Ann, Sam, Vera } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Sam: { is: 'Vulture Sam', role: 'outlaw', hand: ['Panic!'], inPlay: ['Barrel'], life: 1 },
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Vulture Sam'], hand: ['Missed!'] },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Sam });
    Sam.passes();
    Sam.passes();
    expect(Sam).toBeOut();
    expect(Vera).toHold('Missed!', 'Panic!', 'Barrel');
  });

  it('[DODGE-VERA-10-Q] leaves her cards to Sam when she is the one', () => {
    const { Ann, Sam, Vera } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Vulture Sam'], hand: ['Missed!'], life: 1 },
        Sam: { is: 'Vulture Sam', role: 'outlaw', hand: ['Panic!'] },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Vera });
    Vera.passes();
    Vera.passes();
    expect(Sam).toHold('Panic!', 'Missed!');
  });

  it('[DODGE-VERA-07-Q] chooses again in an extra turn', () => {
    const { Vera } = table(
      { Vera: { is: 'Vera Custer', borrowed: ['Bart Cassidy'], hand: ['Missed!'] }, Cat: { is: 'Bart Cassidy' } },
      { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Vendetta', deckTop: ['5♥'] },
    );
    Vera.endsTurn();
    Vera.isAsked('borrow');
    expect(Vera.view.turn.isExtra).toBe(true);
  });

  it('[DODGE-VERA-09-Q] has nobody to name when all the others are out and the game still goes on', () => {
    const { Vera } = table(
      {
        Vera: { is: 'Vera Custer', role: 'sheriff', hand: ['Missed!'] },
        Ben: { role: 'outlaw', presence: 'out', life: 0, isRoleShown: true },
        Cat: { role: 'renegade', presence: 'out', life: 0, isRoleShown: true },
      },
      { sets: ['base', 'dodge-city', 'wild-west-show'], phase: 'start', memory: { 'roles-are-new': true } },
    );
    Vera.isAsked('play');
  });
});
