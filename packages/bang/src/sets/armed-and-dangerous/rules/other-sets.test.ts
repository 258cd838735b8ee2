import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous', 'dodge-city'];
const LEE = 'Lee Van Kliff';

describe('Armed & Dangerous beside Dodge City', () => {
  it('[ARMED-MIX-06] in Belle Star’s turn others’ orange cards do nothing: no Crate, no Tumbleweed', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Crate', 'Tumbleweed'] } },
      { sets, tokensOn: { load: { Crate: 4, Tumbleweed: 3 } } },
    );
    Belle.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[ARMED-MIX-07-Q] a Bomb that her Rust empties is discarded without damage', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['Rust', 'Beer'] }, Ben: { inPlay: ['Bomb'] } },
      { sets, tokensOn: { load: { Bomb: 1 } } },
    );
    Belle.plays('Rust');
    expect(Ben).toHaveInPlay();
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-MIX-23-Q] tokens on a card that is switched off still pay', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Duck!'], inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 3 } } },
    );
    Belle.plays('BANG!', { on: Ben });
    Ben.answers('Duck!', { times: 1, pay: ['Crate', 'Crate'] });
    expect(Ben).toHold('Duck!');
    expect(Ben).toHaveTokens('load', 1, 'Crate');
  });

  it('[ARMED-MIX-04-Q] José Delgado discards an orange card as a blue one', () => {
    const { Jose } = table(
      { Jose: { is: 'José Delgado', hand: ['Crate', 'Beer'] }, Ben: {} },
      { sets, deckTop: ['2♦', '3♦'] },
    );
    Jose.uses('José Delgado', { card: 'Crate' });
    expect(Jose).toHold('Beer', '2♦', '3♦');
  });

  it('[ARMED-MIX-04-Q][ARMED-MIX-05-Q] The Daltons take orange cards too; a Bomb does not explode', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb'] }, Ben: { hand: ['Beer'] } },
      {
        sets: [...sets, 'high-noon'],
        tokensOn: { load: { Bomb: 1 } },
        eventsToCome: ['The Daltons'],
        turn: 'Ben',
      },
    );
    Ben.endsTurn();
    expect(Ann).toHaveInPlay();
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-MIX-05-Q] Pat Brennan draws an orange card into his hand, its tokens to the supply', () => {
    const { Pat, Ben, game } = table(
      { Pat: { is: 'Pat Brennan' }, Ben: { inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 2 } }, phase: 'draw' },
    );
    Pat.picks({ from: Ben });
    expect(Pat).toHold('Crate');
    expect(Ben).toHaveInPlay();
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-MIX-15] Apache Kid: an Arrow 5♦ does nothing to him, a Squaw 3♦ nothing to his cards; a Bomb is orange', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Arrow', 'Squaw', 'Bomb', 'Beer'] }, Kid: { is: 'Apache Kid', inPlay: ['Mustang'] } },
      { sets },
    );
    Ann.plays('Arrow', { on: Kid });
    Ann.plays('Squaw', { on: Kid, what: 'Mustang' });
    expect(Kid).toHaveLostLife(0);
    expect(Kid).toHaveInPlay('Mustang');
    Ann.plays('Bomb', { on: Kid });
    expect(Kid).toHaveTokens('load', 3, 'Bomb');
  });

  it('[ARMED-MIX-18-Q] a ♦ BANG! that cannot be cancelled still does nothing to Apache Kid, and Bloody Mary draws nothing', () => {
    const { Mary, Kid } = table(
      { Mary: { is: 'Bloody Mary', hand: ['BANG! 4♦', 'Beer'], inPlay: ['Double Barrel'] }, Kid: { is: 'Apache Kid' } },
      { sets, tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    Mary.plays('BANG!', { special: 'Double Barrel', on: Kid });
    expect(Kid).toHaveLostLife(0);
    expect(Mary).toHold('Beer');
  });

  it('[ARMED-MIX-19-Q] Big Fifty silences Elena Fuente, Apache Kid, Ms. Abigail, and an ability that Vera Custer copies', () => {
    const armed = { sets, tokensOn: { load: { 'Big Fifty': 3 } } };
    const shooter = { hand: ['BANG! A♦', 'Beer'], inPlay: ['Big Fifty'] };
    const elena = table({ Ann: shooter, Elena: { is: 'Elena Fuente', hand: ['Duel'] } }, armed);
    elena.Ann.plays('BANG!', { special: 'Big Fifty', on: elena.Elena });
    elena.Elena.mayNot.play('Duel').because('wrongCard');
    for (const is of ['Apache Kid', 'Ms. Abigail']) {
      const { Ann, Ben } = table({ Ann: shooter, Ben: { is } }, armed);
      Ann.plays('BANG!', { special: 'Big Fifty', on: Ben });
      expect(Ben).toHaveLostLife(1);
    }
    const vera = table({ Ann: shooter, Vera: { is: 'Vera Custer', borrowed: ['Bart Cassidy'] } }, armed);
    vera.Ann.plays('BANG!', { special: 'Big Fifty', on: vera.Vera });
    expect(vera.Vera).toHold(0);
  });

  it('[ARMED-MIX-12] Slab the Killer’s Flintlock and Quick Shot take one Missed!', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['Flintlock', 'Quick Shot', 'Beer'] },
        Ben: { hand: ['Missed!', 'Missed!'] },
      },
      { sets },
    );
    Slab.plays('Flintlock', { on: Ben });
    Ben.answers('Missed!');
    Slab.plays('Quick Shot', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-MIX-13] A little nip and a Beer keg are no Beer for Tequila Joe', () => {
    const { Joe } = table(
      { Joe: { is: 'Tequila Joe', life: 1, hand: ['A little nip', 'Missed!'], inPlay: ['Beer keg'] }, Ben: {} },
      { sets, tokensOn: { load: { 'Beer keg': 4 } } },
    );
    Joe.plays('A little nip');
    Joe.uses('Beer keg');
    expect(Joe).toHaveLife(3);
  });

  it('[ARMED-MIX-14] Molly Stark draws nothing for a Duck! or a Crate', () => {
    const { Ann, Molly } = table(
      {
        Ann: { hand: ['BANG!', 'Flintlock', 'Beer'] },
        Molly: { is: 'Molly Stark', hand: ['Duck!', 'Beer'], inPlay: ['Crate'] },
      },
      { sets, tokensOn: { load: { Crate: 3 } } },
    );
    Ann.plays('BANG!', { on: Molly });
    Molly.answers('Duck!');
    Ann.plays('Flintlock', { on: Molly });
    Molly.uses('Crate');
    expect(Molly).toHold('Beer');
  });

  it('[ARMED-MIX-20-Q] El Gringo takes a card of Mexicali Kid, whose ability has hit him', () => {
    const { Kid, Gringo } = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Beer', 'Duel'], tokens: { load: 2 } }, Gringo: { is: 'El Gringo' } },
      { sets },
    );
    Kid.uses('Mexicali Kid', { on: Gringo, pay: ['character', 'character'] });
    expect(Gringo).toHold(1);
  });

  it('[ARMED-MIX-21-Q] the Sheriff who eliminates a Deputy loses orange cards and their tokens; those on the character stay', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'], inPlay: ['Bomb'], tokens: { load: 2 } },
        Ben: { role: 'deputy', life: 1 },
        Cid: { role: 'outlaw', hand: ['Beer'] },
        Dot: { role: 'renegade' },
      },
      { sets, tokensOn: { load: { Bomb: 1 } } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHaveInPlay();
    expect(Ann).toHaveTokens('load', 2);
    expect(Ann).toHaveLostLife(0);
  });
});

describe('Armed & Dangerous beside the events', () => {
  it('[ARMED-MIX-08-Q] under Lasso orange cards do nothing and the Bomb is not checked; tokens stay', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer', 'Bomb'] }, Ben: {}, Cid: {}, Dot: {} },
      {
        sets: [...sets, 'a-fistful-of-cards'],
        event: 'Lasso',
        tokensOn: { load: { Thunderer: 3, Bomb: 1 } },
        phase: 'start',
      },
    );
    expect(Ann).toHaveTokens('load', 1, 'Bomb');
    Ann.mayNot.play('BANG!', { on: Cid }).because('outOfRange', { reach: 1 });
    expect(Ann).toHaveTokens('load', 3, 'Thunderer');
  });

  it('[ARMED-MIX-09-Q] under The Judge no Dangerous card may be played, the Bomb included', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Crate', 'Bomb', 'Beer'] }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'The Judge' },
    );
    Ann.mayNot.play('Crate').because('noLaying');
    Ann.mayNot.play('Bomb', { on: Ben }).because('noLaying');
  });
});

describe('Armed & Dangerous beside Wild West Show', () => {
  const show = [...sets, 'wild-west-show'];

  it('[ARMED-MIX-01-Q] Lee Van Kliff repeats a Caravan: 2 cards, unless he pays again', () => {
    const { Lee } = table(
      { Lee: { is: LEE, hand: ['Caravan', 'BANG! 2♣', 'Beer'], tokens: { load: 4 } }, Ben: {} },
      { sets: show },
    );
    Lee.plays('Caravan', { times: 2 });
    expect(Lee).toHold(6);
    Lee.uses(LEE, { card: 'BANG! 2♣' });
    expect(Lee).toHold(7);
  });

  it('[ARMED-MIX-01-Q] the targets of a Quick Shot are chosen anew', () => {
    const { Lee, Ben, Dot } = table(
      { Lee: { is: LEE, hand: ['Quick Shot', 'BANG!', 'Beer'], tokens: { load: 1 } }, Ben: {}, Cid: {}, Dot: {} },
      { sets: show },
    );
    Lee.plays('Quick Shot', { on: Ben, times: 1, also: [Dot] });
    Lee.uses(LEE, { card: 'BANG!', on: Dot });
    expect(Ben).toHaveLostLife(1);
    expect(Dot).toHaveLostLife(2);
  });

  it('[ARMED-MIX-03-Q] a Flintlock taken back may still be repeated as the card just played', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['Flintlock', 'BANG!', 'Beer'], tokens: { load: 2 } }, Ben: { hand: ['Missed!'] } },
      { sets: show },
    );
    Lee.plays('Flintlock', { on: Ben });
    Ben.answers('Missed!');
    Lee.uses('Flintlock', { pay: ['character', 'character'] });
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Lee).toHold('Flintlock', 'Beer');
  });

  it('[ARMED-MIX-17-Q] the BANG! that the Thunderer has brought back may be the one he gives up', () => {
    const { Lee, Ben } = table(
      { Lee: { is: LEE, hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      { sets: show, tokensOn: { load: { Thunderer: 3 } } },
    );
    Lee.plays('BANG!', { special: 'Thunderer', on: Ben });
    Lee.uses(LEE, { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Lee).toHold('Beer');
  });
});

describe('Armed & Dangerous beside Valley of Shadows and Gold Rush', () => {
  const valley = [...sets, 'valley-of-shadows'];

  it('[ARMED-MIX-16-Q] Aim, Bell tower and a weapon’s effect on one BANG! card', () => {
    const { Ann, Cid } = table(
      {
        Ann: { hand: ['BANG!', 'Aim'], inPlay: ['Bell tower', 'Thunderer'] },
        Ben: {},
        Cid: { inPlay: ['Mustang'] },
        Dot: {},
        Eve: {},
      },
      { sets: valley, tokensOn: { load: { 'Bell tower': 1, Thunderer: 3 } } },
    );
    Ann.uses('Bell tower');
    Ann.plays('BANG!', { special: 'Thunderer', on: Cid, withCard: 'Aim' });
    while (Ann.question?.kind === 'save') Ann.passes();
    expect(Cid).toHaveLostLife(2);
    expect(Ann).toHold('BANG!');
  });

  it('[VALLEY-MIX-18-Q] a Flintlock avoided by Escape is cancelled: it may be bought back', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Flintlock', 'Beer'], tokens: { load: 2 } }, Ben: { hand: ['Escape'] } },
      { sets: valley },
    );
    Ann.plays('Flintlock', { on: Ben });
    Ben.answers('Escape');
    Ann.isAsked('takeBack');
    Ann.uses('Flintlock', { pay: ['character', 'character'] });
    expect(Ann).toHold('Flintlock', 'Beer');
  });

  it('[ARMED-MIX-10] Tumbleweed answers the draw! of a Bomb, a Rattlesnake and Julie Cutter', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb', 'Rattlesnake'] }, Ben: { hand: ['Beer'], inPlay: ['Tumbleweed'] } },
      {
        sets: valley,
        phase: 'start',
        tokensOn: { load: { Bomb: 3, Tumbleweed: 2 } },
        deckTop: ['2♠', '3♥', '4♥', '5♣'],
      },
    );
    Ben.uses('Tumbleweed');
    Ben.passes();
    Ben.uses('Tumbleweed');
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toHaveTokens('load', 1, 'Bomb');
    const julie = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Julie: { is: 'Julie Cutter' } },
      { sets, tokensOn: { load: { Tumbleweed: 1 } }, deckTop: ['2♥', '3♠'] },
    );
    julie.Ann.plays('BANG!', { on: julie.Julie });
    julie.Ann.uses('Tumbleweed');
    expect(julie.Ann).toHaveLostLife(0);
  });

  it('[ARMED-MIX-10] it cannot answer the card that Black Jack shows', () => {
    const { Jack } = table(
      { Jack: { is: 'Black Jack', hand: ['Beer'] }, Ben: { inPlay: ['Tumbleweed'] } },
      { sets, phase: 'draw', tokensOn: { load: { Tumbleweed: 3 } }, deckTop: ['2♠', '3♥', '4♠'] },
    );
    Jack.isAsked('play');
    expect(Jack).toHold('Beer', '2♠', '3♥', '4♠');
  });

  it('[ARMED-MIX-11] Lucky Duke turns two cards for his Bomb', () => {
    const { Duke } = table(
      { Duke: { is: 'Lucky Duke', hand: ['Beer'], inPlay: ['Bomb'] }, Ben: {} },
      { sets, phase: 'start', tokensOn: { load: { Bomb: 3 } }, deckTop: ['2♠', '3♥'] },
    );
    Duke.isAsked('pickTurned');
    Duke.picks('3♥');
    expect(Duke).toHaveInPlay();
  });

  it('[ARMED-MIX-24-Q] Ms. Abigail cannot ignore shots by an ability', () => {
    const { Kid, Abi } = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Beer'], tokens: { load: 2 } }, Abi: { is: 'Ms. Abigail' } },
      { sets },
    );
    Kid.uses('Mexicali Kid', { on: Abi, pay: ['character', 'character'] });
    expect(Abi).toHaveLostLife(1);
  });
});
