import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers, spentCards } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const ghost = { presence: 'ghost', life: 0, inPlay: ['Ghost'], role: 'outlaw' } as const;
const line = (stations: readonly string[], at = 2) => ({
  zones: { line: stations, train: ['Caboose', 'Mail Car', 'Lounge Car'] },
  memory: { 'locomotive-at': at },
  inForce: { locomotive: 'Leland' },
});

describe('A ghost', () => {
  it('[VALLEY-GHOST-09-Q][TRAIN-GHOSTCAR-14-Q] pays nothing with life: no Chuck Wengam, no Tombrock, no Blood Brothers', () => {
    const chuck = table({ Chuck: { ...ghost, is: 'Chuck Wengam', hand: ['Duel'] }, Ben: {}, Cid: {} }, words);
    chuck.Chuck.mayNot.use('Chuck Wengam');
    const tombrock = table(
      { Gus: { ...ghost, hand: ['Duel'] }, Ben: {}, Cid: {} },
      { ...words, ...line(['Tombrock', 'Frisco', 'San Tafe']) },
    );
    tombrock.Gus.mayNot.use('take-railcar', { trainCard: 'Caboose' }).because('lastLife');
    const brothers = table(
      { Gus: { ...ghost, hand: ['Duel'] }, Ben: { life: 1 }, Cid: {} },
      { ...words, event: 'Blood Brothers', phase: 'start' },
    );
    brothers.Gus.isAsked('play');
  });

  it('[VALLEY-MIX-08] counts for General Store, Leland and the number of Sgt. Blaze', () => {
    const store = table(
      { Ann: { hand: ['General Store', 'Duel'] }, Gus: { ...ghost }, Cid: {} },
      { ...words, deckTop: ['2♦', '3♦', '4♦'] },
    );
    store.Ann.plays('General Store');
    store.Ann.picks('2♦');
    store.Gus.picks('3♦');
    expect(store.Cid).toHold('4♦');
    const leland = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Duel'] }, Gus: { ...ghost }, Cid: {} },
      {
        ...words,
        zones: { line: ['Frisco'], train: [] },
        memory: { 'locomotive-at': 1 },
        inForce: { locomotive: 'Leland' },
        deckTop: ['2♦', '3♦', '4♦'],
      },
    );
    leland.Zippy.uses('Zippy Roy');
    leland.Zippy.picks('2♦');
    leland.Gus.isAsked('generalStore');
    const blaze = table(
      { Blaze: { is: 'Sgt. Blaze', hand: ['General Store', 'Duel'] }, Gus: { ...ghost }, Cid: {} },
      { ...words, deckTop: ['2♦', '3♦', '4♦'] },
    );
    blaze.Blaze.plays('General Store', { sparedPlayer: blaze.Gus });
    blaze.Blaze.picks('2♦');
    expect(blaze.Cid).toHold('3♦');
  });
});

describe('Lee Van Kliff repeats what takes the BANG! of the turn', () => {
  const lee = (...hand: string[]) => ({ is: 'Lee Van Kliff', hand: [...hand, 'BANG! 2♣', 'Duel'] });
  const use = { card: 'BANG! 2♣' };

  it('[WWS-MIX-05-Q] Fanning and Train Robbery', () => {
    const fanning = table({ Lee: lee('Fanning'), Ben: {}, Cid: {}, Dan: {} }, words);
    fanning.Lee.plays('Fanning', { on: fanning.Ben, andAt: fanning.Cid });
    fanning.Lee.uses('Lee Van Kliff', { ...use, on: fanning.Dan, andAt: fanning.Cid });
    expect(fanning.Cid).toHaveLostLife(2);
    const robbery = table({ Lee: lee('Train Robbery'), Ben: { inPlay: ['Scope'] }, Cid: {}, Dan: {} }, words);
    robbery.Lee.plays('Train Robbery', { on: robbery.Ben });
    robbery.Ben.picks({ do: 'face', card: 'Scope' });
    robbery.Lee.uses('Lee Van Kliff', { ...use, on: robbery.Ben });
    robbery.Ben.picks({ do: 'face', card: 'Scope' });
    expect(robbery.Ben).toHaveLostLife(2);
  });

  it('[WWS-MIX-05-Q] a Knife Revolver with a new draw!, which may bring the card back', () => {
    const { Lee, Ben } = table(
      { Lee: lee('Knife Revolver'), Ben: {}, Cid: {}, Dan: {} },
      { ...words, deckTop: ['2♦', 'K♦'] },
    );
    Lee.plays('Knife Revolver', { on: Ben });
    expect(Lee).toHold('BANG! 2♣', 'Duel');
    Lee.uses('Lee Van Kliff', { ...use, on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Lee).toHold('Knife Revolver', 'Duel');
  });

  it('[WWS-MIX-06-Q] a Money Bag: the same copied effect again', () => {
    const { Lee } = table(
      { Lee: lee('Money Bag'), Ben: {}, Cid: {}, Dan: {} },
      { ...words, discard: ['Stagecoach', ...openAnswers] },
    );
    Lee.plays('Money Bag');
    expect(Lee).toHold(4);
    Lee.uses('Lee Van Kliff', use);
    expect(Lee).toHold(5);
  });
});

describe('What answers the player of a card answers whoever was made to play it', () => {
  const rage = { ...words, inForce: { show: 'Dorothy Rage' } };
  const ann = { hand: ['Duel', 'Beer'] };

  it('[WWS-MIX-18-Q] Henry Block and Julie Cutter', () => {
    const henry = table(
      { Ann: ann, Ben: { hand: ['Panic!', 'Beer'] }, Henry: { is: 'Henry Block', hand: ['Scope'] } },
      rage,
    );
    henry.Ann.uses('Dorothy Rage', { whom: henry.Ben });
    henry.Ann.picks({ as: 'Panic!', at: henry.Henry, what: 'hand' });
    henry.Ben.answers('Panic!');
    henry.Ben.isAsked('dodge');
    const julie = table(
      { Ann: ann, Ben: { hand: ['BANG! 3♣', 'Beer'] }, Julie: { is: 'Julie Cutter' } },
      { ...rage, deckTop: ['2♥'] },
    );
    julie.Ann.uses('Dorothy Rage', { whom: julie.Ben });
    julie.Ann.picks({ as: 'BANG!', at: julie.Julie });
    julie.Ben.answers('BANG! 3♣');
    julie.Ben.isAsked('dodge');
  });

  it('[WWS-MIX-18-Q] Backfire and El Gringo', () => {
    const back = table({ Ann: ann, Ben: { hand: ['BANG! 3♣', 'Beer'] }, Cid: { hand: ['Backfire'] } }, rage);
    back.Ann.uses('Dorothy Rage', { whom: back.Ben });
    back.Ann.picks({ as: 'BANG!', at: back.Cid });
    back.Ben.answers('BANG! 3♣');
    back.Cid.answers('Backfire');
    back.Ben.isAsked('dodge');
    const gringo = table({ Ann: ann, Ben: { hand: ['BANG! 3♣', 'Scope'] }, Gringo: { is: 'El Gringo' } }, rage);
    gringo.Ann.uses('Dorothy Rage', { whom: gringo.Ben });
    gringo.Ann.picks({ as: 'BANG!', at: gringo.Gringo });
    gringo.Ben.answers('BANG! 3♣');
    expect(gringo.Gringo).toHold('Scope');
    expect(gringo.Ann).toHold('Duel', 'Beer');
  });

  it('[WWS-MIX-18-Q] Evan Babbit may not name them, but who gave the order', () => {
    const { Ann, Ben, Evan } = table(
      { Ann: ann, Ben: { hand: ['BANG! 3♣', 'Beer'] }, Evan: { is: 'Evan Babbit', hand: ['BANG! 4♣'] } },
      rage,
    );
    Ann.uses('Dorothy Rage', { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Evan });
    Ben.answers('BANG! 3♣');
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 4♣', on: Ben }).because('notTheShooter');
    Evan.uses('Evan Babbit', { card: 'BANG! 4♣', on: Ann });
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
  });
});

describe('Equipment', () => {
  it('[TRAIN-MIX-06] is nothing for Whip, Squaw, Train Robbery and Pat Brennan', () => {
    const ben = { zones: { equipment: ['Horseshoe'] } };
    const whip = table(
      { Ann: { hand: ['Squaw', 'Train Robbery', 'Duel'], inPlay: ['Whip'] }, Ben: ben, Cid: {} },
      { ...words, tokensOn: { load: { Whip: 3 } } },
    );
    whip.Ann.mayNot.use('Whip', { on: whip.Ben }).because('nothingThere');
    whip.Ann.mayNot.play('Squaw', { on: whip.Ben }).because('nothingThere');
    whip.Ann.plays('Train Robbery', { on: whip.Ben });
    whip.Ann.isAsked('play');
    const pat = table({ Pat: { is: 'Pat Brennan', hand: ['Duel'] }, Ben: ben, Cid: {} }, { ...words, phase: 'draw' });
    expect(pat.Pat).toHold(3);
  });
});

describe('In Belle Star’s turn', () => {
  it('[ARMED-MIX-06] no Observation Car keeps anybody away', () => {
    const { Belle, Cid } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG!', 'Duel'], inPlay: ['Schofield'] },
        Ben: {},
        Cid: { inPlay: ['Observation Car'] },
        Dan: {},
      },
      words,
    );
    Belle.plays('BANG!', { on: Cid });
    expect(Cid).toHaveLostLife(1);
  });

  it('[VALLEY-MIX-21-Q] no Refund; but Julie Cutter, Mick Defender, Evan Babbit, Escape and Saved! work', () => {
    const belle = (...hand: string[]) => ({ is: 'Belle Star', hand: [...hand, 'Duel'] });
    const refund = table({ Belle: belle('Cat Balou'), Ben: { inPlay: ['Refund', 'Scope'] }, Cid: {} }, words);
    refund.Belle.plays('Cat Balou', { on: refund.Ben, what: 'Scope' });
    expect(refund.Ben).toHold(0);
    const julie = table(
      { Belle: belle('BANG!'), Julie: { is: 'Julie Cutter' }, Cid: {} },
      { ...words, deckTop: ['2♥'] },
    );
    julie.Belle.plays('BANG!', { on: julie.Julie });
    julie.Belle.isAsked('dodge');
    const mick = table({ Belle: belle('Panic!'), Mick: { is: 'Mick Defender', hand: ['Missed!'] }, Cid: {} }, words);
    mick.Belle.plays('Panic!', { on: mick.Mick, what: 'hand' });
    mick.Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(mick.Belle).toHold('Duel');
    const evan = table({ Belle: belle('BANG! 3♣'), Evan: { is: 'Evan Babbit', hand: ['BANG! 4♣'] }, Cid: {} }, words);
    evan.Belle.plays('BANG! 3♣', { on: evan.Evan });
    evan.Evan.uses('Evan Babbit', { card: 'BANG! 4♣', on: evan.Cid });
    expect(evan.Cid).toHaveLostLife(1);
    const hand = table(
      { Belle: belle('Panic!', 'BANG!'), Ben: { hand: ['Escape', 'Scope'] }, Cid: { hand: ['Saved!'] } },
      { sets: everything, discard: ['Aim'] },
    );
    hand.Belle.plays('Panic!', { on: hand.Ben, what: 'hand' });
    hand.Ben.answers('Escape');
    hand.Belle.plays('BANG!', { on: hand.Ben });
    hand.Ben.passes();
    hand.Belle.passes();
    hand.Cid.answers('Saved!');
    expect(hand.Ben).toHaveLostLife(0);
  });
});

describe('The show pile', () => {
  it('[WWS-FLIP-10-Q] is not turned by Caravan, Conestoga or Union Pacific', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { hand: ['Caravan', 'Duel'], inPlay: ['Conestoga'], tokens: { nugget: 4 } },
        Ben: { hand: ['Beer'] },
        Cid: {},
      },
      {
        ...words,
        toCome: { show: ['Gag', 'Wild West Show'] },
        zones: { shop: ['Union Pacific', 'Shot', 'Bottle'] },
      },
    );
    Ann.plays('Caravan');
    Ann.uses('Conestoga', { on: Ben, what: 'hand' });
    Ann.uses('Shop', { card: 'Union Pacific' });
    expect(game.state.stacks['show']).toHaveLength(2);
  });

  it('[TRAIN-MONEY-02-Q] nor by a Money Bag that copies a Stagecoach', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Money Bag', 'Duel'] }, Ben: {}, Cid: {} },
      { ...words, discard: ['Stagecoach', ...openAnswers], toCome: { show: ['Gag', 'Wild West Show'] } },
    );
    Ann.plays('Money Bag');
    expect(Ann).toHold(3);
    expect(game.state.stacks['show']).toHaveLength(2);
  });
});

describe('Mick Defender against a Panic!', () => {
  it.each(['Dodge', 'Evaded!', 'Duck!', 'Cactus'])('[VALLEY-MICK-03-Q] no %s will do', (card) => {
    const { Ann, Mick } = table(
      {
        Ann: { hand: ['Panic!', 'Duel'] },
        Mick: { is: 'Mick Defender', hand: [card], inPlay: ['Barrel', 'Bible', 'Crate'] },
        Cid: {},
      },
      { ...words, tokensOn: { load: { Crate: 3 } } },
    );
    Ann.plays('Panic!', { on: Mick, what: 'Barrel' });
    if (Mick.question?.kind === 'evade') {
      Mick.mayNot.use('Mick Defender', { card });
      Mick.mayNot.play(card);
      Mick.passes();
    }
    expect(Ann).toHold('Duel', 'Barrel');
  });

  it('[VALLEY-MICK-03-Q] a Backfire will, and shoots nobody', () => {
    const { Ann, Mick } = table(
      { Ann: { hand: ['Panic!', 'Duel'] }, Mick: { is: 'Mick Defender', hand: ['Backfire'] }, Cid: {} },
      words,
    );
    Ann.plays('Panic!', { on: Mick, what: 'hand' });
    Mick.uses('Mick Defender', { card: 'Backfire' });
    Ann.isAsked('play');
    expect(Ann).toHaveLostLife(0);
  });
});

describe('Railcars in play', () => {
  it('[TRAIN-RAIL-03][TRAIN-RAIL-08] may be chosen by Panic!, Whip, Squaw, Rag Time and Pat Brennan; taken, they lie in front of the taker', () => {
    const ben = { inPlay: ['Mail Car'] };
    const panic = table({ Ann: { hand: ['Panic!', 'Duel'] }, Ben: ben, Cid: {} }, words);
    panic.Ann.plays('Panic!', { on: panic.Ben, what: 'Mail Car' });
    expect(panic.Ann).toHaveInPlay('Mail Car');
    const whip = table(
      { Ann: { hand: ['Duel'], inPlay: ['Whip'] }, Ben: ben, Cid: {} },
      { ...words, tokensOn: { load: { Whip: 3 } } },
    );
    whip.Ann.uses('Whip', { on: whip.Ben, what: 'Mail Car' });
    expect(whip.Ben).toHaveInPlay();
    const squaw = table({ Ann: { hand: ['Squaw', 'Duel'], tokens: { load: 2 } }, Ben: ben, Cid: {} }, words);
    squaw.Ann.plays('Squaw', { on: squaw.Ben, what: 'Mail Car', times: 1 });
    expect(squaw.Ann).toHaveInPlay('Mail Car');
    expect(squaw.Ann).toHold('Duel');
    const pat = table({ Pat: { is: 'Pat Brennan', hand: ['Duel'] }, Ben: ben, Cid: {} }, { ...words, phase: 'draw' });
    pat.Pat.picks({ from: pat.Ben, what: 'Mail Car' });
    expect(pat.Pat).toHaveInPlay('Mail Car');
    expect(pat.Pat).toHold('Duel');
  });

  it('[TRAIN-REFUND-03-Q] a Refund pays nothing for what its owner gives up to Bandidos or a Circus Wagon', () => {
    const circus = table(
      { Ann: { hand: ['Duel'], inPlay: ['Circus Wagon'] }, Ben: { inPlay: ['Refund', 'Scope'] }, Cid: {} },
      words,
    );
    circus.Ann.uses('Circus Wagon');
    circus.Ben.picks('Scope');
    expect(circus.Ben).toHold(0);
    const bandidos = table(
      { Ann: { hand: ['Bandidos', 'Duel', 'Beer'] }, Ben: { hand: ['Scope'], inPlay: ['Refund'] }, Cid: {} },
      words,
    );
    bandidos.Ann.plays('Bandidos');
    bandidos.Ann.picks({ do: 'loseLife' });
    bandidos.Ben.picks({ do: 'discard', cards: ['Scope'] });
    expect(bandidos.Ben).toHold(0);
  });

  it('[VALLEY-HENRY-05-Q] Henry shoots at nobody for what he picks himself: Bandidos, Poker, Tornado, Circus Wagon, Train Robbery', () => {
    const henry = { is: 'Henry Block', hand: ['Scope', 'Beer', 'Panic!'], inPlay: ['Barrel'] };
    const ann = { hand: ['Bandidos', 'Poker', 'Tornado', 'Train Robbery', 'Duel'], inPlay: ['Circus Wagon'] };
    const { Ann, Henry } = table({ Ann: ann, Henry: henry, Cid: {} }, { ...words, discard: spentCards });
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    Henry.picks({ do: 'discard', cards: ['Scope', 'Beer'] });
    Ann.plays('Poker');
    if (Henry.question?.kind === 'pokerStake') Henry.picks('Panic!');
    while (Ann.question?.kind === 'poker') Ann.passes();
    Ann.plays('Tornado');
    if (Ann.question?.kind === 'tornado') Ann.picks('Duel');
    while (Henry.question?.kind === 'tornado') Henry.picks('Panic!');
    Ann.uses('Circus Wagon');
    Henry.picks('Barrel');
    Ann.isAsked('play');
    expect(Ann).toHaveLostLife(1);
  });
});
