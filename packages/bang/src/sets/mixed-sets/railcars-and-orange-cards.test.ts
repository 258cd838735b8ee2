import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, spentCards, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: spentCards };
const others = { Cid: {}, Dan: {} };
const line = stationsWith(2, 'Leland', ['Caboose', 'Mail Car', 'Lounge Car']);
const at = (station: string) => ({ ...words, ...line, zones: { ...line.zones, line: [station, 'Frisco'] } });

describe('A railcar', () => {
  it('[TRAIN-MIX-11] in play may be switched for a blue, a green, an orange card and a railcar, not for one of the train or equipment', () => {
    const theirs = ['Scope', 'Bible', 'Crate', 'Private Car'];
    for (const what of theirs) {
      const { Ann, Ben } = table(
        {
          Ann: { hand: ['Switch', 'Duel'], inPlay: ['Observation Car'] },
          Ben: { inPlay: theirs, zones: { equipment: ['Boots'] } },
          ...others,
        },
        { ...words, ...line, tokensOn: { load: { Crate: 2 } } },
      );
      for (const never of ['Caboose', 'Boots'])
        Ann.mayNot.play('Switch', { ownCard: 'Observation Car', on: Ben, what: never }).because('notAnOption');
      Ann.plays('Switch', { ownCard: 'Observation Car', on: Ben, what });
      expect(Ann).toHaveInPlay(what);
      expect(Ben).toHaveInPlay('Observation Car', ...theirs.filter((one) => one !== what));
    }
  });

  it('[TRAIN-MIX-13-Q] taken is no card played: no token, nothing for Al Preacher, not counted by Miss Susanna', () => {
    const { Ann, Al, game } = table(
      {
        Ann: { hand: ['BANG!', 'Duel'], inPlay: ['Crate'] },
        Al: { is: 'Al Preacher', tokens: { load: 2 } },
        ...others,
      },
      {
        ...at('Boom Town'),
        inForce: { locomotive: 'Leland', show: 'Miss Susanna' },
        tokensOn: { load: { Crate: 1 } },
      },
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    Ann.isAsked('play');
    expect(Ann).toHaveInPlay('Crate', 'Caboose');
    expect(Al).not.toBeAsked();
    expect(Ann).toHaveTokens('load', 1, 'Crate');
    expect(Ann.view.turn.memory['cards-played'] ?? 0).toBe(0);
    expect(game.state.turn.laid).toEqual([]);
  });

  it('[TRAIN-MIX-13-Q] may be taken under The Judge', () => {
    const { Ann } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: {}, ...others },
      { ...at('Boom Town'), event: 'The Judge' },
    );
    Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
    expect(Ann).toHaveInPlay('Caboose');
  });

  it('[TRAIN-MIX-28-Q] Sleeper Car: an orange card given up loses its tokens, and a Bomb does not explode', () => {
    for (const card of ['Bomb', 'Crate']) {
      const { Ann, Ben, game } = table(
        { Ann: { hand: ['Duel'], inPlay: ['Sleeper Car', card] }, Ben: {}, ...others },
        { ...words, tokensOn: { load: { [card]: 2 } } },
      );
      Ann.uses('Sleeper Car', { on: Ben, card });
      expect(Ben).toHaveLostLife(1);
      expect(Ann).toHaveInPlay('Sleeper Car');
      expect(Ann).toHaveLostLife(0);
      expect(game.state.cardTokens).toEqual({});
    }
  });

  it('[TRAIN-MIX-28-Q] Caboose: an orange card of the hand does as well', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: { hand: ['Bomb'], inPlay: ['Caboose'] }, ...others },
      words,
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Caboose', { card: 'Bomb' });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
  });

  it('[TRAIN-MIX-12-Q] everybody out by Most Wanted under the Wild West Show: nobody wins; without it the Outlaws do', () => {
    const seats = {
      Ann: { role: 'sheriff', life: 1, hand: ['Most Wanted'] },
      Ben: { role: 'outlaw', life: 1 },
      Cid: { role: 'outlaw', life: 1 },
      Dan: { role: 'renegade', life: 1 },
    } as const;
    const deck = ['Duel', '2♠', '3♠', '4♠', '5♠'];
    const sets = ['base', 'great-train-robbery', 'wild-west-show'];
    const show = table(seats, { sets, deckTop: deck, inForce: { show: 'Wild West Show' } });
    show.Ann.plays('Most Wanted');
    show.Ann.passes(); // no Beer
    expect(show.game.state.outcome).toEqual({ side: 'nobody', winners: [] });
    const { Ann, game } = table(seats, { sets, deckTop: deck });
    Ann.plays('Most Wanted');
    Ann.passes();
    expect(game.state.outcome?.side).toBe('outlaws');
  });

  it('[TRAIN-MIX-12-Q] everybody out by Ironhorse without the Wild West Show: the Outlaws win', () => {
    const { Zippy, game } = table(
      {
        Zippy: { is: 'Zippy Roy', role: 'sheriff', life: 1, hand: ['Gatling'] },
        Ben: { role: 'outlaw', life: 1 },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', life: 1 },
      },
      { sets: ['base', 'great-train-robbery'], ...stationsWith(4, 'Ironhorse') },
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(game.state.outcome?.side).toBe('outlaws');
  });
});

describe('An orange card', () => {
  const crate = { tokensOn: { load: { Crate: 3 } } };

  it('[ARMED-MIX-04-Q] pays Deathwood, a Caboose and a Sleeper Car, and is a blue card for Tuco', () => {
    const wood = table({ Ann: { hand: ['Crate', 'Duel'] }, Ben: {}, ...others }, at('Deathwood'));
    wood.Ann.uses('take-railcar', { trainCard: 'Caboose', cost: ['Crate'] });
    expect(wood.Ann).toHaveInPlay('Caboose');
    const caboose = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Ben: { inPlay: ['Caboose', 'Whip'] }, ...others },
      { ...words, tokensOn: { load: { Whip: 3 } } },
    );
    caboose.Ann.plays('BANG!', { on: caboose.Ben });
    caboose.Ben.uses('Caboose', { card: 'Whip' });
    expect(caboose.Ben).toHaveInPlay('Caboose');
    const sleeper = table({ Ann: { hand: ['Crate', 'Duel'], inPlay: ['Sleeper Car'] }, Ben: {}, ...others }, words);
    sleeper.Ann.uses('Sleeper Car', { on: sleeper.Ben, card: 'Crate' });
    expect(sleeper.Ben).toHaveLostLife(1);
    const { Tuco } = table(
      { Tuco: { is: 'Tuco Franziskaner', inPlay: ['Crate'] }, Ben: {}, ...others },
      { ...words, ...crate, phase: 'draw' },
    );
    expect(Tuco).toHold(2);
  });

  it('[ARMED-MIX-04-Q] is discarded by José Delgado from the hand, and by The Daltons; playing it reloads nothing', () => {
    const jose = table(
      { Jose: { is: 'José Delgado', hand: ['Crate', 'Duel'] }, Ben: {}, ...others },
      { ...words, deckTop: ['Beer', 'Panic!'] },
    );
    jose.Jose.uses('José Delgado', { card: 'Crate' });
    expect(jose.Jose).toHold('Duel', 'Beer', 'Panic!');
    const daltons = table(
      { Ann: { role: 'sheriff', hand: ['Duel'], inPlay: ['Crate', 'Bible'] }, Ben: { hand: ['Duel'] }, ...others },
      { ...words, ...crate, eventsToCome: ['The Daltons'], turn: 'Dan', phase: 'end' },
    );
    expect(daltons.Ann).toHaveInPlay('Bible');
    const { Ann } = table({ Ann: { hand: ['Crate', 'Duel'] }, Ben: {}, ...others }, words);
    Ann.plays('Crate');
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
  });

  it('[ARMED-MIX-05-Q] taken with a Panic! or by Pat Brennan it goes to the hand, its tokens to the supply', () => {
    const panic = table(
      { Ann: { hand: ['Panic!', 'Duel'] }, Ben: { inPlay: ['Crate'] }, ...others },
      { ...words, ...crate },
    );
    panic.Ann.plays('Panic!', { on: panic.Ben, what: 'Crate' });
    expect(panic.Ann).toHold('Duel', 'Crate');
    expect(panic.game.state.cardTokens).toEqual({});
    const { Pat, Ben, game } = table(
      { Pat: { is: 'Pat Brennan' }, Ben: { inPlay: ['Bomb'] }, ...others },
      { ...words, tokensOn: { load: { Bomb: 1 } }, phase: 'draw' },
    );
    Pat.picks({ from: Ben, what: 'Bomb' });
    expect(Pat).toHold('Bomb');
    expect(Ben).toHaveLostLife(0);
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-MIX-05-Q] a Bomb discarded for a Circus Wagon, a Train Robbery or The Daltons does not explode', () => {
    const bomb = { tokensOn: { load: { Bomb: 1 } } };
    const wagon = table(
      { Ann: { hand: ['Duel'], inPlay: ['Circus Wagon'] }, Ben: { inPlay: ['Bomb'] }, ...others },
      { ...words, ...bomb },
    );
    wagon.Ann.uses('Circus Wagon');
    if (wagon.Ben.question?.kind === 'giveUp') wagon.Ben.picks('Bomb');
    const robbery = table(
      { Ann: { hand: ['Train Robbery', 'Duel'] }, Ben: { inPlay: ['Bomb'] }, ...others },
      { ...words, ...bomb },
    );
    robbery.Ann.plays('Train Robbery', { on: robbery.Ben });
    robbery.Ben.picks({ do: 'giveUp', card: 'Bomb' });
    const daltons = table(
      { Ann: { role: 'sheriff', hand: ['Duel'] }, Ben: { inPlay: ['Bomb'] }, ...others },
      { ...words, ...bomb, eventsToCome: ['The Daltons'], turn: 'Dan', phase: 'end' },
    );
    for (const { Ben, game } of [wagon, robbery, daltons]) {
      expect(Ben).toHaveInPlay();
      expect(Ben).toHaveLostLife(0);
      expect(game.state.cardTokens).toEqual({});
    }
  });

  it('[ARMED-MIX-09-Q] none may be played under The Judge, weapons and the Bomb included', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Crate', 'Thunderer', 'Bomb', 'Duel'] }, Ben: {}, ...others },
      { ...words, event: 'The Judge' },
    );
    for (const card of ['Crate', 'Thunderer']) Ann.mayNot.play(card).because('noLaying');
    Ann.mayNot.play('Bomb', { on: Ben }).because('noLaying');
  });

  it('[ARMED-MIX-21-Q] goes with the rest when the Sheriff eliminates a Deputy: tokens to the supply, railcars under their deck, no explosion', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: {
          role: 'sheriff',
          hand: ['BANG!', 'Duel'],
          inPlay: ['Bomb', 'Crate', 'Observation Car'],
          tokens: { load: 2 },
        },
        Ben: { role: 'deputy', life: 1 },
        Cid: { role: 'outlaw', hand: ['Duel'] },
        Dan: { role: 'renegade', hand: ['Duel'] },
      },
      { ...words, ...line, tokensOn: { load: { Bomb: 1, Crate: 3 } } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHaveInPlay();
    expect(Ann).toHold(0);
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toHaveTokens('load', 2);
    expect(game.state.cardTokens).toEqual({});
    const [lowest] = game.facesOf(game.state.zones['railcars'] ?? []);
    expect(lowest?.card.name).toBe('Observation Car');
  });
});
