import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const valley = 'valley-of-shadows';
const show = 'wild-west-show';
const armed = 'armed-and-dangerous';
const train = 'great-train-robbery';
const seen = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them
const REST = (
  'Wanted, Wanted, Wanted, Bottle, Bottle, Bottle, Pardner, Pardner, Pardner, Rhum, Rhum, Shot, Shot, Shot, ' +
  'Union Pacific, Gold Rush, Calumet, Gun Belt, Horseshoe, Pickaxe, Gold Pan'
).split(', ');

describe('Rules of one set beside those of another', () => {
  it('[ARMED-MARY-02-Q] Evan Babbit’s diversion cancels nothing; the new target’s Missed! does', () => {
    const seats = {
      Mary: { is: 'Bloody Mary', hand: ['BANG! 5♣', 'Beer'] },
      Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
      Cid: { hand: ['Missed!'] },
      Dan: {},
    };
    const words = { sets: ['base', armed, train], deckTop: ['2♦', '3♦'] };
    const hit = table(seats, words);
    hit.Mary.plays('BANG!', { on: hit.Evan });
    hit.Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: hit.Cid });
    hit.Cid.passes();
    expect(hit.Mary).toHold('Beer');
    const { Mary, Evan, Cid } = table(seats, words);
    Mary.plays('BANG!', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    Cid.answers('Missed!');
    expect(Mary).toHold('Beer', '2♦');
  });

  it('[ARMED-BUNTLINE-01] Evan Babbit, who diverts, discards nothing for the Buntline Special', () => {
    const { Ann, Evan, Cid } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'], inPlay: ['Buntline Special'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣', 'Duel', 'Scope'] },
        Cid: { hand: ['Missed!', 'Panic!'] },
        Dan: {},
      },
      { sets: ['base', armed, train], tokensOn: { load: { 'Buntline Special': 2 } } },
    );
    Ann.plays('BANG!', { special: 'Buntline Special', on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    Cid.answers('Missed!');
    Cid.picks('Panic!');
    expect(Evan).toHold('Duel', 'Scope');
    expect(Cid).toHold(0);
  });

  it('[GOLD-YTO-01] draws nothing for a Beer that is shot through LeMat or under Showdown', () => {
    const lemat = table(
      { Ann: { hand: ['Beer', 'Duel'], inPlay: ['LeMat'] }, Yto: { is: 'Madam Yto' }, Cid: {} },
      { sets: ['base', 'gold-rush', valley], discard: seen },
    );
    lemat.Ann.plays('Beer', { as: 'BANG!', on: lemat.Yto });
    expect(lemat.Yto).toHold(0);
    const { Ann, Yto } = table(
      { Ann: { hand: ['Beer', 'Duel'] }, Yto: { is: 'Madam Yto' }, Cid: {} },
      { sets: ['base', 'gold-rush', show], inForce: { show: 'Showdown' } },
    );
    Ann.plays('Beer', { as: 'BANG!', on: Yto });
    expect(Yto).toHold(0);
  });

  it('[WWS-JOHN-04-Q] the cards of a Rhum go to him in their order, up to six', () => {
    const { Ann, John, game } = table(
      {
        Ann: { life: 1, hand: ['Beer'], tokens: { nugget: 3 } },
        John: { is: 'John Pain', hand: ['Duel', 'Scope', 'Panic!', 'Barrel'] },
      },
      {
        sets: ['base', 'gold-rush', show],
        zones: { shop: ['Rhum', 'Shot', 'Bottle'] },
        deckTop: ['2♦', '3♦', '4♣', '5♠', '6♥'],
      },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    expect(Ann).toHaveLife(4);
    expect(John).toHold('Duel', 'Scope', 'Panic!', 'Barrel', '2♦', '3♦');
    expect(game).toHaveDiscarded('5♠', '4♣');
  });

  it('[TRAIN-MIX-19-Q] Don Bell does not draw! for a turn that the Express Car ends, nor after the one it gave', () => {
    const { Don, game } = table(
      { Don: { is: 'Don Bell', inPlay: ['Express Car'], hand: ['Beer'] }, Ben: { hand: ['Beer'] }, Cid: {}, Dan: {} },
      { sets: ['base', 'gold-rush', train], deckTop: ['2♥', '3♥', '4♥', '5♥'] },
    );
    Don.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true, extraTurns: 0 });
    expect(Don).toHold('2♥', '3♥');
    Don.endsTurn();
    expect(game.state.turn).toMatchObject({ seat: 1 });
    expect(game).toHaveDiscarded('Beer');
  });

  it('[TRAIN-GHOSTCAR-09-Q] the Sheriff may not take it with an upgraded Squaw, and may discard it with a plain one', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Squaw', 'Beer'], tokens: { load: 2 } },
        Ben: { role: 'outlaw', inPlay: ['Ghost Car', 'Scope'] },
        Cid: {},
        Dan: {},
      },
      { sets: ['base', armed, train] },
    );
    Ann.mayNot.play('Squaw', { on: Ben, what: 'Ghost Car', times: 1 }).because('notTheSheriff');
    Ann.may.play('Squaw', { on: Ben, what: 'Scope', times: 1, pay: ['character', 'character'] });
    Ann.plays('Squaw', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toHaveInPlay('Scope');
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-BIGFIFTY-03-Q][VALLEY-MIX-05-Q] a Ghost Car keeps its holder in play, though cards in play are off', () => {
    const fifty = table(
      {
        Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Big Fifty'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Ghost Car'] },
        Cid: { role: 'outlaw' },
        Dan: {},
      },
      { sets: ['base', armed, train], tokensOn: { load: { 'Big Fifty': 3 } } },
    );
    fifty.Ann.plays('BANG!', { special: 'Big Fifty', on: fifty.Ben });
    expect(fifty.Ben).not.toBeOut();
    const belle = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Ghost Car'] },
        Cid: { role: 'outlaw' },
        Dan: {},
      },
      { sets: ['base', 'dodge-city', train] },
    );
    belle.Belle.plays('BANG!', { on: belle.Ben });
    expect(belle.Ben).not.toBeOut();
    expect(belle.Ben).toHaveLife(0);
  });

  it('[WWS-MIX-10-Q] upgrades cannot be ordered', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Beer'] }, Ben: { hand: ['Squaw', 'Duel'], tokens: { load: 4 } }, Cid: { inPlay: ['Scope'] } },
      { sets: ['base', armed, show], inForce: { show: 'Dorothy Rage' } },
    );
    Ann.uses('Dorothy Rage', { whom: Ben });
    Ann.mayNot.pick({ as: 'Squaw', at: Cid, what: 'Scope', times: 1 }).because('slotTooMany');
    Ann.picks({ as: 'Squaw', at: Cid, what: 'Scope' });
    Ben.answers('Squaw');
    expect(Ben).toHold('Duel');
    expect(Ben).toHaveTokens('load', 4);
  });

  it('[VALLEY-MIX-22-Q] a Ghost is not switched to somebody whom a Ghost Car keeps', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Switch', 'Beer'], inPlay: ['Ghost', 'Scope'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost Car', 'Barrel'] },
        Cid: { role: 'sheriff' },
      },
      { sets: ['base', valley, train], discard: seen },
    );
    Ann.mayNot.play('Switch', { ownCard: 'Ghost', on: Ben, what: 'Barrel' }).because('isNotOut');
    Ann.may.play('Switch', { ownCard: 'Scope', on: Ben, what: 'Barrel' });
  });

  it('[VALLEY-MIX-13-Q] a Refund pays for a card that a Ricochet has hit', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Refund', 'Scope'] }, Cid: {} },
      { sets: ['base', 'a-fistful-of-cards', train], event: 'Ricochet' },
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Scope' });
    expect(Ben).toHaveInPlay('Refund');
    expect(Ben).toHold(1);
  });

  it('[VALLEY-ESCAPE-04-Q] one’s own Most Wanted may be escaped', () => {
    const { Ann } = table(
      { Ann: { hand: ['Most Wanted', 'Escape', 'Beer'] }, Ben: {}, Cid: {} },
      { sets: ['base', valley, train], discard: ['Saved!', 'Aim'], deckTop: ['2♥', '2♦', '3♦', '2♠'] },
    );
    Ann.plays('Most Wanted');
    Ann.isAsked('evade');
    Ann.answers('Escape');
    expect(Ann).toHold('Beer', '2♥');
    expect(Ann).toHaveLostLife(0);
  });

  it('[WWS-SUSANNA-04-Q] cards discarded for Bandidos are not played', () => {
    const { Ann } = table(
      { Ann: { hand: ['Bandidos', 'Beer', 'Duel', 'Scope'] }, Ben: {}, Cid: {} },
      { sets: ['base', valley, show], inForce: { show: 'Miss Susanna' }, discard: seen },
    );
    Ann.plays('Bandidos');
    Ann.picks({ do: 'discard', cards: ['Beer', 'Duel'] });
    expect(Ann.view.turn.memory['cards-played']).toBe(1);
  });

  it('[ARMED-BELL-04-Q] waits for the next card of its owner: one that somebody else is ordered to play does not count', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: ['Panic!', 'Beer'], inPlay: ['Bell tower'] },
        Ben: { hand: ['Duel', 'Panic!'] },
        Cid: { hand: ['Beer', 'Duel'] },
        Dan: { hand: ['Beer'] },
      },
      {
        sets: ['base', armed, show],
        inForce: { show: 'Dorothy Rage' },
        tokensOn: { load: { 'Bell tower': 3 } },
      },
    );
    Ann.uses('Bell tower');
    Ann.uses('Dorothy Rage', { whom: Ben });
    Ann.picks({ as: 'Panic!', at: Cid, what: 'hand' });
    Ben.answers('Panic!');
    Ann.plays('Panic!', { on: Cid, what: 'hand' });
    expect(Ann).toHold(2);
  });

  it('[TRAIN-BLAZE-05-Q] spares one player of a Pardner’s General Store', () => {
    const { Blaze, Ben, Cid } = table(
      { Blaze: { is: 'Sgt. Blaze', hand: ['Beer'], tokens: { nugget: 2 } }, Ben: {}, Cid: {} },
      {
        sets: ['base', 'gold-rush', train],
        zones: { shop: ['Pardner', 'Shot', 'Bottle'] },
        deckTop: ['2♦', '3♦', '4♦'],
      },
    );
    Blaze.uses('Shop', { card: 'Pardner', as: 'General Store', sparedPlayer: Ben });
    Blaze.picks('2♦');
    expect(Cid).toHold('3♦');
    expect(Ben).toHold(0);
  });

  it('[GOLD-EQ-07-Q] an empty place of the row is filled by what a shadow leaves behind', () => {
    const { Ann, game } = table(
      {
        Ann: { role: 'outlaw', presence: 'shadow', life: 0, hand: ['Beer'], zones: { equipment: ['Boots'] } },
        Ben: { role: 'sheriff', hand: ['Beer'], zones: { equipment: REST } },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      {
        sets: ['base', 'gold-rush', 'shadow-gunslingers'],
        zones: { shop: ['Rucksack', 'Lucky Charm'] },
      },
    );
    Ann.endsTurn();
    expect(game).toHaveInZone('shop', 'Rucksack', 'Lucky Charm', 'Boots');
  });

  it('[ARMED-WEAPON-06-Q] Black Flower’s Clubs and a card shot under Showdown carry the effect', () => {
    const flower = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'], inPlay: ['Thunderer'] }, Ben: {}, Cid: {} },
      { sets: ['base', armed, valley], discard: seen, tokensOn: { load: { Thunderer: 3 } } },
    );
    flower.Flower.uses('Black Flower', { card: 'Missed! 10♣', special: 'Thunderer', on: flower.Ben });
    expect(flower.Ben).toHaveLostLife(1);
    expect(flower.Flower).toHold('Missed! 10♣', 'Beer');
    expect(flower.Flower).toHaveTokens('load', 2, 'Thunderer');
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope', 'Beer'], inPlay: ['Thunderer'] }, Ben: {}, Cid: {} },
      { sets: ['base', armed, show], inForce: { show: 'Showdown' }, tokensOn: { load: { Thunderer: 3 } } },
    );
    Ann.plays('Scope', { as: 'BANG!', special: 'Thunderer', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('Scope', 'Beer');
  });

  it('[WWS-DOROTHY-01] a Money Bag is ordered with what the card it copies needs', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Beer'] }, Ben: { hand: ['Money Bag', 'Duel'] }, Cid: {}, Dan: {} },
      {
        sets: ['base', 'wild-west-show', 'great-train-robbery'],
        inForce: { show: 'Dorothy Rage' },
        discard: ['BANG! 2♣'],
      },
    );
    Ann.uses('Dorothy Rage', { whom: Ben });
    Ann.picks({ as: 'Money Bag', at: Cid });
    Ben.answers('Money Bag');
    expect(Cid).toHaveLostLife(1);
  });

  it('[WWS-SUSANNA-04-Q] an Aim that goes with a BANG! is a card played, too', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Scope'] }, Ben: {}, Cid: {} },
      {
        sets: ['base', 'valley-of-shadows', 'wild-west-show'],
        inForce: { show: 'Miss Susanna' },
        discard: ['Saved!', 'Escape'],
      },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    expect(Ann.view.turn.memory['cards-played']).toBe(2);
  });

  it('[SHADOW-21-Q] the shadow leaves at once when a ghost goes and only the Sheriff and the Renegade are left', () => {
    const { Ben, Gus, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Beer'] },
        Ben: { role: 'outlaw', presence: 'shadow', life: 0, hand: ['Cat Balou', 'Duel'] },
        Gus: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Dot: { role: 'renegade' },
      },
      { sets: ['base', 'valley-of-shadows', 'shadow-gunslingers'], turn: 'Ben', discard: ['Saved!', 'Escape', 'Aim'] },
    );
    Ben.plays('Cat Balou', { on: Gus, what: 'Ghost' });
    expect(Gus).toBeOut();
    expect(Ben).toBeOut();
    expect(game.state.turn.seat).not.toBe(1);
  });

  it('[TRAIN-EXPRESS-01][TRAIN-MIX-19-Q] Miss Susanna looks at the turn that the Express Car ends', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Express Car'] }, Ben: {}, Cid: {} },
      { sets: ['base', 'wild-west-show', 'great-train-robbery'], inForce: { show: 'Miss Susanna' } },
    );
    Ann.uses('Express Car');
    expect(Ann).toHaveLostLife(1);
  });

  it('[TRAIN-MIX-19-Q] nor does a Gold Rush bring a turn after the one that the Express Car gave', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Express Car'], tokens: { nugget: 5 } }, Ben: { hand: ['Beer'] }, Cid: {} },
      { sets: ['base', 'gold-rush', 'great-train-robbery'], zones: { shop: ['Gold Rush', 'Shot', 'Rhum'] } },
    );
    Ann.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(game.state.turn).toMatchObject({ seat: 1 });
  });

  it('[ARMED-BELL-03-Q] Fanning with a Bell tower: the second target is still next to the first', () => {
    const { Ann, Cid, Ben, Eve } = table(
      { Ann: { hand: ['Fanning', 'Beer'], inPlay: ['Bell tower'] }, Ben: {}, Cid: {}, Dan: {}, Eve: {}, Fay: {} },
      {
        sets: ['base', 'valley-of-shadows', 'armed-and-dangerous'],
        tokensOn: { load: { 'Bell tower': 2 } },
        discard: ['Saved!', 'Escape', 'Aim'],
      },
    );
    Ann.uses('Bell tower');
    Ann.mayNot.play('Fanning', { on: Cid, andAt: Eve }).because('tooFar');
    Ann.plays('Fanning', { on: Cid, andAt: Ben });
    expect(Cid).toHaveLostLife(1);
  });

  it('[ARMED-BANDOLIER-02-Q] bought after the BANG! of the turn, it is for a BANG! card, not for Fanning', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Fanning', 'BANG!', 'BANG!', 'Beer'], inPlay: ['Bandolier'] }, Ben: {}, Cid: {} },
      {
        sets: ['base', 'valley-of-shadows', 'armed-and-dangerous'],
        tokensOn: { load: { Bandolier: 2 } },
        discard: ['Saved!', 'Escape', 'Aim'],
      },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Bandolier');
    Ann.mayNot.play('Fanning', { on: Ben }).because('bangLimitReached');
    Ann.may.play('BANG!', { on: Ben });
  });

  it('[VALLEY-GHOST-11-Q][TRAIN-GHOSTCAR-12-Q] a ghost who gives the card up through a Sleeper Car is out, and nothing is shot', () => {
    for (const card of ['Ghost', 'Ghost Car']) {
      const { Gus, Ben } = table(
        {
          Gus: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Beer'], inPlay: [card, 'Sleeper Car'] },
          Ben: { role: 'sheriff', hand: ['Missed!'] },
          Cid: { role: 'outlaw' },
          Dan: { role: 'renegade' },
        },
        { sets: ['base', valley, train], discard: [...seen, 'Money Bag'] },
      );
      Gus.uses('Sleeper Car', { on: Ben, card });
      expect(Gus).toBeOut();
      expect(Ben).not.toBeAsked('dodge');
      expect(Ben).toHaveLostLife(0);
    }
  });
});
