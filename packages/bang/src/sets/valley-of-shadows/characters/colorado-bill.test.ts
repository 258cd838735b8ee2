import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Colorado Bill', () => {
  it('[VALLEY-COLORADO-01] draws! for a BANG! card, and on a ♠ nothing avoids it', () => {
    const { Bill, Ben, Jour } = table(
      {
        Bill: { is: 'Colorado Bill', hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] },
        Ben: { hand: ['Missed!'], inPlay: ['Barrel'] },
        Jour: { is: 'Jourdonnais' },
      },
      { sets, discard, deckTop: ['2♠', '3♠'] },
    );
    Bill.plays('BANG!', { on: Ben });
    expect(Ben).not.toBeAsked();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Missed!');
    Bill.plays('BANG!', { on: Jour });
    expect(Jour).toHaveLostLife(1);
  });

  it('[VALLEY-COLORADO-02] on any other suit it is a shot as usual', () => {
    const { Bill, Ben } = table(
      { Bill: { is: 'Colorado Bill', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] } },
      { sets, discard, deckTop: ['2♣', '5♥'] },
    );
    Bill.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
  });

  it('[VALLEY-COLORADO-03][VALLEY-GEN-02] does not draw! for Gatling, Fanning or Punch', () => {
    const { Bill, Ben, Cat, game } = table(
      { Bill: { is: 'Colorado Bill', hand: ['Gatling', 'Fanning', 'Punch', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard, deckTop: ['2♠'] },
    );
    Bill.plays('Gatling');
    Bill.plays('Fanning', { on: Ben, andAt: Cat });
    Bill.plays('Punch', { on: Ben });
    expect(game).toHaveOnDeck('2♠');
    expect(Ben).toHaveLostLife(3);
  });

  it('[VALLEY-COLORADO-03][VALLEY-GEN-01] draws! for a card shot through LeMat', () => {
    const { Bill, Ben } = table(
      {
        Bill: { is: 'Colorado Bill', hand: ['Scope', 'Beer'], inPlay: ['LeMat'] },
        Ben: { hand: ['Missed!'] },
        Cat: {},
      },
      { sets, discard, deckTop: ['2♠'] },
    );
    Bill.plays('Scope', { as: 'bang', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[VALLEY-COLORADO-04-Q] what does not avoid it still helps: Saved! and Beer', () => {
    const saved = table(
      {
        Bill: { is: 'Colorado Bill', hand: ['BANG!'] },
        Ben: { hand: ['Missed!'] },
        Cat: { hand: ['Saved!'] },
      },
      { sets, discard: ['Escape', 'Aim'], deckTop: ['2♠'] },
    );
    saved.Bill.plays('BANG!', { on: saved.Ben });
    saved.Cat.answers('Saved!');
    saved.Cat.picks('pile');
    expect(saved.Ben).toHaveLostLife(0);
    const beer = table(
      { Bill: { is: 'Colorado Bill', hand: ['BANG!', 'Scope'] }, Ben: { life: 1, hand: ['Beer'] }, Cat: {} },
      { sets, discard, deckTop: ['2♠'] },
    );
    beer.Bill.plays('BANG!', { on: beer.Ben });
    beer.Ben.answers('Beer');
    expect(beer.Ben).toHaveLife(1);
  });

  it('[ARMED-MIX-18-Q] a ♦ does nothing to Apache Kid all the same', () => {
    const { Bill, Kid } = table(
      { Bill: { is: 'Colorado Bill', hand: ['BANG! 5♦', 'Beer'] }, Kid: { is: 'Apache Kid' }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard, deckTop: ['2♠'] },
    );
    Bill.plays('BANG! 5♦', { on: Kid });
    expect(Kid).toHaveLostLife(0);
  });
});
