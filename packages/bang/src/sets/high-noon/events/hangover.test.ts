import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city', 'high-noon'] as const;
const hangover = { sets, event: 'Hangover' } as const;

describe('Hangover', () => {
  it('[HN-HANGOVER-01] life points stay as they are, the maximum too', () => {
    const { Paul, Kit } = table({ Paul: { is: 'Paul Regret' }, Kit: { is: 'Kit Carlson', life: 2 } }, hangover);
    expect(Paul.state).toMatchObject({ life: 4, maxLife: 4 }); // three and the Sheriff's one
    expect(Kit.state).toMatchObject({ life: 2, maxLife: 4 });
  });

  it.each(['Kit Carlson', 'Jesse Jones', 'Pedro Ramirez', 'Black Jack', 'Pat Brennan', 'Pixie Pete', 'Bill Noface'])(
    '[HN-HANGOVER-02] %s draws two cards from the pile',
    (is) => {
      const { Ann } = table(
        { Ann: { is, life: 2 }, Ben: { hand: ['Beer'], inPlay: ['Barrel'] } },
        { ...hangover, phase: 'draw', deckTop: ['Missed!', 'BANG! 2♦', 'Scope'], discard: ['Duel'] },
      );
      expect(Ann).toBeAsked('play');
      expect(Ann).toHold('Missed!', 'BANG! 2♦');
    },
  );

  it('[HN-HANGOVER-02] the hand limit is the life, for Sean Mallory too', () => {
    const { Sean } = table(
      { Sean: { is: 'Sean Mallory', life: 1, hand: ['Missed!', 'Beer', 'Scope'] }, Ben: {} },
      hangover,
    );
    Sean.endsTurn();
    Sean.mayNot.discard('Beer').because('wrongCount', { least: 2 });
  });

  it('[HN-HANGOVER-03] Paul Regret and Rose Doolan change no distance', () => {
    const { Paul, Ben, Rose, Dan } = table(
      { Paul: { is: 'Paul Regret' }, Ben: {}, Rose: { is: 'Rose Doolan' }, Dan: {} },
      hangover,
    );
    expect(Ben).toSeeAt(1, Paul);
    expect(Rose).toSeeAt(2, Paul);
    expect(Dan).toSeeAt(1, Paul);
  });

  it('[HN-HANGOVER-03] Willy the Kid plays one BANG!', () => {
    const { Willy, Ben } = table({ Willy: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!'] }, Ben: {} }, hangover);
    Willy.plays('BANG!', { on: Ben });
    Willy.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { limit: 1 });
  });

  it('[HN-HANGOVER-03] Slab’s BANG! takes one Missed!, Jourdonnais has no draw!', () => {
    const { Slab, Jourdonnais } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: 'Jourdonnais', hand: ['Missed!', 'Beer'] },
      },
      hangover,
    );
    Slab.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.mayNot.use('Jourdonnais');
    Jourdonnais.answers('Missed!');
    expect(Jourdonnais).toHaveLostLife(0);
    expect(Slab).toBeAsked('play');
  });

  it('[HN-HANGOVER-03] Calamity Janet uses cards as printed, Lucky Duke turns one, Belle Star switches nothing off', () => {
    const { Janet, Duke } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Missed!', 'BANG!'] }, Duke: { is: 'Lucky Duke', inPlay: ['Barrel'] } },
      { ...hangover, deckTop: ['5♥'] },
    );
    Janet.mayNot.play('Missed!', { on: Duke }).because('onlyAsAnswer');
    Janet.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    expect(Duke).toHaveLostLife(0);
    const belle = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!'] }, Ben: { inPlay: ['Barrel'] } },
      { ...hangover, deckTop: ['5♥'] },
    );
    belle.Belle.plays('BANG!', { on: belle.Ben });
    belle.Ben.uses('Barrel');
    expect(belle.Ben).toHaveLostLife(0);
  });

  it('[HN-HANGOVER-03] Apache Kid is hit by ♦, Tequila Joe’s Beer gives one', () => {
    const { Joe, Kid } = table(
      { Joe: { is: 'Tequila Joe', life: 1, hand: ['BANG! 5♦', 'Beer'] }, Kid: { is: 'Apache Kid' }, Cat: {} },
      hangover,
    );
    Joe.plays('BANG!', { on: Kid });
    expect(Kid).toHaveLostLife(1);
    Joe.plays('Beer');
    expect(Joe).toHaveLife(2);
  });

  it('[HN-HANGOVER-04] nothing for Bart Cassidy, El Gringo and Suzy Lafayette', () => {
    const { Ann, Bart, Gringo, Suzy } = table(
      {
        Ann: { hand: ['Gatling', 'Missed!'] },
        Bart: { is: 'Bart Cassidy' },
        Gringo: { is: 'El Gringo' },
        Suzy: { is: 'Suzy Lafayette' },
      },
      hangover,
    );
    Ann.plays('Gatling');
    for (const player of [Bart, Gringo, Suzy]) {
      expect(player).toHaveLostLife(1);
      expect(player).toHold(0);
    }
    expect(Ann).toHold(1);
  });

  it('[HN-HANGOVER-04] Sid Ketchum cannot heal, not even to stay alive, and Vulture Sam inherits nothing', () => {
    const { Ann, Sid, Sam, game } = table(
      {
        Ann: { hand: ['BANG!', 'Scope'] },
        Sid: { is: 'Sid Ketchum', life: 1, hand: ['Missed!', 'Duel'], role: 'outlaw' },
        Sam: { is: 'Vulture Sam' },
        Dan: {},
      },
      hangover,
    );
    expect(game.position.standing).toEqual([]);
    Ann.plays('BANG!', { on: Sid });
    Sid.passes();
    Sid.mayNot.use('Sid Ketchum');
    Sid.passes();
    expect(Sid).toBeOut();
    expect(Sam).toHold(0);
    expect(game).toHaveDiscarded('Duel', 'Missed!');
  });

  it('[HN-HANGOVER-05] Chuck Wengam, Doc Holyday and José Delgado have nothing to use; a real Barrel works', () => {
    for (const is of ['Chuck Wengam', 'Doc Holyday', 'José Delgado']) {
      const { Ann, Ben } = table({ Ann: { is, hand: ['Scope', 'Barrel', 'BANG!'] }, Ben: { inPlay: ['Barrel'] } }, {
        ...hangover,
        deckTop: ['5♥'],
      } as const);
      Ann.mayNot.use(is).because('noAbility');
      Ann.plays('BANG!', { on: Ben });
      Ben.uses('Barrel');
      expect(Ben).toHaveLostLife(0);
    }
  });

  it('[HN-HANGOVER-06-Q] Suzy Lafayette draws as soon as it is covered, before the new event acts', () => {
    const { Ben, Ann, Suzy } = table(
      { Ann: { hand: ['Missed!'] }, Suzy: { is: 'Suzy Lafayette' }, Ben: { hand: ['Missed!'] } },
      { ...hangover, turn: 'Ben', eventsToCome: ['Thirst'] },
    );
    expect(Suzy).toHold(0);
    Ben.endsTurn();
    expect(Suzy).toHold(1);
    expect(Ann).toBeAsked('play');
  });

  it('[HN-HANGOVER-07-Q] Vera Custer does not choose, and has nothing until her next turn', () => {
    const { Ann, Vera, Ben } = table(
      {
        Ann: { hand: ['Missed!'] },
        Vera: { is: 'Vera Custer', borrowed: ['Black Jack'], hand: ['Missed!'] },
        Ben: { hand: ['Missed!'], is: 'Black Jack' },
      },
      {
        sets,
        turn: 'Ben',
        eventsToCome: ['Hangover', 'Thirst'],
        deckTop: ['Missed!', 'Missed!', 'Missed!', 'BANG! 2♦'],
      },
    );
    Ben.endsTurn();
    expect(Vera.state.borrowed).toEqual([]);
    Ann.endsTurn();
    expect(Vera).toBeAsked('play');
    expect(Vera).toHold(3);
  });
});
