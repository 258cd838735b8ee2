import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };

describe('An answering shot', () => {
  it('[VALLEY-MIX-15-Q] Henry Block’s, Julie Cutter’s draw! and her shot come before the card is taken', () => {
    const { Julie, Henry } = table(
      {
        Julie: { is: 'Julie Cutter', hand: ['Panic!', 'Duel'] },
        Henry: { is: 'Henry Block', hand: ['Beer'] },
        ...others,
      },
      { ...words, deckTop: ['2♦'] },
    );
    Julie.plays('Panic!', { on: Henry, what: 'hand' });
    Julie.passes(); // Henry’s shot
    expect(Julie).toHaveLostLife(1);
    Henry.isAsked('dodge');
    expect(Henry).toHold('Beer');
    Henry.passes();
    expect(Henry).toHaveLostLife(1);
    expect(Henry).toHold(0);
    expect(Julie).toHold('Duel', 'Beer');
  });

  it('[VALLEY-MIX-15-Q] no card is taken if one of the two is out by then', () => {
    const henry = table(
      {
        Julie: { is: 'Julie Cutter', role: 'sheriff', hand: ['Panic!', 'Duel'] },
        Henry: { is: 'Henry Block', role: 'renegade', life: 1, hand: ['Missed!'] },
        Cid: { role: 'outlaw' },
        Dan: { role: 'outlaw' },
      },
      { ...words, deckTop: ['2♦'] },
    );
    henry.Julie.plays('Panic!', { on: henry.Henry, what: 'hand' });
    henry.Julie.passes();
    henry.Henry.passes();
    henry.Henry.passes(); // no rescue
    expect(henry.Henry).toBeOut();
    expect(henry.Julie).toHold('Duel');
    const julie = table(
      {
        Julie: { is: 'Julie Cutter', role: 'outlaw', life: 1, hand: ['Panic!'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Beer'] },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...words, deckTop: ['2♦'] },
    );
    julie.Julie.plays('Panic!', { on: julie.Henry, what: 'hand' });
    expect(julie.Julie).toBeOut();
    expect(julie.Henry.state.hand.length).toBeGreaterThanOrEqual(1 + 3); // his Beer, and the reward
    expect(julie.Henry).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-15-Q] each loss may be answered anew', () => {
    const { Ann, Julie } = table(
      {
        Ann: { hand: ['BANG! 2♣', 'BANG! 3♣', 'Duel'], inPlay: ['Volcanic'] },
        Julie: { is: 'Julie Cutter' },
        ...others,
      },
      { ...words, deckTop: ['2♦', '3♦'] },
    );
    Ann.plays('BANG! 2♣', { on: Julie });
    Ann.passes();
    Ann.plays('BANG! 3♣', { on: Julie });
    Ann.passes();
    expect(Julie).toHaveLostLife(2);
    expect(Ann).toHaveLostLife(2);
  });

  it('[VALLEY-MIX-14-Q] that puts the taker out leaves Henry Block his card, and his Refund draws nothing', () => {
    const { Ann, Henry } = table(
      {
        Ann: { role: 'renegade', life: 1, hand: ['Panic!'] },
        Henry: { is: 'Henry Block', role: 'outlaw', hand: ['Beer'], inPlay: ['Refund'] },
        Cid: { role: 'sheriff', hand: ['Duel'] },
        Dan: { role: 'outlaw' },
      },
      words,
    );
    Ann.plays('Panic!', { on: Henry, what: 'hand' });
    expect(Ann).toBeOut();
    expect(Henry.game.state.turn.seat).toBe(Henry.seat);
    expect(Henry).toHold(1 + 2); // the Beer and his phase 1
    expect(Henry).toHaveInPlay('Refund');
  });

  it('[VALLEY-MIX-14-Q] the Refund itself is taken after his shot, and draws nothing', () => {
    const { Ann, Henry } = table(
      { Ann: { hand: ['Panic!', 'Duel'] }, Henry: { is: 'Henry Block', inPlay: ['Refund'] }, ...others },
      words,
    );
    Ann.plays('Panic!', { on: Henry, what: 'Refund' });
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ann).toHold('Duel', 'Refund');
    expect(Henry).toHold(0);
  });

  it('[VALLEY-MIX-10-Q] what Youl Grinner is given brings neither a shot of Henry Block nor a card for a Refund', () => {
    const { Youl, Henry } = table(
      {
        Youl: { is: 'Youl Grinner' },
        Henry: { is: 'Henry Block', hand: ['Beer', 'Duel'], inPlay: ['Refund'] },
        ...others,
      },
      { ...words, phase: 'start', deckTop: ['Scope', 'Mustang'] },
    );
    Henry.picks('Duel');
    Youl.isAsked('play');
    expect(Youl).toHold('Duel', 'Scope', 'Mustang');
    expect(Henry).toHold('Beer');
    expect(Youl).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-16-Q] puts the player of Indians! out: the others are still asked, bring nothing, and the turn is over', () => {
    const { Ann, Julie, Cid, Dan, game } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Indians!'], tokens: { nugget: 2 } },
        Julie: { is: 'Julie Cutter', role: 'sheriff', hand: ['Duel'] },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', hand: ['Beer'] },
      },
      { ...words, deckTop: ['2♦'] },
    );
    Ann.plays('Indians!');
    Julie.passes();
    expect(Ann).toBeOut();
    expect(Cid).toBeOut();
    Dan.isAsked('indians');
    Dan.passes();
    expect(Dan).toHaveLostLife(1);
    expect(Ann).toHold(0);
    expect(Ann).toHaveTokens('nugget', 0);
    expect(game.state.turn.seat).toBe(Julie.seat);
    Julie.isAsked('play');
  });

  it('[VALLEY-MIX-16-Q] puts the player of a Gatling out: later victims bring no nugget and no reward', () => {
    const { Ann, Ben, Cid, Dan } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Gatling'] },
        Ben: { role: 'sheriff', hand: ['Backfire'] },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade' },
      },
      words,
    );
    Ann.plays('Gatling');
    Ben.answers('Backfire');
    expect(Ann).toBeOut();
    expect(Cid).toBeOut();
    expect(Dan).toHaveLostLife(1);
    expect(Ann).toHold(0);
    expect(Ann).toHaveTokens('nugget', 0);
    Ben.isAsked('play');
  });

  it('[VALLEY-MIX-16-Q] puts the player of a Brawl out: nobody else loses a card, and the turn is over', () => {
    const { Ann, Henry, Cid } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Brawl', 'Scope'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Duel'], inPlay: ['Mustang'] },
        Cid: { role: 'outlaw', hand: ['Beer'] },
        Dan: { role: 'renegade', inPlay: ['Barrel'] },
      },
      words,
    );
    Ann.plays('Brawl', { cost: ['Scope'] });
    Ann.picks('Mustang');
    expect(Ann).toBeOut();
    expect(Henry).toHaveInPlay('Mustang');
    expect(Cid).toHold('Beer');
    expect(Cid.game.state.seats[3]?.inPlay).toHaveLength(1);
    Henry.isAsked('play');
  });

  it('[ARMED-MIX-20-Q] of Henry Block or Julie Cutter that wounds El Gringo costs them a card, and Henry shoots no second time', () => {
    const henry = table(
      {
        Gringo: { is: 'El Gringo', hand: ['Panic!'] },
        Henry: { is: 'Henry Block', hand: ['Beer', 'Scope'], inPlay: ['Barrel'] },
        ...others,
      },
      words,
    );
    henry.Gringo.plays('Panic!', { on: henry.Henry, what: 'Barrel' });
    expect(henry.Gringo).toHaveLostLife(1);
    expect(henry.Henry).toHold(1);
    expect(henry.Gringo).toHold(2); // one for the wound, and the Barrel
    const julie = table(
      {
        Gringo: { is: 'El Gringo', hand: ['BANG! 2♣'] },
        Julie: { is: 'Julie Cutter', hand: ['Beer', 'Scope'] },
        ...others,
      },
      { ...words, deckTop: ['2♦'] },
    );
    julie.Gringo.plays('BANG! 2♣', { on: julie.Julie });
    julie.Julie.passes();
    expect(julie.Gringo).toHaveLostLife(1);
    expect(julie.Gringo).toHold(1);
    expect(julie.Julie).toHold(1);
  });

  it('[ARMED-MIX-20-Q] of Mexicali Kid or Evelyn Shebang, too', () => {
    const kid = table(
      {
        Kid: { is: 'Mexicali Kid', hand: ['Beer', 'Duel'], tokens: { load: 2 } },
        Gringo: { is: 'El Gringo' },
        ...others,
      },
      words,
    );
    kid.Kid.uses('Mexicali Kid', { on: kid.Gringo });
    expect(kid.Gringo).toHold(1);
    expect(kid.Kid).toHold(1);
    const evelyn = table(
      { Evelyn: { is: 'Evelyn Shebang', hand: ['Beer'] }, Gringo: { is: 'El Gringo' }, ...others },
      { ...words, phase: 'draw' },
    );
    evelyn.Evelyn.picks(1);
    evelyn.Evelyn.picks(evelyn.Gringo);
    expect(evelyn.Gringo).toHold('Beer');
  });
});

describe('A card that is avoided as a whole', () => {
  it('[VALLEY-MIX-18-Q] a Flintlock that Mick Defender’s Missed! or an Escape stops may be bought back', () => {
    for (const [who, card] of [
      ['Mick Defender', 'Missed!'],
      ['Bart Cassidy', 'Escape'],
    ] as const) {
      const { Ann, Ben } = table(
        { Ann: { hand: ['Flintlock', 'Duel'], tokens: { load: 2 } }, Ben: { is: who, hand: [card] }, ...others },
        { sets: everything, discard: ['Saved!', 'Aim'] },
      );
      Ann.plays('Flintlock', { on: Ben });
      Ben.answers(card);
      Ann.uses('Flintlock', { pay: ['character', 'character'] });
      expect(Ann).toHold('Flintlock', 'Duel');
      expect(Ben).toHaveLostLife(0);
    }
  });

  it('[VALLEY-MIX-19-Q] one Missed! of Mick Defender’s, before his first decision, avoids a whole Train Robbery', () => {
    const { Ann, Mick } = table(
      {
        Ann: { hand: ['Train Robbery', 'Duel'] },
        Mick: { is: 'Mick Defender', hand: ['Missed!', 'Beer'], inPlay: ['Scope', 'Barrel', 'Mustang'] },
        ...others,
      },
      words,
    );
    Ann.plays('Train Robbery', { on: Mick });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Ann.isAsked('play');
    expect(Mick).toHaveInPlay('Scope', 'Barrel', 'Mustang');
  });

  it('[VALLEY-MIX-19-Q] once they have decided for a card, Missed! and Escape cancel single shots only', () => {
    const { Ann, Mick } = table(
      {
        Ann: { hand: ['Train Robbery', 'Duel'] },
        Mick: { is: 'Mick Defender', hand: ['Missed!', 'Escape', 'Beer'], inPlay: ['Scope', 'Mustang', 'Binocular'] },
        ...others,
      },
      { sets: everything, discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('Train Robbery', { on: Mick });
    Mick.passes(); // he lets it come
    Mick.picks({ do: 'face', card: 'Scope' });
    Mick.isAsked('dodge');
    Mick.answers('Missed!');
    Mick.isAsked('trainRobbery');
    Mick.picks({ do: 'face', card: 'Mustang' });
    Mick.answers('Escape');
    Mick.isAsked('trainRobbery');
    Mick.picks({ do: 'giveUp', card: 'Binocular' });
    expect(Mick).toHaveLostLife(0);
    expect(Mick).toHaveInPlay('Scope', 'Mustang');
    Ann.isAsked('play');
  });

  it('[VALLEY-MIX-23-Q] prevented in part by Saved!, a loss moves the Stick', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: ['BANG!', 'Aim', 'Duel'] },
        Ben: {},
        Cid: { hand: ['Saved!'], tokens: { stick: 1 } },
        Dan: {},
      },
      { sets: [...everything, 'stick-of-dynamite'], discard: ['Escape'] },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Ann.passes();
    Cid.answers('Saved!');
    while (Cid.question?.kind === 'drawFrom') Cid.picks('pile');
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveTokens('stick', 1);
    expect(Cid).toHaveTokens('stick', 0);
  });
});
