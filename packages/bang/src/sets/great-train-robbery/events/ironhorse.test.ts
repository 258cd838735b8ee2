import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const LINE = ['San Tafe', 'Crown’s Hole', 'Catico', 'Dodgville'];
const atEnd = (words: Parameters<typeof onTheLine>[0] = {}) =>
  onTheLine({ at: 4, line: LINE, train: [], locomotive: 'Ironhorse', ...words });
const zippy = { is: 'Zippy Roy', hand: ['Gatling'] };

describe('Ironhorse', () => {
  it('[TRAIN-IRON-01] shoots at everybody, whose turn it is too; they answer as usual', () => {
    const { Zippy, Ben, Cid, Dan } = table(
      { Zippy: zippy, Ben: { hand: ['Missed!'] }, Cid: { inPlay: ['Barrel'] }, Dan: {} },
      { ...atEnd(), deckTop: ['2♥'] },
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Ben.answers('Missed!');
    Cid.uses('Barrel');
    expect(Zippy).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(0);
    expect(Dan).toHaveLostLife(1);
  });

  it('[TRAIN-IRON-02] is nobody’s doing: no reward, no penalty, nothing for El Gringo', () => {
    const { Zippy, Gringo } = table(
      {
        Zippy: { ...zippy, role: 'sheriff' },
        Gringo: { is: 'El Gringo', role: 'renegade' },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'deputy', life: 1 },
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    expect(Zippy).toHold('Gatling');
    expect(Gringo).toHold(0);
  });

  it('[TRAIN-IRON-03] if nobody is left the Outlaws win', () => {
    const { Zippy, Ben, Cid, game } = table(
      {
        Zippy: { ...zippy, role: 'sheriff', life: 1 },
        Ben: { role: 'renegade', life: 1 },
        Cid: { role: 'outlaw', presence: 'out' },
        Dan: { role: 'outlaw', presence: 'out' },
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(Ben).toBeOut();
    expect(game).toBeOver();
    expect(Cid).toHaveWon();
    expect(game.state.outcome?.side).toBe('outlaws');
  });

  it('[TRAIN-IRON-04] the Renegade wins who alone survives the Sheriff in the same round', () => {
    const { Zippy, Ben, game } = table(
      {
        Zippy: { ...zippy, role: 'sheriff', life: 1 },
        Ben: { role: 'renegade', life: 2 },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'outlaw', presence: 'out' },
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(game).toBeOver();
    expect(Ben).toHaveWon();
  });

  it('[TRAIN-IRON-05-Q] goes on though the Sheriff is out; Vulture Sam has the cards at once', () => {
    const { Zippy, Sam } = table(
      {
        Zippy: { ...zippy, role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw' },
        Sam: { role: 'outlaw', is: 'Vulture Sam' },
        Dan: { role: 'renegade' },
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(Zippy).toBeOut();
    expect(Sam).toBeAsked('dodge'); // with what he has got just now
    Sam.passes();
    expect(Sam).toHold('Gatling');
    expect(Sam).toHaveWon();
  });

  it('[TRAIN-IRON-06-Q] is no BANG! card: no help from a Private Car or for Evan Babbit, one Missed! is enough for Slab', () => {
    const { Zippy, Evan, Priv } = table(
      {
        Zippy: { ...zippy, borrowed: ['Slab the Killer'] },
        Evan: { is: 'Evan Babbit', hand: ['Missed!'] },
        Priv: { inPlay: ['Private Car'] },
        Dan: {},
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Evan.mayNot.use('Evan Babbit').because('noBangCard');
    Evan.answers('Missed!');
    expect(Evan).toHaveLostLife(0);
    expect(Priv).toHaveLostLife(1);
  });

  it('[TRAIN-IRON-07-Q] a Beer saves nobody when fewer than two others would be left', () => {
    const { Zippy, Ben } = table(
      {
        Zippy: { ...zippy, role: 'sheriff', life: 1 },
        Ben: { role: 'renegade', life: 1, hand: ['Beer'] },
        Cid: { role: 'outlaw', presence: 'out' },
        Dan: { role: 'outlaw', presence: 'out' },
      },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toBeOut();
  });

  it('[TRAIN-IRON-08-Q] three players all out at once: the Outlaw wins', () => {
    const { Zippy, Ben, game } = table(
      {
        Zippy: { ...zippy, role: 'deputy', life: 1 },
        Ben: { role: 'outlaw', life: 1 },
        Cid: { role: 'renegade', life: 1 },
      },
      atEnd({ more: ['dodge-city'], line: ['San Tafe', 'Catico', 'Dodgville'], at: 3 }),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(game).toBeOver();
    expect(Ben).toHaveWon();
  });

  it('[TRAIN-MIX-20] goes clockwise though turns go the other way', () => {
    const { Zippy, Ben, Cid } = table(
      { Zippy: zippy, Ben: { hand: ['Missed!'] }, Cid: { hand: ['Missed!'] }, Dan: {} },
      atEnd(),
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    expect(Ben).toBeAsked('dodge');
    Ben.passes();
    expect(Cid).toBeAsked('dodge');
  });

  it('[TRAIN-MIX-12-Q] everybody out at once while the Wild West Show is on: nobody wins', () => {
    const train = atEnd({ more: ['wild-west-show'] });
    const { Zippy, game } = table(
      {
        Zippy: { ...zippy, role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw', life: 1 },
        Cid: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', life: 1 },
      },
      { ...train, inForce: { ...train.inForce, show: 'Wild West Show' } },
    );
    Zippy.uses('Zippy Roy');
    Zippy.passes();
    Zippy.passes();
    expect(game).toBeOver();
    expect(game.state.outcome).toEqual({ side: 'nobody', winners: [] });
  });
});
