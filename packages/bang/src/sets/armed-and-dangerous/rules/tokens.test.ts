import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Load tokens', () => {
  it('[ARMED-TOKEN-01] come from the supply and go back there when they are spent', () => {
    const { Ann, game } = table({ Ann: { hand: ['Crate', 'Caravan', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Crate');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
    Ann.plays('Caravan', { times: 1, pay: ['Crate', 'Crate'] });
    expect(Ann).toHaveTokens('load', 1, 'Crate');
    expect(Object.values(game.state.cardTokens)).toEqual([{ load: 1 }]);
  });

  it('[ARMED-TOKEN-02] lie on Dangerous cards and on the character, never on a blue card', () => {
    const { Ann } = table(
      { Ann: { hand: ['Mustang', 'Beer'], inPlay: ['Crate', 'Barrel'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('Mustang');
    Ann.mayNot.pick('Barrel').because('notAnOption');
    Ann.may.pick('Crate');
    Ann.picks('character');
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-TOKEN-03] a fifth on one place is ignored and stays in the supply', () => {
    const { Ann } = table(
      { Ann: { hand: ['Mustang', 'Beer'], inPlay: ['Crate'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    Ann.plays('Mustang');
    Ann.picks('Crate');
    expect(Ann).toHaveTokens('load', 4, 'Crate');
    expect(Ann).toHaveTokens('load', 0);
  });

  it('[ARMED-TOKEN-03] with every place full nobody is asked', () => {
    const { Ann } = table({ Ann: { hand: ['Mustang', 'Beer'], tokens: { load: 4 } }, Ben: {} }, { sets });
    Ann.plays('Mustang');
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 4);
  });

  it('[ARMED-TOKEN-04] cannot be taken: Panic! and Cat Balou offer cards alone', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'] }, Ben: { tokens: { load: 4 } } },
      { sets },
    );
    Ann.mayNot.play('Panic!', { on: Ben }).because('nothingThere');
    Ann.mayNot.play('Cat Balou', { on: Ben }).because('nothingThere');
  });

  it('[ARMED-TOKEN-05-Q] of a player who is out are back in the supply; Vulture Sam gets the cards without them', () => {
    const { Ann, Ben, Sam, game } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Ben: { life: 1, inPlay: ['Crate'], tokens: { load: 2 } },
        Sam: { is: 'Vulture Sam' },
        Dot: {},
      },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('load', 0);
    expect(Sam).toHold('Crate');
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-TOKEN-06-Q] a supply that runs short gives what it has', () => {
    const four = { tokens: { load: 4 } };
    const { Ann } = table(
      {
        Ann: { hand: ['Reloading', 'Beer'], inPlay: ['Crate', 'Whip'] },
        Ben: { ...four, inPlay: ['Tumbleweed', 'Bandolier', 'Bell tower', 'Beer keg'] },
        Cid: four,
        Dot: four,
      },
      {
        sets,
        tokensOn: {
          load: { Crate: 1, Whip: 1, Tumbleweed: 4, Bandolier: 4, 'Bell tower': 4, 'Beer keg': 4 },
        },
      },
    ); // 30 of the 32 lie about
    Ann.plays('Reloading');
    Ann.picks('Crate');
    Ann.picks('Whip');
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 2, 'Crate');
    expect(Ann).toHaveTokens('load', 2, 'Whip');
  });
});
