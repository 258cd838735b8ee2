import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };

describe('Tumbleweed answers the draw! of every set', () => {
  const tokensOn = { load: { Tumbleweed: 3 } };
  const tumbler = { hand: ['Duel'], inPlay: ['Tumbleweed'] };

  it('[ARMED-MIX-10] Dining Car', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 2, hand: ['Duel'], inPlay: ['Dining Car'] }, Ben: tumbler, Cid: {} },
      { ...words, phase: 'start', tokensOn, deckTop: ['2♥', '3♠'] },
    );
    Ben.uses('Tumbleweed');
    Ben.passes();
    expect(Ann).toHaveLife(2);
  });

  it('[ARMED-MIX-10] Cactus', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: { life: 2, hand: ['Cactus'] }, Cid: tumbler },
      { ...words, tokensOn, deckTop: ['2♥', '3♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Cactus');
    Cid.uses('Tumbleweed');
    Cid.passes();
    expect(Ben).toHaveLife(2);
  });

  it('[ARMED-MIX-10] Knife Revolver', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Knife Revolver', 'Duel'] }, Ben: tumbler, Cid: {} },
      { ...words, tokensOn, deckTop: ['K♥', '3♠'] },
    );
    Ann.plays('Knife Revolver', { on: Ben });
    Ben.uses('Tumbleweed');
    Ben.passes();
    expect(Ann).toHold('Duel');
  });

  it('[ARMED-MIX-10] Colorado Bill', () => {
    const { Bill, Ben } = table(
      { Bill: { is: 'Colorado Bill', hand: ['BANG!', 'Duel'] }, Ben: { ...tumbler, hand: ['Missed!'] }, Cid: {} },
      { ...words, tokensOn, deckTop: ['2♠', '3♥'] },
    );
    Bill.plays('BANG!', { on: Ben });
    Ben.uses('Tumbleweed');
    Ben.passes();
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-MIX-10] Teren Kill', () => {
    const { Ann, Teren } = table(
      { Ann: { hand: ['BANG!', 'Duel'], inPlay: ['Tumbleweed'] }, Teren: { is: 'Teren Kill', life: 1 }, Cid: {} },
      { ...words, tokensOn, deckTop: ['2♥', '3♠'] },
    );
    Ann.plays('BANG!', { on: Teren });
    Ann.uses('Tumbleweed');
    Ann.passes();
    expect(Teren).toBeOut();
  });

  it('[ARMED-MIX-10] Helena Zontero', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach', 'Duel'] }, Ben: tumbler, Cid: {} },
      { ...words, tokensOn, toCome: { show: ['Helena Zontero', 'Wild West Show'] }, deckTop: ['2♦', '3♦', '4♥', '5♠'] },
    );
    Ann.plays('Stagecoach');
    Ben.uses('Tumbleweed');
    Ben.passes();
    expect(game).toHaveDiscarded('5♠', '4♥');
    expect(game.state.memory['roles-are-new'] ?? false).toBe(false);
  });

  it('[ARMED-MIX-10] Most Wanted', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Most Wanted', 'Duel'] }, Ben: {}, Cid: tumbler },
      { ...words, tokensOn, deckTop: ['2♦', '2♥', '2♠', '3♥', '4♥'] },
    );
    Ann.plays('Most Wanted');
    Cid.passes();
    Cid.uses('Tumbleweed');
    Cid.passes();
    Cid.passes();
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-MIX-22-Q] Rhum: all its cards are turned anew', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 1, hand: ['Duel'], tokens: { nugget: 3 } }, Ben: tumbler, Cid: {} },
      {
        ...words,
        tokensOn,
        zones: { shop: ['Rhum', 'Shot', 'Bottle'] },
        deckTop: ['2♦', '3♥', '4♣', '5♠', '6♠', '7♠', '8♠', '9♠'],
      },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    Ben.uses('Tumbleweed');
    Ben.passes();
    expect(Ann).toHaveLife(2);
  });

  it('[ARMED-MIX-11] Horseshoe and Lucky Duke turn one more for each of them', () => {
    const { Duke } = table(
      {
        Duke: {
          is: 'Lucky Duke',
          life: 2,
          hand: ['Duel'],
          inPlay: ['Dining Car'],
          zones: { equipment: ['Horseshoe'] },
        },
        Ben: {},
        Cid: {},
      },
      { ...words, phase: 'start', deckTop: ['2♠', '3♠', '4♥'] },
    );
    Duke.isAsked('pickTurned');
    Duke.picks('4♥');
    expect(Duke).toHaveLife(3);
  });
});

describe('Beers that are none, answers that are no Missed!', () => {
  it('[ARMED-MIX-13] Last Call, Cactus and Dining Car give Tequila Joe one life point', () => {
    const call = table({ Joe: { is: 'Tequila Joe', life: 1, hand: ['Last Call', 'Duel'] }, Ben: {}, Cid: {} }, words);
    call.Joe.plays('Last Call');
    expect(call.Joe).toHaveLife(2);
    const cactus = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Joe: { is: 'Tequila Joe', life: 1, hand: ['Cactus'] }, Cid: {} },
      { ...words, deckTop: ['2♥'] },
    );
    cactus.Ann.plays('BANG!', { on: cactus.Joe });
    cactus.Joe.answers('Cactus');
    expect(cactus.Joe).toHaveLife(2);
    const dining = table(
      { Joe: { is: 'Tequila Joe', life: 1, hand: ['Duel'], inPlay: ['Dining Car'] }, Ben: {}, Cid: {} },
      { ...words, phase: 'start', deckTop: ['2♥'] },
    );
    expect(dining.Joe).toHaveLife(2);
  });

  it.each(['A little nip', 'Last Call'])(
    '[ARMED-MIX-13] %s brings Madam Yto nothing and Lemonade Jim no chance',
    (card) => {
      const { Ann, Yto, Jim } = table(
        {
          Ann: { life: 1, hand: [card, 'Duel'] },
          Yto: { is: 'Madam Yto' },
          Jim: { is: 'Lemonade Jim', life: 1, hand: ['Panic!'] },
        },
        words,
      );
      Ann.plays(card);
      expect(Ann).toHaveLife(2);
      expect(Yto).toHold(0);
      expect(Jim).not.toBeAsked();
    },
  );

  it.each(['Duck!', 'Evaded!', 'Cactus'])('[ARMED-MIX-14] Molly Stark draws nothing for a %s', (card) => {
    const { Ann, Molly } = table(
      { Ann: { hand: ['BANG! 2♣', 'Duel'] }, Molly: { is: 'Molly Stark', hand: [card, 'Panic!'] }, Cid: {} },
      { ...words, deckTop: ['2♠', '3♠'] },
    );
    Ann.plays('BANG! 2♣', { on: Molly });
    Molly.answers(card);
    expect(Molly).toHold('Panic!', ...(card === 'Evaded!' ? ['BANG! 2♣'] : []));
  });

  it('[ARMED-MIX-14] nor for Escape and Saved!', () => {
    const { Ann, Molly, Cid } = table(
      {
        Ann: { hand: ['Duel', 'BANG!', 'Panic!'] },
        Molly: { is: 'Molly Stark', hand: ['Escape', 'Saved!', 'Scope'] },
        Cid: {},
      },
      { sets: everything, discard: ['Aim'] },
    );
    Ann.plays('Duel', { on: Molly });
    Molly.answers('Escape');
    Ann.plays('BANG!', { on: Cid });
    Ann.passes();
    Molly.answers('Saved!');
    expect(Molly).toHold(1 + 2); // two from the pile for the rescue, and nothing else
  });

  it('[VALLEY-MIX-20-Q] Molly Stark draws for what she discards to Bandidos, not to Tornado or Poker', () => {
    const molly = { is: 'Molly Stark', hand: ['Missed!', 'Beer', 'Scope'] };
    const deckTop = ['Mustang', 'Saloon'];
    const bandidos = table(
      { Ann: { hand: ['Bandidos', 'Duel', 'Panic!'] }, Molly: molly, Cid: {} },
      { ...words, deckTop },
    );
    bandidos.Ann.plays('Bandidos');
    bandidos.Ann.picks({ do: 'loseLife' });
    bandidos.Molly.picks({ do: 'discard', cards: ['Missed!', 'Beer'] });
    bandidos.Molly.discards('Missed!', 'Beer');
    bandidos.Ann.isAsked('play');
    expect(bandidos.Molly).toHold('Scope', 'Mustang', 'Saloon');
    const others = { is: 'Molly Stark', hand: ['Dynamite', 'Scope'] };
    const nothing = table({ Ann: { hand: ['Bandidos', 'Duel'] }, Molly: others, Cid: {} }, words);
    nothing.Ann.plays('Bandidos');
    nothing.Ann.picks({ do: 'loseLife' });
    nothing.Molly.picks({ do: 'discard', cards: ['Dynamite', 'Scope'] });
    nothing.Molly.discards('Dynamite', 'Scope');
    nothing.Ann.isAsked('play');
    expect(nothing.Molly).toHold(0);
    const tornado = table({ Ann: { hand: ['Tornado', 'Duel'] }, Molly: molly, Cid: {} }, words);
    tornado.Ann.plays('Tornado');
    tornado.Molly.picks('Missed!');
    expect(tornado.Molly).toHold(2 + 2);
    const poker = table({ Ann: { hand: ['Poker', 'Duel'] }, Molly: molly, Cid: {} }, words);
    poker.Ann.plays('Poker');
    poker.Molly.picks('Missed!');
    poker.Ann.passes();
    poker.Ann.isAsked('play');
    expect(poker.Molly).toHold('Beer', 'Scope');
  });

  it.each(['Tomahawk', 'Knife Revolver 5♦', 'Train Robbery 4♦'])('[ARMED-MIX-15] Apache Kid: no %s', (card) => {
    const { Ann, Kid } = table(
      { Ann: { hand: [card, 'Duel'] }, Kid: { is: 'Apache Kid', inPlay: ['Scope'] }, Cid: {}, Dan: {} },
      { ...words, deckTop: ['2♠'] },
    );
    Ann.plays(card, { on: Kid });
    expect(Kid).toHaveLostLife(0);
    expect(Kid).toHaveInPlay('Scope');
    Ann.isAsked('play');
  });

  it('[ARMED-MIX-15] nor Bandidos Q♦', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Bandidos', 'Duel', 'Panic!'] }, Kid: { is: 'Apache Kid', hand: ['Beer'] }, Cid: {} },
      words,
    );
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    expect(Kid).not.toBeAsked();
    expect(Kid).toHaveLostLife(0);
  });

  it('[ARMED-MIX-12] of Slab’s shots Knife Revolver, Tomahawk and Fanning take one Missed!', () => {
    const { Slab, Ben, Cid } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['Fanning', 'Tomahawk', 'Duel'] },
        Ben: { hand: ['Missed!', 'Missed!', 'Beer'] },
        Cid: { hand: ['Missed!', 'Beer'] },
      },
      words,
    );
    Slab.plays('Fanning', { on: Ben, andAt: Cid });
    Ben.answers('Missed!');
    Cid.answers('Missed!');
    Slab.plays('Tomahawk', { on: Ben });
    Ben.answers('Missed!');
    Slab.isAsked('play');
    const knife = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['Knife Revolver', 'Duel'] },
        Ben: { hand: ['Missed!', 'Beer'] },
        Cid: {},
      },
      { ...words, deckTop: ['2♠'] },
    );
    knife.Slab.plays('Knife Revolver', { on: knife.Ben });
    knife.Ben.answers('Missed!');
    knife.Slab.isAsked('play');
  });
});

describe('Who earns nuggets', () => {
  const none = (...seats: readonly { readonly state: { readonly tokens: { readonly [kind: string]: number } } }[]) =>
    expect(seats.map(({ state }) => state.tokens['nugget'] ?? 0)).toEqual(seats.map(() => 0));

  it('[TRAIN-MIX-09-Q] Julie Cutter for her shot', () => {
    const { Ann, Julie } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Julie: { is: 'Julie Cutter' }, Cid: {} },
      { ...words, deckTop: ['2♥'] },
    );
    Ann.plays('BANG!', { on: Julie });
    Ann.passes();
    expect(Julie).toHaveTokens('nugget', 1);
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[TRAIN-MIX-09-Q] nobody for Dynamite, Rattlesnake and Bomb', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { life: 8, maxLife: 8, hand: ['Duel'], inPlay: ['Dynamite', 'Rattlesnake', 'Bomb'] }, Ben: {}, Cid: {} },
      { ...words, phase: 'start', tokensOn: { load: { Bomb: 1 } }, deckTop: ['2♠', '3♠', '4♠'] },
    );
    expect(Ann).toHaveLostLife(6);
    none(Ann, Ben, Cid);
  });

  it('[TRAIN-MIX-09-Q] nobody for Miss Susanna, Tombrock, and a loss that Saved! prevents', () => {
    const susanna = table(
      { Ann: { hand: ['Duel'] }, Ben: { hand: ['Duel'] }, Cid: {} },
      { ...words, inForce: { show: 'Miss Susanna' } },
    );
    susanna.Ann.endsTurn();
    expect(susanna.Ann).toHaveLostLife(1);
    none(susanna.Ann, susanna.Ben, susanna.Cid);
    const tombrock = table(
      { Ann: { hand: ['Duel'] }, Ben: {}, Cid: {} },
      {
        ...words,
        ...stationsWith(2, 'Leland'),
        zones: { line: ['Tombrock', 'Frisco'], train: ['Caboose', 'Mail Car', 'Lounge Car'] },
      },
    );
    tombrock.Ann.uses('take-railcar', { trainCard: 'Caboose' });
    expect(tombrock.Ann).toHaveLostLife(1);
    none(tombrock.Ann, tombrock.Ben, tombrock.Cid);
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: {}, Cid: { hand: ['Saved!'] } },
      { sets: everything, discard: ['Aim', 'Escape'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.passes();
    Cid.answers('Saved!');
    none(Ann, Ben, Cid);
  });
});

describe('Saved!', () => {
  const saver = { hand: ['Saved!'] };
  const open = { sets: everything, discard: ['Escape', 'Aim'] };

  it('[VALLEY-MIX-12-Q] helps against Ironhorse, Bomb and Miss Susanna', () => {
    const iron = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: {}, Cid: saver, Dan: {} },
      { ...open, ...stationsWith(4, 'Ironhorse') },
    );
    iron.Zippy.uses('Zippy Roy');
    iron.Zippy.passes();
    iron.Cid.answers('Saved!');
    expect(iron.Zippy).toHaveLostLife(0);
    const bomb = table(
      { Ann: { hand: ['Duel'], inPlay: ['Bomb'] }, Ben: saver, Cid: {} },
      { ...open, phase: 'start', tokensOn: { load: { Bomb: 1 } }, deckTop: ['2♠'] },
    );
    bomb.Ben.answers('Saved!');
    expect(bomb.Ann).toHaveLostLife(1);
    const susanna = table(
      { Ann: { hand: ['Duel'] }, Ben: saver, Cid: {} },
      { ...open, inForce: { show: 'Miss Susanna' } },
    );
    susanna.Ann.endsTurn();
    susanna.Ben.answers('Saved!');
    expect(susanna.Ann).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-12-Q] not against Tombrock and Blood Brothers, which are paid', () => {
    const tombrock = table(
      { Ann: { hand: ['Duel'] }, Ben: saver, Cid: {} },
      {
        ...open,
        ...stationsWith(2, 'Leland'),
        zones: { line: ['Tombrock', 'Frisco'], train: ['Caboose', 'Mail Car', 'Lounge Car'] },
      },
    );
    tombrock.Ann.uses('take-railcar', { trainCard: 'Caboose' });
    expect(tombrock.Ann).toHaveLostLife(1);
    const brothers = table(
      { Ann: { hand: ['Duel'] }, Ben: { ...saver, life: 1 }, Cid: {} },
      { ...open, event: 'Blood Brothers', phase: 'start' },
    );
    brothers.Ann.picks({ do: 'give', at: brothers.Ben });
    expect(brothers.Ann).toHaveLostLife(1);
    brothers.Ann.isAsked('play');
  });

  it('[VALLEY-MIX-23-Q] a loss prevented as a whole: no Julie Cutter, no Bounty, no Shotgun, no Stick', () => {
    const { Ann, Julie, Cid } = table(
      {
        Ann: { hand: ['BANG!', 'Duel'], inPlay: ['Shotgun'] },
        Julie: { is: 'Julie Cutter', hand: ['Beer'], inPlay: ['Bounty'] },
        Cid: { hand: ['Saved!'], tokens: { stick: 1 } },
        Dan: {},
      },
      { ...open, sets: [...everything, 'stick-of-dynamite'], deckTop: ['3♥', '4♥', '5♥'] },
    );
    Ann.plays('BANG!', { on: Julie });
    Julie.passes();
    Ann.passes();
    Cid.answers('Saved!');
    Cid.picks('pile');
    expect(Julie).toHaveLostLife(0);
    expect(Julie).toHold('Beer');
    expect(Ann).toHold('Duel');
    expect(Cid).toHold('3♥', '4♥');
    expect(Cid).toHaveTokens('stick', 1);
  });

  it('[VALLEY-MIX-23-Q] prevented in part: all of them happen', () => {
    const { Ann, Julie, Cid } = table(
      {
        Ann: { hand: ['BANG!', 'Aim', 'Duel'], inPlay: ['Shotgun'] },
        Julie: { is: 'Julie Cutter', hand: ['Beer'], inPlay: ['Bounty'] },
        Cid: { hand: ['Saved!'] },
        Dan: {},
      },
      { sets: everything, discard: ['Escape'], deckTop: ['2♥', '3♠', '4♥', '5♥'] },
    );
    Ann.plays('BANG!', { on: Julie, withCard: 'Aim' });
    Julie.passes();
    Ann.passes();
    Cid.answers('Saved!');
    while (Cid.question?.kind === 'drawFrom') Cid.picks('pile');
    expect(Julie).toHaveLostLife(1);
    expect(Julie).toHold(0);
    expect(Ann).toHold('Duel', '2♥');
  });
});

describe('While turns go the other way round', () => {
  const gold = { event: 'Gold Rush' };

  it('[TRAIN-MIX-20] Leland, Ironhorse and the Circus Wagon go clockwise', () => {
    const seats = { Zippy: { is: 'Zippy Roy', hand: ['Gatling', 'Missed!'] }, Ben: {}, Cid: {}, Dan: {} };
    const leland = table(seats, { ...words, ...gold, ...stationsWith(4, 'Leland'), deckTop: ['2♦', '3♦', '4♦', '5♦'] });
    leland.Zippy.uses('Zippy Roy');
    leland.Zippy.picks('2♦');
    leland.Ben.isAsked('generalStore');
    const iron = table(
      { ...seats, Ben: { hand: ['Missed!'] }, Dan: { hand: ['Missed!'] } },
      { ...words, ...gold, ...stationsWith(4, 'Ironhorse') },
    );
    iron.Zippy.uses('Zippy Roy');
    iron.Zippy.passes();
    iron.Ben.isAsked('dodge');
    const circus = table(
      {
        Ann: { hand: ['Duel'], inPlay: ['Circus Wagon'] },
        Ben: { inPlay: ['Scope', 'Barrel'] },
        Cid: {},
        Dan: { inPlay: ['Mustang', 'Volcanic'] },
      },
      { ...words, ...gold },
    );
    circus.Ann.uses('Circus Wagon');
    circus.Ben.isAsked('giveUp');
  });

  it('[TRAIN-MIX-20] Dynamite is passed to the left', () => {
    const { Ben } = table(
      { Ann: { hand: ['Duel'], inPlay: ['Dynamite'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...words, ...gold, phase: 'start', deckTop: ['K♥'] },
    );
    expect(Ben).toHaveInPlay('Dynamite');
  });
});

describe('Blue, orange and railcars', () => {
  it('[ARMED-MIX-04-Q][TRAIN-MIX-28-Q] an orange card pays Deathwood and serves Caboose and Sleeper Car; a Bomb does not explode', () => {
    const deathwood = table(
      { Ann: { hand: ['Duel'], inPlay: ['Bomb'] }, Ben: {}, Cid: {} },
      {
        ...words,
        ...stationsWith(2, 'Leland'),
        zones: { line: ['Deathwood', 'Frisco'], train: ['Caboose', 'Mail Car', 'Lounge Car'] },
        tokensOn: { load: { Bomb: 3 } },
      },
    );
    deathwood.Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Bomb'] });
    expect(deathwood.Ann).toHaveInPlay('Caboose');
    expect(deathwood.Ann).toHaveLostLife(0);
    expect(deathwood.game.state.cardTokens).toEqual({});
    const caboose = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: { inPlay: ['Caboose', 'Bomb'] }, Cid: {} },
      { ...words, tokensOn: { load: { Bomb: 3 } } },
    );
    caboose.Ann.plays('BANG!', { on: caboose.Ben });
    caboose.Ben.uses('Caboose', { card: 'Bomb' });
    expect(caboose.Ben).toHaveLostLife(0);
    expect(caboose.game.state.cardTokens).toEqual({});
    const sleeper = table(
      { Ann: { hand: ['Duel'], inPlay: ['Sleeper Car', 'Crate'] }, Ben: {}, Cid: {} },
      { ...words, tokensOn: { load: { Crate: 3 } } },
    );
    sleeper.Ann.uses('Sleeper Car', { on: sleeper.Ben, card: 'Crate' });
    expect(sleeper.Ben).toHaveLostLife(1);
    expect(sleeper.game.state.cardTokens).toEqual({});
  });

  it('[ARMED-MIX-05-Q] Circus Wagon and Train Robbery on a Bomb: discarded, no explosion; Panic! on it: to the hand', () => {
    const seats = (ann: object) => ({ Ann: { hand: ['Duel'], ...ann }, Ben: { inPlay: ['Bomb'] }, Cid: {} });
    const bomb = { ...words, tokensOn: { load: { Bomb: 3 } } };
    const circus = table(seats({ inPlay: ['Circus Wagon'] }), bomb);
    circus.Ann.uses('Circus Wagon');
    circus.Ben.picks('Bomb');
    expect(circus.Ben).toHaveLostLife(0);
    const robbery = table(seats({ hand: ['Train Robbery', 'Duel'] }), bomb);
    robbery.Ann.plays('Train Robbery', { on: robbery.Ben });
    robbery.Ben.picks({ do: 'giveUp', card: 'Bomb' });
    expect(robbery.Ben).toHaveLostLife(0);
    expect(robbery.Ben).toHaveInPlay();
    const panic = table(seats({ hand: ['Panic!', 'Duel'] }), bomb);
    panic.Ann.plays('Panic!', { on: panic.Ben, what: 'Bomb' });
    expect(panic.Ann).toHold('Bomb', 'Duel');
    expect(panic.game.state.cardTokens).toEqual({});
  });

  it('[TRAIN-MIX-11] a railcar may be switched for a blue, green, orange card or a railcar', () => {
    for (const theirs of ['Scope', 'Bible', 'Crate', 'Mail Car']) {
      const { Ann, Ben } = table(
        { Ann: { hand: ['Switch', 'Duel'], inPlay: ['Caboose'] }, Ben: { inPlay: [theirs] }, Cid: {} },
        { ...words, tokensOn: { load: theirs === 'Crate' ? { Crate: 2 } : {} } },
      );
      Ann.plays('Switch', { ownCard: 'Caboose', on: Ben, what: theirs });
      expect(Ann).toHaveInPlay(theirs);
      expect(Ben).toHaveInPlay('Caboose');
      if (theirs === 'Crate') expect(Ann).toHaveTokens('load', 2, 'Crate');
    }
  });

  it('[TRAIN-MIX-10-Q] a Bottle’s or a Baggage Car’s Panic! takes a railcar, which lies in front of the taker', () => {
    const bottle = table(
      { Ann: { hand: ['Duel'], tokens: { nugget: 2 } }, Ben: { inPlay: ['Caboose'] }, Cid: {} },
      { ...words, zones: { shop: ['Bottle', 'Shot', 'Rhum'] } },
    );
    bottle.Ann.uses('Shop', { card: 'Bottle', as: 'Panic!', on: bottle.Ben, what: 'Caboose' });
    expect(bottle.Ann).toHaveInPlay('Caboose');
    const baggage = table(
      { Ann: { hand: ['Duel'], inPlay: ['Baggage Car'] }, Ben: { inPlay: ['Caboose'] }, Cid: {} },
      words,
    );
    baggage.Ann.uses('Baggage Car', { as: 'panic', on: baggage.Ben, what: 'Caboose' });
    expect(baggage.Ann).toHaveInPlay('Caboose');
  });
});
