import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const others = { Ben: {}, Cid: {}, Dan: {} };

/** A table at which the first railcar is paired with this station. */
const at = (station: string) => ({
  ...onTheLine({ at: 2, line: [station, station === 'Frisco' ? 'Yooma' : 'Frisco'] }),
  discard: ['Money Bag'],
});

function pays(station: string, cost: readonly string[], hand = cost): void {
  const { Ann } = table({ Ann: { hand: [...hand, 'Saloon'] }, ...others }, at(station));
  Ann.uses('take-railcar', { trainCard: 'Caboose', cost: [...cost] });
  expect(Ann).toHaveInPlay('Caboose');
}

function mayNotPay(station: string, card: string): void {
  const { Ann } = table({ Ann: { hand: [card] }, ...others }, at(station));
  Ann.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: [card] }).because('cannotPayStation', { station });
}

describe('The stations', () => {
  it.each([
    ['Boom Town', 'BANG!', 'Beer'],
    ['Catico', 'Cat Balou', 'BANG!'],
    ['Catico', 'Panic!', 'Beer'],
    ['Crown’s Hole', 'Beer', 'Saloon'],
    ['Dodgville', 'Missed!', 'BANG!'],
  ])('[TRAIN-STATION-01] %s: %s, not %s', (station, good, bad) => {
    pays(station, [good]);
    mayNotPay(station, bad);
  });

  it.each([
    ['Creepy Creek', 'Missed! 4♠', 'Beer 6♥'],
    ['Frisco', 'BANG! 5♣', 'Beer 6♥'],
    ['Miner’s Oath', 'BANG! 5♦', 'Beer 6♥'],
    ['San Tafe', 'Beer 6♥', 'BANG! 5♦'],
  ])('[TRAIN-STATION-02] %s: %s, not %s', (station, good, bad) => {
    pays(station, [good]);
    mayNotPay(station, bad);
  });

  it.each([
    ['Fort Wroth', 'BANG! 10♦', 'BANG! 9♦'],
    ['Fort Wroth', 'BANG! A♥', 'Missed! 2♠'],
    ['Yooma', 'BANG! 9♦', 'BANG! 10♦'],
    ['Yooma', 'Missed! 2♠', 'BANG! A♥'],
  ])('[TRAIN-STATION-03] %s: %s, not %s', (station, good, bad) => {
    pays(station, [good]);
    mayNotPay(station, bad);
  });

  it('[TRAIN-STATION-04] Deathwood: a blue card; Virginia Town: any two', () => {
    pays('Deathwood', ['Mustang']);
    mayNotPay('Deathwood', 'Beer');
    pays('Virginia Town', ['Beer', 'BANG!']);
    mayNotPay('Virginia Town', 'Beer');
  });

  it('[TRAIN-STATION-05] Tombrock: a life point, never the last', () => {
    const { Ann } = table({ Ann: { hand: ['Beer'], life: 2 }, ...others }, at('Tombrock'));
    Ann.uses('take-railcar', { trainCard: 'Caboose' });
    expect(Ann).toHaveLife(1);
    expect(Ann).toHaveInPlay('Caboose');
    const last = table({ Ann: { hand: ['Beer'], life: 1 }, ...others }, at('Tombrock'));
    last.Ann.mayNot.use('take-railcar', { trainCard: 'Caboose' }).because('lastLife');
  });

  it('[TRAIN-STATION-06-Q] nobody has taken that life point: Bart Cassidy draws, El Gringo does not', () => {
    const bart = table({ Bart: { is: 'Bart Cassidy', hand: ['Beer'] }, ...others }, at('Tombrock'));
    bart.Bart.uses('take-railcar', { trainCard: 'Caboose' });
    expect(bart.Bart).toHold(2);
    const { Gringo } = table(
      { Gringo: { is: 'El Gringo', hand: ['Beer'] }, Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} },
      at('Tombrock'),
    );
    Gringo.uses('take-railcar', { trainCard: 'Caboose' });
    expect(Gringo).toHold('Beer');
  });
});
