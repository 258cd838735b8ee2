import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };
const lee = (...hand: readonly string[]) => ({ is: 'Lee Van Kliff', hand: [...hand, 'Duel'] });
const again = 'Lee Van Kliff';

describe('Lee Van Kliff’s repeat', () => {
  it('[ARMED-MIX-01-Q] of a Quick Shot at three is a shot at one, wherever he likes, unless he pays again', () => {
    const seats = {
      Lee: { ...lee('Quick Shot', 'BANG! 2♣'), tokens: { load: 4 }, inPlay: ['Winchester'] },
      Ben: {},
      Cid: {},
      Dan: {},
      Eve: {},
    };
    const pay = ['character', 'character'];
    const basic = table(seats, words);
    basic.Lee.plays('Quick Shot', { on: basic.Ben, times: 2, pay, also: [basic.Cid, basic.Dan] });
    for (const one of [basic.Ben, basic.Cid, basic.Dan]) expect(one).toHaveLostLife(1);
    expect(basic.Lee).toHaveTokens('load', 2);
    basic.Lee.uses(again, { card: 'BANG! 2♣', on: basic.Eve, times: 0 });
    expect(basic.Eve).toHaveLostLife(1);
    expect(basic.Lee).toHaveTokens('load', 2);
    const paid = table(seats, words);
    paid.Lee.plays('Quick Shot', { on: paid.Ben, times: 2, pay, also: [paid.Cid, paid.Dan] });
    paid.Lee.uses(again, { card: 'BANG! 2♣', on: paid.Eve, times: 2, pay, also: [paid.Ben, paid.Cid] });
    const lost = [
      [paid.Ben, 2],
      [paid.Cid, 2],
      [paid.Dan, 1],
      [paid.Eve, 1],
    ] as const;
    for (const [one, points] of lost) expect(one).toHaveLostLife(points);
    expect(paid.Lee).toHaveTokens('load', 0);
  });

  it('[ARMED-MIX-01-Q] of a Caravan of four cards brings two, or more for more tokens', () => {
    const free = table({ Lee: { ...lee('Caravan', 'BANG! 2♣'), tokens: { load: 4 } }, Ben: {}, ...others }, words);
    free.Lee.plays('Caravan', { times: 2 });
    expect(free.Lee).toHold(2 + 4);
    free.Lee.uses(again, { card: 'BANG! 2♣' });
    expect(free.Lee).toHold(1 + 4 + 2);
    const paid = table(
      { Lee: { ...lee('Caravan', 'BANG! 2♣'), tokens: { load: 4 }, inPlay: ['Crate'] }, Ben: {}, ...others },
      { ...words, tokensOn: { load: { Crate: 3 } } },
    );
    paid.Lee.plays('Caravan', { times: 2, pay: ['character', 'character', 'character', 'character'] });
    paid.Lee.uses(again, { card: 'BANG! 2♣', times: 1, pay: ['Crate', 'Crate'] });
    expect(paid.Lee).toHold(1 + 4 + 3);
  });

  it.each(['Thunderer', 'Buntline Special', 'Big Fifty', 'Double Barrel'])(
    '[ARMED-MIX-02-Q] does not carry the effect of a %s over, nor can it be bought',
    (weapon) => {
      const { Lee, Ben } = table(
        {
          Lee: { ...lee('BANG! 2♦', 'BANG! 3♦'), inPlay: [weapon] },
          Ben: { hand: ['Missed!', 'Beer', 'Scope'], inPlay: ['Iron Plate'] },
          ...others,
        },
        { ...words, tokensOn: { load: { [weapon]: 3 } } },
      );
      Lee.plays('BANG! 2♦', { special: weapon, on: Ben });
      if (Ben.question?.kind === 'dodge') Ben.passes();
      expect(Ben).toHaveLostLife(1);
      expect(Lee).toHaveTokens('load', 2, weapon);
      Lee.mayNot.use(again, { card: 'BANG! 3♦', special: weapon, on: Ben });
      Lee.uses(again, { card: 'BANG! 3♦', on: Ben });
      Ben.uses('Iron Plate'); // it cancels, and what lies there counts
      expect(Ben).toHaveLostLife(1);
      expect(Ben).toHold('Missed!', 'Beer', 'Scope'); // nothing for the Buntline Special
      expect(Lee).toHaveTokens('load', 2, weapon);
    },
  );

  it('[ARMED-MIX-02-Q] takes one life point where the BANG! card went with an Aim', () => {
    const { Lee, Ben } = table(
      { Lee: lee('BANG! 2♣', 'BANG! 3♣', 'Aim'), Ben: {}, ...others },
      { sets: everything, discard: ['Saved!', 'Escape'] },
    );
    Lee.plays('BANG! 2♣', { on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    expect(Ben).toHaveLostLife(3);
  });

  it('[ARMED-MIX-02-Q] leaves what a Bandolier grants: a second BANG! card may still be played', () => {
    const { Lee, Ben } = table(
      { Lee: { ...lee('BANG! 2♣', 'BANG! 3♣', 'BANG! 4♣', 'BANG! 5♣'), inPlay: ['Bandolier'] }, Ben: {}, ...others },
      { ...words, tokensOn: { load: { Bandolier: 2 } } },
    );
    Lee.uses('Bandolier');
    Lee.plays('BANG! 2♣', { on: Ben });
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    Lee.plays('BANG! 4♣', { on: Ben });
    expect(Ben).toHaveLostLife(3);
    Lee.mayNot.play('BANG! 5♣', { on: Ben }).because('bangLimitReached', { limit: 2 });
  });

  it('[ARMED-MIX-03-Q] of a Flintlock taken back; played again, it may be repeated again', () => {
    const { Lee, Ben } = table(
      {
        Lee: { ...lee('Flintlock', 'BANG! 2♣', 'BANG! 3♣', 'BANG! 4♣'), tokens: { load: 2 } },
        Ben: { hand: ['Missed!'] },
        ...others,
      },
      words,
    );
    Lee.plays('Flintlock', { on: Ben });
    Ben.answers('Missed!');
    Lee.uses('Flintlock', { pay: ['character', 'character'] });
    Lee.uses(again, { card: 'BANG! 2♣', on: Ben });
    expect(Ben).toHaveLostLife(1);
    Lee.mayNot.use(again).because('nothingToRepeat', { ruling: 'WWS-LEE-03' });
    Lee.plays('Flintlock', { on: Ben });
    expect(Ben).toHaveLostLife(2);
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    expect(Ben).toHaveLostLife(3);
    Lee.mayNot.use(again).because('nothingToRepeat', { ruling: 'WWS-LEE-03' });
  });

  it('[WWS-MIX-05-Q] of a Knife Revolver that is back in the hand: a new draw!, and nothing to take back', () => {
    const { Lee, Ben } = table(
      { Lee: lee('Knife Revolver', 'BANG! 2♣'), Ben: {}, ...others },
      { ...words, deckTop: ['K♦', 'Q♦'] },
    );
    Lee.plays('Knife Revolver', { on: Ben });
    expect(Lee).toHold('Knife Revolver', 'BANG! 2♣', 'Duel');
    Lee.uses(again, { card: 'BANG! 2♣', on: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Lee).toHold('Knife Revolver', 'Duel');
    Lee.mayNot.play('Knife Revolver', { on: Ben }).because('bangLimitReached'); // it took the BANG! of the turn
  });

  it('[WWS-MIX-06-Q] of a Money Bag copies what it copied, though another card lies on top by now', () => {
    const { Lee, Ben } = table(
      { Lee: lee('Money Bag', 'BANG! 2♣'), Ben: { inPlay: ['Barrel', 'Scope'] }, ...others },
      { ...words, discard: ['Cat Balou', ...openAnswers] },
    );
    Lee.plays('Money Bag', { on: Ben, what: 'Barrel' });
    Lee.uses(again, { card: 'BANG! 2♣', on: Ben, what: 'Scope' });
    expect(Ben).toHaveInPlay();
  });

  it.each([
    ['Bottle', 'Beer'],
    ['Rhum', undefined],
    ['Union Pacific', undefined],
  ])('[WWS-MIX-06-Q] of a %s that he has bought', (card, as) => {
    const { Lee } = table(
      { Lee: { ...lee('BANG! 2♣'), life: 1, tokens: { nugget: 4 } }, Ben: {}, ...others },
      {
        ...words,
        zones: { shop: [card, 'Shot', 'Gold Pan'] },
        deckTop: ['2♦', '3♦', '4♦', '5♦', '6♥', '7♥', '8♥', '9♥', '10♥'],
      },
    );
    const use = as === undefined ? {} : { as };
    const benefit = () => Lee.state.life + Lee.state.hand.length;
    const before = benefit();
    Lee.uses('Shop', { card, ...use });
    const once = benefit() - before;
    expect(once).toBeGreaterThan(0);
    Lee.uses(again, { card: 'BANG! 2♣', ...use });
    expect(benefit() - before).toBe(2 * once - 1); // the BANG! given up
  });

  it('[WWS-MIX-12-Q] of a BANG! is not diverted by Evan Babbit and not stopped by a Private Car', () => {
    const evan = table(
      { Lee: lee('BANG! 2♣', 'BANG! 3♣'), Evan: { is: 'Evan Babbit', hand: ['BANG! 4♣', 'Beer'] }, ...others },
      words,
    );
    evan.Lee.plays('BANG! 2♣', { on: evan.Evan });
    evan.Evan.may.use('Evan Babbit', { card: 'BANG! 4♣', on: evan.Cid });
    evan.Evan.passes();
    evan.Lee.uses(again, { card: 'BANG! 3♣', on: evan.Evan });
    evan.Evan.mayNot.use('Evan Babbit', { card: 'BANG! 4♣', on: evan.Cid });
    evan.Evan.passes();
    expect(evan.Evan).toHaveLostLife(2);
    const { Lee, Ben, Dan } = table(
      { Lee: lee('BANG! 2♣', 'BANG! 3♣'), Ben: { inPlay: ['Private Car'] }, ...others },
      words,
    );
    Lee.mayNot.play('BANG! 2♣', { on: Ben }).because('privateCar');
    Lee.plays('BANG! 2♣', { on: Dan });
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-12-Q] of a BANG! brings no Bounty, costs no card for a Shotgun, and leaves the Stick where it is', () => {
    const { Lee, Ben, Cid } = table(
      {
        Lee: { ...lee('BANG! 2♣', 'BANG! 3♣'), inPlay: ['Shotgun'] },
        Ben: { hand: ['Beer', 'Scope'], inPlay: ['Bounty'] },
        Cid: { tokens: { stick: 1 } },
        Dan: { inPlay: ['Mustang'] },
      },
      { ...words, sets: [...everything, 'stick-of-dynamite'] },
    );
    Lee.plays('BANG! 2♣', { on: Ben });
    Ben.passes();
    Ben.picks('Beer');
    expect(Lee).toHaveTokens('stick', 1);
    expect(Lee).toHold(3);
    expect(Cid).toHaveTokens('stick', 0);
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(2);
    expect(Ben).toHold('Scope');
    expect(Lee).toHold(2);
  });

  it('[WWS-MIX-12-Q] of a BANG! that was missed moves no Stick when it hits', () => {
    const { Lee, Ben, Cid } = table(
      { Lee: lee('BANG! 2♣', 'BANG! 3♣'), Ben: { hand: ['Missed!'] }, Cid: { tokens: { stick: 1 } }, Dan: {} },
      { ...words, sets: [...everything, 'stick-of-dynamite'] },
    );
    Lee.plays('BANG! 2♣', { on: Ben });
    Ben.answers('Missed!');
    Lee.uses(again, { card: 'BANG! 3♣', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Cid).toHaveTokens('stick', 1);
  });

  it('[WWS-MIX-14-Q] of a Beer gives him a life point, Madam Yto one card in all; Lemonade Jim is asked once', () => {
    const yto = table({ Lee: { ...lee('Beer', 'BANG! 2♣'), life: 1 }, Yto: { is: 'Madam Yto' }, ...others }, words);
    yto.Lee.plays('Beer');
    yto.Lee.uses(again, { card: 'BANG! 2♣' });
    expect(yto.Lee).toHaveLife(3);
    expect(yto.Yto).toHold(1);
    const { Lee, Jim } = table(
      {
        Lee: { ...lee('Beer', 'BANG! 2♣'), life: 1 },
        Jim: { is: 'Lemonade Jim', life: 1, hand: ['Scope', 'Panic!'] },
        ...others,
      },
      words,
    );
    Lee.plays('Beer');
    Jim.passes();
    Lee.uses(again, { card: 'BANG! 2♣' });
    Lee.isAsked('play');
  });

  it('[WWS-MIX-14-Q] none with two players left', () => {
    const { Lee } = table(
      { Lee: { ...lee('Beer', 'BANG! 2♣'), life: 1 }, Ben: {}, Cid: { presence: 'out' }, Dan: { presence: 'out' } },
      words,
    );
    Lee.plays('Beer');
    Lee.uses(again, { card: 'BANG! 2♣' });
    expect(Lee).toHaveLife(1);
  });
});
