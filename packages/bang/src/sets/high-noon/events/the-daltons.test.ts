import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const hand = ['Missed!'];
const daltons = { sets: ['base', 'dodge-city', 'high-noon'], eventsToCome: ['The Daltons'] } as const;

describe('The Daltons', () => {
  it('[HN-DALTONS-01][HN-DALTONS-02] everybody with blue cards chooses one, Jail and Dynamite included', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand, inPlay: ['Dynamite', 'Scope'] },
        Ben: { hand, inPlay: ['Jail', 'Barrel'] },
        Cat: { hand },
      },
      { ...daltons, turn: 'Cat' },
    );
    Cat.endsTurn();
    Ann.picks('Dynamite');
    Ben.picks('Jail');
    expect(Ann).toBeAsked('play');
    expect(Ann).toHaveInPlay('Scope');
    expect(Ben).toHaveInPlay('Barrel');
  });

  it('[HN-DALTONS-03] the Sheriff first, then to the left', () => {
    const { Ann, Ben, Cat } = table(
      {
        Cat: { role: 'outlaw', hand, inPlay: ['Barrel', 'Mustang'] },
        Ann: { role: 'sheriff', hand, inPlay: ['Volcanic', 'Scope'] },
        Ben: { role: 'outlaw', hand, inPlay: ['Schofield', 'Mustang'] },
      },
      { ...daltons, turn: 'Cat' },
    );
    Cat.endsTurn();
    Ann.picks('Scope');
    Ben.picks('Mustang');
    Cat.picks('Barrel');
    expect(Ann).toBeAsked('play');
  });

  it('[HN-DALTONS-04] green cards do not count and cannot be chosen', () => {
    const { Ann, Ben } = table(
      { Ann: { hand, inPlay: ['Sombrero'] }, Ben: { hand, inPlay: ['Bible', 'Barrel'] } },
      { ...daltons, turn: 'Ben' },
    );
    Ben.endsTurn();
    expect(Ann).toHaveInPlay('Sombrero');
    expect(Ben).toHaveInPlay('Bible');
  });

  it('[HN-DALTONS-05] a single blue card goes: back to the Colt, and no Dynamite to check', () => {
    const { Ann, Ben, Cat, Dan, game } = table(
      {
        Ann: { hand: ['BANG!'], inPlay: ['Remington'] },
        Ben: { hand, inPlay: ['Dynamite'] },
        Cat: { hand },
        Dan: { hand },
      },
      { ...daltons, turn: 'Dan', deckTop: ['Missed!', 'Missed!'] },
    );
    Dan.endsTurn();
    expect(game).toHaveDiscarded('Dynamite', 'Remington');
    Ann.mayNot.play('BANG!', { on: Cat }).because('outOfRange', { reach: 1 });
    expect(Ben).toHaveInPlay();
  });

  it('[HN-DALTONS-06] built-in Barrels, Mustangs and Scopes are no cards; what is laid later stays', () => {
    const { Ann, Paul } = table(
      { Ann: { is: 'Jourdonnais', hand: ['Barrel', 'Missed!'] }, Paul: { is: 'Paul Regret', hand } },
      { ...daltons, turn: 'Paul' },
    );
    Paul.endsTurn();
    expect(Ann).toBeAsked('play');
    Ann.plays('Barrel');
    Ann.endsTurn();
    expect(Ann).toHaveInPlay('Barrel');
  });

  it('[HN-DALTONS-07-Q] with the Stick of Dynamite a discarded Dynamite is shuffled into the pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand, tokens: { stick: 1 }, inPlay: ['Dynamite'] }, Ben: { hand } },
      { sets: ['base', 'stick-of-dynamite', 'high-noon'], eventsToCome: ['The Daltons'], turn: 'Ben' },
    );
    Ben.endsTurn();
    expect(Ann).toHaveInPlay();
    expect(game.state.discardPile).toEqual([]);
  });
});
