import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'stick-of-dynamite'];
const stick = { stick: 1 };
const none = {};

describe('The Stick', () => {
  it.each([4, 5, 6, 7])('[STICK-02] lies in front of the Sheriff when the first turn begins, of %i', (players) => {
    const { state } = Position.begin(bangRules, { players, sets }, keyFromSeed('where is it'));
    const { tokens } = state.seats.find(({ role }) => role === 'sheriff') ?? {};
    expect(tokens).toEqual(stick);
    expect(state.seats.filter((seat) => 'stick' in seat.tokens)).toHaveLength(1);
  });

  it('[STICK-04] goes to whoever hits with a BANG!, from wherever it is', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: { tokens: stick } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann.state.tokens).toEqual(stick);
    expect(Cat.state.tokens).toEqual(none);
    expect(Ben.view.seats.map(({ tokens }) => tokens)).toEqual([stick, none, none]);
  });

  it('[STICK-04] stays with whoever has it already', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'], tokens: stick }, Ben: {}, Cat: {} }, { sets });
    Ann.plays('BANG!', { on: Ben });
    expect(Ann.state.tokens).toEqual(stick);
  });

  it('[STICK-04] moves at each hit: with the Volcanic it goes to and fro by turns only', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'BANG!', 'Duel'], inPlay: ['Volcanic'] },
        Ben: { hand: ['BANG!', 'BANG!'], tokens: stick },
        Cat: {},
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Cat });
    Ann.plays('BANG!', { on: Cat });
    expect(Ann.state.tokens).toEqual(stick);
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Cat });
    expect(Ben.state.tokens).toEqual(stick);
    expect(Ann.state.tokens).toEqual(none);
  });

  it('[STICK-05] does not move when the BANG! is cancelled', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cat: { tokens: stick } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(Ann.state.tokens).toEqual(none);
    expect(Cat.state.tokens).toEqual(stick);
  });

  it.each(['Gatling', 'Indians!', 'Duel'])('[STICK-06] does not move by the damage of %s', (card) => {
    const { Ann, Ben, Cat } = table({ Ann: { hand: [card, 'Beer'] }, Ben: {}, Cat: { tokens: stick } }, { sets });
    Ann.plays(card, card === 'Duel' ? { on: Ben } : {});
    expect(Ben).toHaveLostLife(1);
    expect(Cat.state.tokens).toEqual(stick);
  });

  it('[STICK-06] does not move by a BANG! card that is given in a Duel', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Duel'] }, Ben: { hand: ['BANG!'] }, Cat: { tokens: stick } },
      { sets },
    );
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    expect(Ann).toHaveLostLife(1);
    expect(Cat.state.tokens).toEqual(stick);
  });

  it('[STICK-06] does not move when Dynamite explodes', () => {
    const { Ann, Cat } = table(
      { Ann: { inPlay: ['Dynamite'], hand: ['Scope'] }, Ben: {}, Cat: { tokens: stick } },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ann).toHaveLostLife(3);
    expect(Cat.state.tokens).toEqual(stick);
  });

  it('[STICK-13-Q] goes on to the left when its holder dies of anything but a BANG! card', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['Duel', 'Beer'], role: 'outlaw' },
        Ben: { life: 1, tokens: stick, role: 'renegade' },
        Cat: { role: 'sheriff' },
        Dan: { role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('Duel', { on: Ben });
    expect(Ben).toBeOut();
    expect([Ann, Ben, Cat, Dan].map(({ state }) => state.tokens)).toEqual([none, none, stick, none]);
  });

  it('[STICK-13-Q] goes past those who are out', () => {
    const { Ann, Ben, Dan } = table(
      {
        Ann: { hand: ['Duel', 'Beer'], role: 'outlaw' },
        Ben: { life: 1, tokens: stick, role: 'renegade' },
        Cat: { presence: 'out', life: 0, role: 'outlaw' },
        Dan: { role: 'sheriff' },
      },
      { sets },
    );
    Ann.plays('Duel', { on: Ben });
    expect(Dan.state.tokens).toEqual(stick);
  });

  it('[STICK-13-Q] goes to the shooter when its holder dies of a BANG! card, before any reward is drawn', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'], role: 'sheriff' },
        Ben: { life: 1, tokens: stick, role: 'outlaw' },
        Cat: { role: 'outlaw' },
      },
      { sets, deckTop: ['Scope', 'Dynamite', 'Barrel', 'Mustang'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann.state.tokens).toEqual(stick);
    expect(Ann).toHold('Beer', 'Scope', 'Barrel', 'Mustang');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Cat).toHaveInPlay();
  });

  it('[STICK-17-Q] moves by Calamity Janet’s Missed! as a BANG!', () => {
    const { Ann, Ben } = table(
      { Ann: { is: 'Calamity Janet', hand: ['Missed!', 'Beer'] }, Ben: { tokens: stick }, Cat: {} },
      { sets },
    );
    Ann.plays('Missed!', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann.state.tokens).toEqual(stick);
  });

  it('[STICK-17-Q] moves by a hit after which the victim is rescued by a Beer', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { hand: ['Beer'], life: 1 }, Cat: { tokens: stick } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    expect(Ann.state.tokens).toEqual(stick);
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ann.state.tokens).toEqual(stick);
    expect(Cat.state.tokens).toEqual(none);
  });

  it('[STICK-05] does not move when somebody prevents the whole loss', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Scope'], tokens: stick }, Cat: { hand: ['Saved!'] } },
      { sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Cat.answers('Saved!');
    Ann.passes();
    expect(Ben).toHaveLostLife(0);
    expect(Ben.state.tokens).toEqual(stick);
  });
});
