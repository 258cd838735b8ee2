import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };

describe('A Double Barrel’s ♦ shot', () => {
  const shooter = { hand: ['BANG! 2♦', 'Duel'], inPlay: ['Double Barrel'] };
  const loaded = { ...words, tokensOn: { load: { 'Double Barrel': 3 } } };

  it.each(['Evaded!', 'Backfire', 'Cactus', 'Duck!', 'Dodge', 'Missed!'])('[ARMED-DOUBLE-02-Q] beats a %s', (card) => {
    const { Ann, Ben } = table({ Ann: shooter, Ben: { hand: [card] }, Cid: {}, Dan: {} }, loaded);
    Ann.plays('BANG! 2♦', { special: 'Double Barrel', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold(card);
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-MIX-18-Q] does nothing to the owner of a Calumet; a Buntline Special takes nothing of Apache Kid', () => {
    const calumet = table({ Ann: shooter, Ben: { zones: { equipment: ['Calumet'] } }, Cid: {}, Dan: {} }, loaded);
    calumet.Ann.plays('BANG! 2♦', { special: 'Double Barrel', on: calumet.Ben });
    expect(calumet.Ben).toHaveLostLife(0);
    const { Ann, Kid } = table(
      {
        Ann: { hand: ['BANG! 2♦', 'Duel'], inPlay: ['Buntline Special'] },
        Kid: { is: 'Apache Kid', hand: ['Beer', 'Panic!'] },
        Cid: {},
        Dan: {},
      },
      { ...words, tokensOn: { load: { 'Buntline Special': 3 } } },
    );
    Ann.plays('BANG! 2♦', { special: 'Buntline Special', on: Kid });
    expect(Kid).toHold('Beer', 'Panic!');
    Ann.isAsked('play');
  });

  it('[ARMED-MIX-18-Q] nor does Colorado Bill’s', () => {
    const { Bill, Kid } = table(
      { Bill: { is: 'Colorado Bill', hand: ['BANG! 2♦', 'Duel'] }, Kid: { is: 'Apache Kid' }, Cid: {}, Dan: {} },
      { ...words, deckTop: ['2♠'] },
    );
    Bill.plays('BANG! 2♦', { on: Kid });
    expect(Kid).toHaveLostLife(0);
  });
});

describe('A Big Fifty whose effect is bought', () => {
  const shooter = { hand: ['BANG! 2♦', 'Duel'], inPlay: ['Big Fifty'] };
  const loaded = { ...words, tokensOn: { load: { 'Big Fifty': 3 } } };

  it.each(['Barrel', 'Iron Plate', 'Bible', 'Sombrero', 'Ten Gallon Hat', 'Caboose', 'Baggage Car'])(
    '[ARMED-MIX-19-Q] leaves its target no %s',
    (card) => {
      const { Ann, Ben } = table({ Ann: shooter, Ben: { inPlay: [card, 'Scope'] }, Cid: {}, Dan: {} }, loaded);
      Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Ben });
      expect(Ben).toHaveLostLife(1);
      expect(Ben).toHaveInPlay(card, 'Scope');
    },
  );

  it.each(['Boots', 'Lucky Charm', 'Calumet', 'Rucksack'])('[ARMED-MIX-19-Q] nor a %s', (equipment) => {
    const { Ann, Ben } = table(
      {
        Ann: shooter,
        Ben: { role: 'outlaw', life: 2, zones: { equipment: [equipment] }, tokens: { nugget: 4 } },
        Cid: { role: 'outlaw' },
        Dan: {},
      },
      loaded,
    );
    Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Ben });
    expect(Ben).toHaveLife(1);
    expect(Ben).toHold(0);
    expect(Ben).toHaveTokens('nugget', 4);
  });

  it('[ARMED-MIX-19-Q] no Rucksack as a rescue', () => {
    const { Ann, Ben } = table(
      {
        Ann: shooter,
        Ben: { role: 'outlaw', life: 1, zones: { equipment: ['Rucksack'] }, tokens: { nugget: 4 } },
        Cid: { role: 'outlaw' },
        Dan: {},
      },
      loaded,
    );
    Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Ben });
    expect(Ben).toBeOut();
  });

  it.each(['Simeon Picos', 'Bart Cassidy', 'Jourdonnais', 'El Gringo', 'Julie Cutter'])(
    '[ARMED-MIX-19-Q][ARMED-BIGFIFTY-04-Q] silences %s',
    (is) => {
      const { Ann, Ben } = table({ Ann: shooter, Ben: { is }, Cid: {}, Dan: {} }, { ...loaded, deckTop: ['2♥'] });
      Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Ben });
      expect(Ben).toHaveLostLife(1);
      expect(Ben).toHold(0);
      expect(Ben).toHaveTokens('nugget', 0);
      expect(Ann).toHold('Duel');
      expect(Ann).toHaveLostLife(0);
    },
  );

  it('[ARMED-MIX-19-Q] gives Teren Kill no draw!, and Gregory Deck no ability that he has borrowed', () => {
    const teren = table(
      { Ann: shooter, Teren: { is: 'Teren Kill', role: 'outlaw', life: 1 }, Cid: { role: 'outlaw' }, Dan: {} },
      { ...loaded, deckTop: ['2♥'] },
    );
    teren.Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: teren.Teren });
    expect(teren.Teren).toBeOut();
    const { Ann, Gregory } = table(
      { Ann: shooter, Gregory: { is: 'Gregory Deck', borrowed: ['Bart Cassidy', 'Jourdonnais'] }, Cid: {}, Dan: {} },
      { ...loaded, deckTop: ['2♥'] },
    );
    Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Gregory });
    expect(Gregory).toHaveLostLife(1);
    expect(Gregory).toHold(0);
  });

  it('[ARMED-BIGFIFTY-03-Q] takes no notice of a Private Car, an Observation Car or a Bounty', () => {
    const { Ann, Ben } = table(
      { Ann: shooter, Ben: { inPlay: ['Private Car', 'Observation Car', 'Bounty'] }, Cid: {}, Dan: {} },
      loaded,
    );
    Ann.mayNot.play('BANG! 2♦', { special: 'plain', on: Ben }).because('privateCar');
    Ann.plays('BANG! 2♦', { special: 'Big Fifty', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('Duel');
  });
});

describe('Julie Cutter answers no loss that no other player has caused', () => {
  const julie = { is: 'Julie Cutter', hand: ['Duel', 'Beer'] };

  it('[ARMED-JULIE-04-Q] Bomb and Rattlesnake', () => {
    const { Julie, game } = table(
      { Julie: { ...julie, inPlay: ['Bomb', 'Rattlesnake'] }, Ben: {}, Cid: {} },
      { ...words, phase: 'start', tokensOn: { load: { Bomb: 2 } }, deckTop: ['2♠', '3♠', '4♥'] },
    );
    expect(Julie).toHaveLostLife(3);
    expect(game).toHaveDiscarded('Bomb', '3♠', '2♠');
  });

  it('[ARMED-JULIE-04-Q] Blood Brothers, Tombrock, and Bandidos that she played', () => {
    const brothers = table(
      { Julie: julie, Ben: { life: 1 }, Cid: {} },
      { ...words, event: 'Blood Brothers', phase: 'start', deckTop: ['2♥', '3♥', '4♥'] },
    );
    brothers.Julie.picks({ do: 'give', at: brothers.Ben });
    expect(brothers.Julie).toHaveLostLife(1);
    expect(brothers.Julie).toHold('Duel', 'Beer', '2♥', '3♥');
    const tombrock = table(
      { Julie: julie, Ben: {}, Cid: {}, Dan: {} },
      {
        ...words,
        ...stationsWith(2, 'Leland', ['Caboose', 'Dining Car', 'Mail Car']),
        zones: { line: ['Tombrock', 'San Tafe', 'Frisco', 'Boom Town'], train: ['Caboose', 'Dining Car', 'Mail Car'] },
        deckTop: ['2♥'],
      },
    );
    tombrock.Julie.uses('take-railcar', { trainCard: 'Caboose' });
    expect(tombrock.Julie).toHaveLostLife(1);
    expect(tombrock.game).toHaveOnDeck('2♥');
    const bandidos = table(
      { Julie: { is: 'Julie Cutter', hand: ['Bandidos', 'Duel', 'Beer'] }, Ben: {}, Cid: {} },
      { ...words, deckTop: ['2♥'] },
    );
    bandidos.Julie.plays('Bandidos');
    bandidos.Julie.picks({ do: 'loseLife' });
    expect(bandidos.Julie).toHaveLostLife(1);
    expect(bandidos.game).toHaveOnDeck('2♥');
  });

  it('[ARMED-JULIE-04-Q] Ironhorse', () => {
    const { Zippy, Julie, game } = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Julie: { is: 'Julie Cutter' }, Cid: {}, Dan: {} },
      { ...words, ...stationsWith(4, 'Ironhorse'), deckTop: ['2♥'] },
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    expect(Julie).toHaveLostLife(1);
    expect(game).toHaveOnDeck('2♥');
  });
});

describe('Evaded!', () => {
  const evader = { hand: ['Evaded!', 'Beer'] };

  it('[TRAIN-EVADED-05-Q] gets nothing of a Flintlock that its player buys back, who is asked first; else the Flintlock', () => {
    const seats = { Ann: { hand: ['Flintlock', 'Duel'], tokens: { load: 2 } }, Ben: evader, Cid: {}, Dan: {} };
    const back = table(seats, words);
    back.Ann.plays('Flintlock', { on: back.Ben });
    back.Ben.answers('Evaded!');
    back.Ann.uses('Flintlock', { pay: ['character', 'character'] });
    expect(back.Ann).toHold('Flintlock', 'Duel');
    expect(back.Ben).toHold('Beer');
    const left = table(seats, words);
    left.Ann.plays('Flintlock', { on: left.Ben });
    left.Ben.answers('Evaded!');
    left.Ann.passes();
    expect(left.Ben).toHold('Beer', 'Flintlock');
  });

  it('[TRAIN-EVADED-06-Q] takes a card shot through LeMat and a Backfire; no equipment, and nothing where an ability shot', () => {
    const lemat = table({ Ann: { hand: ['Scope', 'Duel'], inPlay: ['LeMat'] }, Ben: evader, Cid: {}, Dan: {} }, words);
    lemat.Ann.plays('Scope', { as: 'BANG!', on: lemat.Ben });
    lemat.Ben.answers('Evaded!');
    expect(lemat.Ben).toHold('Beer', 'Scope');
    const back = table(
      { Ann: { hand: ['BANG!', 'Evaded!', 'Duel'] }, Ben: { hand: ['Backfire'] }, Cid: {}, Dan: {} },
      words,
    );
    back.Ann.plays('BANG!', { on: back.Ben });
    back.Ben.answers('Backfire');
    back.Ann.answers('Evaded!');
    expect(back.Ann).toHold('Duel', 'Backfire');
    const bottle = table(
      { Ann: { hand: ['Duel'], tokens: { nugget: 2 } }, Ben: evader, Cid: {}, Dan: {} },
      { ...words, zones: { shop: ['Bottle', 'Shot', 'Rhum'] } },
    );
    bottle.Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: bottle.Ben });
    bottle.Ben.answers('Evaded!');
    expect(bottle.Ben).toHold('Beer');
    const kid = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Duel'], tokens: { load: 2 } }, Ben: evader, Cid: {}, Dan: {} },
      words,
    );
    kid.Kid.uses('Mexicali Kid', { on: kid.Ben });
    kid.Ben.answers('Evaded!');
    expect(kid.Ben).toHold('Beer');
    const henry = table(
      { Ann: { hand: ['Panic!', 'Evaded!'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cid: {}, Dan: {} },
      words,
    );
    henry.Ann.plays('Panic!', { on: henry.Henry, what: 'hand' });
    henry.Ann.answers('Evaded!');
    expect(henry.Ann).toHold('Duel');
    const julie = table(
      { Ann: { hand: ['BANG!', 'Evaded!', 'Duel'] }, Julie: { is: 'Julie Cutter' }, Cid: {}, Dan: {} },
      { ...words, deckTop: ['2♥'] },
    );
    julie.Ann.plays('BANG!', { on: julie.Julie });
    julie.Ann.answers('Evaded!');
    expect(julie.Ann).toHold('Duel');
  });

  it('[WWS-MIX-13-Q] cancels the repeat of Lee Van Kliff, and brings nothing', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG! 2♣', 'BANG! 3♣', 'Duel'] }, Ben: evader, Cid: {}, Dan: {} },
      words,
    );
    Lee.plays('BANG! 2♣', { on: Ben });
    Ben.passes();
    Lee.uses('Lee Van Kliff', { card: 'BANG! 3♣', on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Beer');
  });
});

describe('A Private Car with an empty hand', () => {
  const ben = { inPlay: ['Private Car'] };

  it('[TRAIN-MIX-25-Q] stops whatever counts as a BANG! card: LeMat, Showdown, Black Flower’s ♣', () => {
    const lemat = table({ Ann: { hand: ['Scope', 'Duel'], inPlay: ['LeMat'] }, Ben: ben, Cid: {}, Dan: {} }, words);
    lemat.Ann.mayNot.play('Scope', { as: 'BANG!', on: lemat.Ben }).because('privateCar');
    const show = table(
      { Ann: { hand: ['Scope', 'Duel'] }, Ben: ben, Cid: {}, Dan: {} },
      { ...words, inForce: { show: 'Showdown' } },
    );
    show.Ann.mayNot.play('Scope', { as: 'BANG!', on: show.Ben }).because('privateCar');
    const flower = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Duel'] }, Ben: ben, Cid: {}, Dan: {} },
      words,
    );
    flower.Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: flower.Ben }).because('privateCar');
  });

  it.each(['Flintlock', 'Quick Shot', 'Tomahawk', 'Fanning', 'Knife Revolver', 'Punch'])(
    '[TRAIN-MIX-25-Q] does not stop a %s',
    (card) => {
      const { Ann, Ben, Cid } = table({ Ann: { hand: [card, 'Duel'] }, Ben: ben, Cid: {}, Dan: {} }, words);
      Ann.plays(card, { on: Ben, ...(card === 'Fanning' && { andAt: Cid }) });
      expect(Ben).toHaveLostLife(1);
    },
  );

  it('[TRAIN-MIX-25-Q] nor a Sniper’s pair, a Sleeper Car, a Baggage Car or an ability', () => {
    const sniper = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'Duel'] }, Ben: ben, Cid: {}, Dan: {} },
      { ...words, event: 'Sniper' },
    );
    sniper.Ann.uses('Sniper', { cost: ['BANG!', 'BANG!'], on: sniper.Ben });
    expect(sniper.Ben).toHaveLostLife(1);
    const cars = table(
      { Ann: { hand: ['Scope', 'Duel'], inPlay: ['Sleeper Car', 'Baggage Car'] }, Ben: ben, Cid: {}, Dan: {} },
      words,
    );
    cars.Ann.uses('Sleeper Car', { on: cars.Ben, card: 'Scope' });
    cars.Ann.uses('Baggage Car', { as: 'bang', on: cars.Ben });
    expect(cars.Ben).toHaveLostLife(2);
    const kid = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Duel'], tokens: { load: 2 } }, Ben: ben, Cid: {}, Dan: {} },
      words,
    );
    kid.Kid.uses('Mexicali Kid', { on: kid.Ben });
    expect(kid.Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-12-Q] nor the repeat of Lee Van Kliff’s BANG!, which brings no Bounty', () => {
    const { Lee, Ben, Evan } = table(
      {
        Lee: { is: 'Lee Van Kliff', hand: ['BANG! 2♣', 'BANG! 3♣', 'Duel'] },
        Ben: { inPlay: ['Private Car', 'Bounty'] },
        Cid: {},
        Evan: { is: 'Evan Babbit', hand: ['BANG! 4♣'] },
      },
      words,
    );
    Lee.plays('BANG! 2♣', { on: Evan });
    Evan.passes();
    Lee.uses('Lee Van Kliff', { card: 'BANG! 3♣', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Lee).toHold('Duel');
  });
});

describe('A suit that an event has changed', () => {
  it('[WWS-MIX-09-Q] counts for stations', () => {
    const at = { ...stationsWith(2, 'Leland'), zones: { line: ['Miner’s Oath', 'Frisco'], train: ['Caboose'] } };
    const seats = { Ann: { hand: ['Beer 6♥', 'Duel Q♦'] }, Ben: {}, Cid: {}, Dan: {} };
    const curse = table(seats, { ...words, ...at, event: 'Curse' });
    curse.Ann.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: ['Duel Q♦'] }).because('cannotPayStation');
    const blessing = table(seats, {
      ...words,
      ...at,
      zones: { line: ['San Tafe', 'Frisco'], train: ['Caboose'] },
      event: 'Blessing',
    });
    blessing.Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Duel Q♦'] });
    expect(blessing.Ann).toHaveInPlay('Caboose');
  });

  it('[WWS-MIX-09-Q] counts for Evan Babbit, Black Flower and Apache Kid', () => {
    const evan = table(
      { Ann: { hand: ['BANG! 5♣', 'Duel'] }, Evan: { is: 'Evan Babbit', hand: ['Beer 6♥'] }, Cid: {}, Dan: {} },
      { ...words, event: 'Curse' },
    );
    evan.Ann.plays('BANG! 5♣', { on: evan.Evan });
    evan.Evan.uses('Evan Babbit', { card: 'Beer 6♥', on: evan.Cid });
    expect(evan.Cid).toHaveLostLife(1);
    const flower = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Duel'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...words, event: 'Blessing' },
    );
    flower.Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: flower.Ben }).because('wrongSuit');
    const kid = table(
      { Ann: { hand: ['BANG! 2♦', 'Duel'] }, Kid: { is: 'Apache Kid' }, Cid: {}, Dan: {} },
      { ...words, event: 'Curse' },
    );
    kid.Ann.plays('BANG! 2♦', { on: kid.Kid });
    expect(kid.Kid).toHaveLostLife(1);
  });
});
