import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const GHOST_TRAIN = { at: 2, train: ['Ghost Car', 'Caboose', 'Mail Car'] };
const ghost = { presence: 'ghost', life: 0, inPlay: ['Ghost Car'] } as const;

describe('Ghost Car', () => {
  it('[TRAIN-GHOSTCAR-01] [TRAIN-GHOSTCAR-02] goes in front of anybody, of the dead too, but never of the Sheriff', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Saloon'] },
        Ben: { role: 'sheriff' },
        Cid: { role: 'outlaw', presence: 'out' },
        Dan: {},
      },
      onTheLine(GHOST_TRAIN),
    );
    Ann.mayNot.use('take-railcar', { trainCard: 'Ghost Car', on: Ben, cost: ['BANG!'] }).because('notTheSheriff');
    Ann.may.use('take-railcar', { trainCard: 'Ghost Car', on: Ann, cost: ['BANG!'] });
    Ann.uses('take-railcar', { trainCard: 'Ghost Car', on: Cid, cost: ['BANG!'] });
    expect(Cid).not.toBeOut();
    expect(Cid).toHaveLife(0);
    expect(Cid).toHaveInPlay('Ghost Car');
  });

  it('[TRAIN-GHOSTCAR-03] keeps a holder in the game without life instead of an elimination: no reward, no role, no heir', () => {
    const { Ann, Ben, Sam } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Ghost Car', 'Scope'] },
        Sam: { is: 'Vulture Sam' },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveLife(0);
    expect(Ben.state.isRoleShown).toBe(false);
    expect(Ben).toHaveInPlay('Ghost Car', 'Scope');
    expect(Ann).toHold('Saloon');
    expect(Sam).toHold(0);
  });

  it('[TRAIN-GHOSTCAR-04] without life one neither gains nor loses any, and counts for everything else', () => {
    const { Ann, Ben, Cid, Dan } = table(
      { Ann: { hand: ['Saloon', 'BANG!', 'Beer'], life: 3 }, Ben: ghost, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Saloon');
    expect(Ben).toHaveLife(0);
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLife(0);
    expect(Ben).not.toBeOut();
    expect(Ann).toSeeAt(2, Cid);
    expect(Ann).toSeeAt(1, Dan);
  });

  it('[TRAIN-GHOSTCAR-05] discards the whole hand at the end of a turn and keeps what is in play', () => {
    const { Ben, Cid } = table(
      {
        Ann: {},
        Ben: { ...ghost, is: 'Willy the Kid', hand: ['Missed!', 'Missed!'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine(), turn: 'Ben' },
    );
    Ben.endsTurn();
    Ben.discards('Missed!', 'Missed!');
    Ben.picks(['Missed!', 'Missed!']); // in which order
    expect(Ben).toHold(0);
    expect(Ben).toHaveInPlay('Ghost Car');
    expect(Cid).toBeAsked('play');
  });

  it('[TRAIN-GHOSTCAR-06] [TRAIN-GHOSTCAR-11-Q] [TRAIN-GHOSTCAR-17-Q] is out at once without the car: no reward, nothing reacts, all cards go, the role is shown', () => {
    const { Ann, Ben, Sam, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Saloon'] },
        Ben: { ...ghost, role: 'outlaw', inPlay: ['Ghost Car', 'Private Car'] },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      onTheLine(),
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toBeOut();
    expect(Ben.state.isRoleShown).toBe(true);
    expect(Ann).toHold('Saloon');
    expect(Sam).toHold(0);
    expect(Sam).toHaveInPlay();
    const below = game.facesOf(game.state.zones['railcars'] ?? []).slice(0, 2);
    expect(below.map(({ card }) => card.name).toSorted()).toEqual(['Ghost Car', 'Private Car']);
  });

  it('[TRAIN-GHOSTCAR-07] a holder with life goes on living without it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Cat Balou', 'Saloon'] }, Ben: { inPlay: ['Ghost Car'], life: 1 }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveLife(1);
  });

  it('[TRAIN-GHOSTCAR-08-Q] a Beer may still save the last life point', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: { life: 1, inPlay: ['Ghost Car'], hand: ['Beer'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    expect(Ben).toBeAsked('rescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben.state.presence).toBe('in');
  });

  it('[TRAIN-GHOSTCAR-09-Q] the Sheriff may not take it, by Panic!, Rag Time, Conestoga, Passenger Car or Pat Brennan, but may discard it', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Panic!', 'Cat Balou', 'Saloon'], inPlay: ['Passenger Car'] },
        Ben: { inPlay: ['Ghost Car', 'Scope'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.mayNot.play('Panic!', { on: Ben, what: 'Ghost Car' }).because('notTheSheriff');
    Ann.may.play('Panic!', { on: Ben, what: 'Scope' });
    Ann.mayNot.use('Passenger Car', { on: Ben, what: 'Ghost Car' }).because('notTheSheriff');
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toHaveInPlay('Scope');
  });

  it('[TRAIN-GHOSTCAR-10-Q] taken with a Panic! it lies in front of the taker', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['Panic!', 'Saloon'] },
        Ben: { role: 'outlaw', inPlay: ['Ghost Car'] },
        Cid: { role: 'sheriff' },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('Panic!', { on: Ben, what: 'Ghost Car' });
    expect(Ann).toHaveInPlay('Ghost Car');
  });

  it('[TRAIN-GHOSTCAR-12-Q] whoever gives it up is out, and what they paid for does not happen', () => {
    const { Ben, game } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { ...ghost, role: 'outlaw', hand: ['Beer'] },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...onTheLine({ at: 2, line: ['Deathwood', 'San Tafe', 'Frisco', 'Tombrock'] }), turn: 'Ben' },
    );
    Ben.uses('take-railcar', { trainCard: 'Caboose', cost: ['Ghost Car'] });
    expect(Ben).toBeOut();
    expect(game.facesOf(game.state.zones['train'] ?? [])[0]?.card.name).toBe('Caboose');
  });

  it('[TRAIN-GHOSTCAR-13-Q] the Sheriff pays no penalty for a Deputy without the car', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Saloon'], inPlay: ['Scope'] },
        Ben: { ...ghost, role: 'deputy' },
        Cid: { role: 'outlaw' },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toBeOut();
    expect(Ann).toHold('Saloon');
    expect(Ann).toHaveInPlay('Scope');
  });

  it('[TRAIN-GHOSTCAR-14-Q] shot at they need not answer; they cannot pay Tombrock, and nothing heals them', () => {
    const { Ben, Ann } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { ...ghost, is: 'Sid Ketchum', hand: ['Beer', 'Missed!', 'Panic!'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ at: 2, line: ['Tombrock', 'San Tafe', 'Frisco', 'Yooma'] }), turn: 'Ben' },
    );
    Ben.mayNot.use('take-railcar', { trainCard: 'Caboose' }).because('lastLife');
    Ben.plays('Beer');
    expect(Ben).toHaveLife(0);
    Ben.mayNot.interject('Sid Ketchum', ['Missed!', 'Panic!']).because('notOffered');
    expect(Ben).toHaveLife(0);
    expect(Ann).toHold('BANG!', 'Saloon');
  });

  it('[TRAIN-GHOSTCAR-15-Q] Bart Cassidy has his card for the last point behind it', () => {
    const { Ann, Bart } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Bart: { is: 'Bart Cassidy', life: 1, inPlay: ['Ghost Car'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Bart });
    expect(Bart).toHaveLife(0);
    expect(Bart).toHold(1);
  });

  it('[TRAIN-GHOSTCAR-16-Q] among three it may lie in front of the Deputy', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'outlaw', hand: ['BANG!', 'Saloon'] }, Ben: { role: 'deputy' }, Cid: { role: 'renegade' } },
      onTheLine({ ...GHOST_TRAIN, more: ['dodge-city'] }),
    );
    Ann.uses('take-railcar', { trainCard: 'Ghost Car', on: Ben, cost: ['BANG!'] });
    expect(Ben).toHaveInPlay('Ghost Car');
  });
});
