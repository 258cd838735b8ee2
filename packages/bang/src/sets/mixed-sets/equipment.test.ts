import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };
const shoe = { zones: { equipment: ['Horseshoe'] } };

describe('Equipment in front of somebody', () => {
  it('[TRAIN-MIX-06] is nothing for Whip, Squaw, Passenger Car, Baggage Car, Panic!, Cat Balou and Rag Time', () => {
    const { Ann, Ben } = table(
      {
        Ann: {
          hand: ['Squaw', 'Panic!', 'Cat Balou', 'Rag Time', 'Duel'],
          inPlay: ['Whip', 'Passenger Car', 'Baggage Car'],
        },
        Ben: shoe,
        ...others,
      },
      { ...words, tokensOn: { load: { Whip: 3 } } },
    );
    for (const card of ['Squaw', 'Panic!', 'Cat Balou', 'Rag Time'])
      Ann.mayNot.play(card, { on: Ben }).because('nothingThere');
    for (const car of ['Whip', 'Passenger Car']) Ann.mayNot.use(car, { on: Ben }).because('nothingThere');
    for (const as of ['panic', 'cat-balou']) Ann.mayNot.use('Baggage Car', { as, on: Ben }).because('nothingThere');
  });

  it('[TRAIN-MIX-06][TRAIN-MIX-08-Q] is nothing to switch, one’s own or another’s', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Switch', 'Duel'], inPlay: ['Scope'], zones: { equipment: ['Boots'] } },
        Ben: { ...shoe, inPlay: ['Barrel'] },
        ...others,
      },
      words,
    );
    Ann.mayNot.play('Switch', { ownCard: 'Scope', on: Ben, what: 'Horseshoe' }).because('notAnOption');
    Ann.mayNot.play('Switch', { ownCard: 'Boots', on: Ben, what: 'Barrel' }).because('notAnOption');
    Ann.plays('Switch', { ownCard: 'Scope', on: Ben, what: 'Barrel' });
    expect(Ann).toHaveInPlay('Barrel');
    expect(Ann).toHaveInZone('equipment', 'Boots');
    expect(Ben).toHaveInZone('equipment', 'Horseshoe');
  });

  it('[TRAIN-MIX-06] Switch finds nothing where there is only equipment', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Switch', 'Duel'], inPlay: ['Scope'] }, Ben: shoe, ...others }, words);
    Ann.mayNot.play('Switch').because('noTarget');
    const own = table({ Ann: { hand: ['Switch', 'Duel'], ...shoe }, Ben: { inPlay: ['Scope'] }, ...others }, words);
    own.Ann.mayNot.play('Switch').because('nothingToSwitch');
    expect(Ben).toHaveInZone('equipment', 'Horseshoe');
  });

  it('[TRAIN-MIX-06][TRAIN-MIX-08-Q] is passed over by a Circus Wagon and not offered to Pat Brennan', () => {
    const wagon = table({ Ann: { hand: ['Duel'], inPlay: ['Circus Wagon'] }, Ben: shoe, ...others }, words);
    wagon.Ann.uses('Circus Wagon');
    wagon.Ann.isAsked('play');
    expect(wagon.Ben).toHaveInZone('equipment', 'Horseshoe');
    const both = table(
      { Ann: { hand: ['Duel'], inPlay: ['Circus Wagon'] }, Ben: { ...shoe, inPlay: ['Scope'] }, ...others },
      words,
    );
    both.Ann.uses('Circus Wagon');
    both.Ben.mayNot.pick('Horseshoe').because('notAnOption');
    both.Ben.picks('Scope');
    expect(both.Ben).toHaveInZone('equipment', 'Horseshoe');
    const pat = table(
      { Pat: { is: 'Pat Brennan' }, Ben: shoe, ...others },
      { ...words, phase: 'draw', deckTop: ['Beer', 'Scope'] },
    );
    expect(pat.Pat).toHold('Beer', 'Scope');
  });

  it('[TRAIN-MIX-06] leaves for its cost and a nugget more, and with whoever goes out', () => {
    const paid = table({ Ann: { hand: ['Duel'], tokens: { nugget: 3 } }, Ben: shoe, ...others }, words);
    paid.Ann.uses('Sabotage', { on: paid.Ben, what: 'Horseshoe' });
    expect(paid.Ben).toHaveInZone('equipment');
    expect(paid.Ann).toHaveTokens('nugget', 0);
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Duel'] }, Ben: { ...shoe, life: 1 }, ...others }, words);
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ben).toHaveInZone('equipment');
  });

  it('[TRAIN-MIX-07] a Train Robbery asks about the Barrel alone', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Train Robbery', 'Duel'] }, Ben: { ...shoe, inPlay: ['Barrel'] }, ...others },
      words,
    );
    Ann.plays('Train Robbery', { on: Ben });
    Ben.mayNot.pick({ do: 'giveUp', card: 'Horseshoe' }).because('notAnOption');
    Ben.picks({ do: 'giveUp', card: 'Barrel' });
    Ann.isAsked('play');
    expect(Ben).toHaveInZone('equipment', 'Horseshoe');
  });

  it('[TRAIN-MIX-08-Q] pays no station, is not blue for Tuco, and is left to its owner by The Daltons', () => {
    const line = stationsWith(2, 'Leland', ['Caboose', 'Mail Car', 'Lounge Car']);
    const station = table(
      { Ann: { hand: ['Duel'], zones: { equipment: ['Boots'] } }, Ben: {}, ...others },
      { ...words, ...line, zones: { ...line.zones, line: ['Virginia Town', 'Frisco'] } },
    );
    station.Ann.mayNot.use('take-railcar', { trainCard: 'Caboose' }).because('cannotPayStation', { needs: 2, has: 1 });
    const { Tuco } = table(
      { Tuco: { is: 'Tuco Franziskaner', ...shoe }, Ben: {}, ...others },
      { ...words, phase: 'draw' },
    );
    expect(Tuco).toHold(4);
    const daltons = table(
      { Ann: { role: 'sheriff', hand: ['Duel'], ...shoe }, Ben: { hand: ['Duel'] }, ...others },
      { ...words, eventsToCome: ['The Daltons'], turn: 'Dan', phase: 'end' },
    );
    expect(daltons.game.state.inForce['events']).toBe('the-daltons');
    expect(daltons.Ann).toHaveInZone('equipment', 'Horseshoe');
  });
});

describe('Brown equipment and a Money Bag are brown cards other than BANG!', () => {
  const buyer = (hand: readonly string[] = ['Duel']) => ({ hand, tokens: { nugget: 4 } });
  const escaper = { hand: ['Escape'], inPlay: ['Scope'] };
  const mick = { is: 'Mick Defender', hand: ['Missed!', 'Beer'], inPlay: ['Scope'] };
  const USES = [
    ['Pardner', 'Duel', {}],
    ['Pardner', 'Cat Balou', { what: 'Scope' }],
    ['Bottle', 'BANG!', {}],
    ['Bottle', 'Panic!', { what: 'Scope' }],
  ] as const;

  it.each(USES)('[VALLEY-MIX-17-Q] %s as %s: Escape and Mick’s Missed! work', (card, as, more) => {
    const shop = { zones: { shop: [card, 'Shot', 'Rhum'] } };
    const one = table({ Ann: buyer(), Ben: escaper, ...others }, { ...words, ...shop, discard: ['Saved!', 'Aim'] });
    one.Ann.uses('Shop', { card, as, on: one.Ben, ...more });
    one.Ben.answers('Escape');
    expect(one.Ben).toHaveInPlay('Scope');
    expect(one.Ben).toHaveLostLife(0);
    one.Ann.isAsked('play');
    const two = table({ Ann: buyer(), Mick: mick, ...others }, { ...words, ...shop });
    two.Ann.uses('Shop', { card, as, on: two.Mick, ...more });
    if (two.Mick.question?.kind === 'dodge') two.Mick.answers('Missed!');
    else two.Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(two.Mick).toHaveInPlay('Scope');
    expect(two.Mick).toHaveLostLife(0);
    expect(two.Mick).toHold('Beer');
  });

  it('[VALLEY-MIX-17-Q] a Money Bag that copies a Duel, and one that copies a BANG!', () => {
    for (const copied of ['Duel', 'BANG!']) {
      const bag = table(
        { Ann: { hand: ['Money Bag', 'Saloon'] }, Ben: escaper, ...others },
        { ...words, discard: [copied, 'Saved!', 'Aim'] },
      );
      bag.Ann.plays('Money Bag', { on: bag.Ben });
      bag.Ben.answers('Escape');
      expect(bag.Ben).toHaveLostLife(0);
      const { Ann, Mick } = table(
        { Ann: { hand: ['Money Bag', 'Saloon'] }, Mick: mick, ...others },
        { ...words, discard: [copied, ...openAnswers] },
      );
      Ann.plays('Money Bag', { on: Mick });
      if (Mick.question?.kind === 'dodge') Mick.answers('Missed!');
      else Mick.uses('Mick Defender', { card: 'Missed!' });
      expect(Mick).toHaveLostLife(0);
    }
  });
});

describe('Who earns a nugget', () => {
  const nuggets = (...seats: readonly { readonly state: { readonly tokens: { readonly [kind: string]: number } } }[]) =>
    seats.map(({ state }) => state.tokens['nugget'] ?? 0);

  it('[TRAIN-MIX-09-Q] Henry Block, Backfire and Evelyn Shebang for their shots', () => {
    const henry = table(
      { Ann: { hand: ['Panic!', 'Duel'] }, Henry: { is: 'Henry Block', hand: ['Beer'] }, ...others },
      words,
    );
    henry.Ann.plays('Panic!', { on: henry.Henry, what: 'hand' });
    henry.Ann.passes();
    expect(nuggets(henry.Henry, henry.Ann)).toEqual([1, 0]);
    const back = table({ Ann: { hand: ['BANG!', 'Duel'] }, Ben: { hand: ['Backfire'] }, ...others }, words);
    back.Ann.plays('BANG!', { on: back.Ben });
    back.Ben.answers('Backfire');
    back.Ann.passes();
    expect(nuggets(back.Ben, back.Ann)).toEqual([1, 0]);
    const { Evelyn, Ben } = table(
      { Evelyn: { is: 'Evelyn Shebang', hand: ['Duel'] }, Ben: {}, ...others },
      { ...words, phase: 'draw' },
    );
    Evelyn.picks(1);
    Evelyn.picks(Ben);
    expect(Ben).toHaveLostLife(1);
    expect(nuggets(Evelyn)).toEqual([1]);
  });
});
