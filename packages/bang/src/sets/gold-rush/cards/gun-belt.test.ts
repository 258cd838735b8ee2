import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Gun Belt', () => {
  it('[GOLD-BELT-01] lets its owner keep eight cards, whatever their life', () => {
    const { Ann, Ben } = table(
      {
        Ann: {
          life: 1,
          hand: ['Beer', 'Beer', 'Scope', 'Duel', 'Duel', 'Saloon', 'Mustang', 'Jail', 'Gatling'],
          zones: { equipment: ['Gun Belt'] },
        },
        Ben: { hand: ['Volcanic'] },
      },
      { sets },
    );
    Ann.endsTurn();
    Ann.discards('Jail');
    expect(Ann).toHold(8);
    expect(Ben).toBeAsked('play');
  });

  it('[GOLD-BELT-02-Q] Sean Mallory keeps his ten', () => {
    const hand = ['Beer', 'Beer', 'Scope', 'Duel', 'Duel', 'Saloon', 'Mustang', 'Jail', 'Gatling', 'Jail'];
    const { Sean, Ben } = table(
      { Sean: { is: 'Sean Mallory', hand, zones: { equipment: ['Gun Belt'] } }, Ben: { hand: ['Volcanic'] } },
      { sets: [...sets, 'dodge-city'] },
    );
    Sean.endsTurn();
    expect(Sean).toHold(10);
    expect(Ben).toBeAsked('play');
  });
});
