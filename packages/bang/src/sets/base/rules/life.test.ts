import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { bookOf } from '@dustup/bang';

describe('Life points', () => {
  it.each([2, 3, 4])('[BASE-LIFE-01] of %i: all hits but the last are survived', (life) => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Volcanic'] },
      Ben: { life },
      Cleo: {},
      Dan: {},
    });
    for (let hits = 1; hits < life; hits++) {
      Ann.plays('BANG!', { on: Ben });
      expect(Ben).toHaveLostLife(hits);
      expect(Ben).not.toBeOut();
    }
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
  });

  it('[BASE-LIFE-02] as they are now, not their maximum, limit the hand at the end of a turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 2, hand: ['Beer', 'BANG!', 'Missed!', 'Scope'] },
        Ben: { role: 'sheriff' },
        Cleo: {},
      },
      { deckTop: ['Panic!', 'Panic!'] },
    );
    Ann.endsTurn();
    Ann.isAsked('discard');
    Ann.mayNot.discard('Beer');
    Ann.discards('Beer', 'Missed!');
    expect(Ann).toHold('BANG!', 'Scope');
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-LIFE-03] Jesse Jones with 4: gone with the fourth hit', () => {
    const { Ann, Jesse } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Volcanic'] },
      Jesse: { is: 'Jesse Jones', role: 'outlaw' },
      Cleo: {},
    });
    for (let hit = 1; hit <= 3; hit++) Ann.plays('BANG!', { on: Jesse });
    expect(Jesse).toHaveLife(1);
    Ann.plays('BANG!', { on: Jesse });
    expect(Jesse).toBeOut();
  });

  it('[BASE-LIFE-03] Jesse Jones keeps four cards, and three after a hit', () => {
    const seats = {
      Jesse: { is: 'Jesse Jones', role: 'outlaw', hand: ['Beer', 'BANG!', 'Missed!', 'Scope'] },
      Ben: { role: 'sheriff', hand: ['Panic!'] },
      Cleo: {},
    } as const;
    const unhurt = table(seats);
    unhurt.Jesse.endsTurn();
    expect(unhurt.Ben).toBeAsked('play');
    expect(unhurt.Jesse).toHold(4);
    const hurt = table({ ...seats, Jesse: { ...seats.Jesse, life: 3 } });
    hurt.Jesse.endsTurn();
    hurt.Jesse.discards('Scope');
    expect(hurt.Jesse).toHold(3);
    expect(hurt.Jesse.state.maxLife).toBe(4);
  });

  it('[BASE-LIFE-04] come back up to the maximum and no farther', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', life: 3, hand: ['Beer', 'Beer', 'Scope'] },
      Ben: { role: 'sheriff' },
      Cleo: {},
    });
    Ann.plays('Beer');
    expect(Ann).toHaveLife(4);
    Ann.plays('Beer');
    expect(Ann).toHaveLife(4);
    expect(Ann).toHold('Scope');
  });

  it('[BASE-LIFE-05] are 3 for two characters and 4 for the other fourteen', () => {
    const bullets = new Map([...bookOf(['base']).characters.values()].map(({ name, life }) => [name, life]));
    const three = [...bullets].filter(([, life]) => life === 3).map(([name]) => name);
    const four = [...bullets].filter(([, life]) => life === 4).map(([name]) => name);
    expect(three.toSorted()).toEqual(['El Gringo', 'Paul Regret']);
    expect(four.toSorted()).toEqual([
      'Bart Cassidy',
      'Black Jack',
      'Calamity Janet',
      'Jesse Jones',
      'Jourdonnais',
      'Kit Carlson',
      'Lucky Duke',
      'Pedro Ramirez',
      'Rose Doolan',
      'Sid Ketchum',
      'Slab the Killer',
      'Suzy Lafayette',
      'Vulture Sam',
      'Willy the Kid',
    ]);
    expect(bullets.size).toBe(16);
  });
});
