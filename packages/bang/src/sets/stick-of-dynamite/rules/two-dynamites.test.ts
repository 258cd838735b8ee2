import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'stick-of-dynamite', 'dodge-city'];
const stick = { stick: 1 };

describe('The Stick with the two Dynamites of Dodge City', () => {
  it('[STICK-19-Q] a second one goes to the first to the left of the holder who has none', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['Stagecoach'] },
        Ben: { inPlay: ['Dynamite 2♥'], tokens: stick },
        Cat: {},
        Dan: {},
      },
      { sets, deckTop: ['Dynamite 10♣', 'Scope', 'Mustang'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Scope', 'Mustang');
    expect(Ben).toHaveInPlay('Dynamite 2♥');
    expect(Cat).toHaveInPlay('Dynamite 10♣');
    expect(Dan).toHaveInPlay();
  });

  it('[STICK-19-Q] a Dynamite taken from somebody else may come back to him', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['Panic!', 'Beer'], inPlay: ['Dynamite 2♥'], tokens: stick },
        Ben: { inPlay: ['Dynamite 10♣'] },
        Cat: {},
      },
      { sets },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Dynamite 10♣' });
    expect(Ann).toHold('Beer');
    expect(Ben).toHaveInPlay('Dynamite 10♣');
    expect(Cat).toHaveInPlay();
  });

  it('[STICK-22-Q] nobody begins with either of them', () => {
    const { cards } = bookOf(sets);
    for (let i = 0; i < 40; i++) {
      const { state } = Position.begin(bangRules, { players: 8, sets }, keyFromSeed(`two ${i}`));
      const held = state.seats.flatMap(({ hand }) => hand);
      const names = held.map((card) => bookOf(sets).faces[state.faces[card] ?? -1]?.card);
      expect(names).not.toContain(cards.get('dynamite'));
      expect(state.box).toEqual([]);
    }
  });

  it.each(['Brawl', 'Can Can'])('[STICK-23-Q] discarded by %s it is shuffled into the pile', (card) => {
    const isGreen = card === 'Can Can';
    const { Ann, Ben, game } = table(
      {
        Ann: { hand: ['Brawl', 'Beer', 'Scope'], inPlay: ['Can Can'] },
        Ben: { inPlay: ['Dynamite 2♥', 'Mustang'] },
      },
      { sets },
    );
    if (isGreen) Ann.uses(card, { on: Ben, what: 'Dynamite' });
    else {
      Ann.plays(card, { cost: ['Scope'] });
      Ann.picks('Dynamite');
    }
    expect(Ben).toHaveInPlay('Mustang');
    expect(game.facesOf(game.state.discardPile).map(({ card: { name } }) => name)).not.toContain('Dynamite');
    expect(game.facesOf(game.state.drawPile).map(({ card: { name } }) => name)).toContain('Dynamite');
  });

  it('does not move by Punch, Springfield, a green shot or Doc Holyday’s', () => {
    const { Doc, Ben, Cat } = table(
      {
        Doc: {
          is: 'Doc Holyday',
          hand: ['Punch', 'Springfield', 'Beer', 'Scope', 'Jail', 'Saloon'],
          inPlay: ['Knife'],
        },
        Ben: { role: 'sheriff' },
        Cat: { tokens: stick },
      },
      { sets },
    );
    Doc.plays('Punch', { on: Ben });
    Doc.plays('Springfield', { on: Ben, cost: ['Beer'] });
    Doc.uses('Knife', { on: Ben });
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Scope', 'Jail'] });
    expect(Ben).toHaveLostLife(4);
    expect(Cat.state.tokens).toEqual(stick);
  });
});
