import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const open = { sets, inForce: { show: 'Sacagaway' } } as const;

describe('Sacagaway', () => {
  it('[WWS-SACAGAWAY-01] all hands are open to all, roles are not', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { role: 'outlaw', hand: ['Beer 6♥'] },
        Cat: { role: 'renegade' },
      },
      { ...open, deckTop: ['Duel', 'Scope'] },
    );
    expect(Ann.view.seats[Ben.seat]?.hand?.map(({ card }) => card)).toEqual(['beer']);
    expect(game.position.view(null).seats[Ben.seat]?.hand).toHaveLength(1);
    expect(Ann.view.seats[Ben.seat]?.role).toBeNull();
    Ann.endsTurn();
    expect(Ann).toHaveSeen('Duel', 'Scope'); // Ben's phase 1
  });

  it('[WWS-SACAGAWAY-01] replaced, hands are hidden again', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Stagecoach', 'Missed!'] }, Ben: { hand: ['Beer', 'Duel'] } },
      { ...open, toCome: { show: ['Gag', 'Wild West Show'] } },
    );
    expect(Ann.view.seats[Ben.seat]?.hand).toHaveLength(2);
    Ann.plays('Stagecoach');
    expect(Ann.view.seats[Ben.seat]?.hand).toBeNull();
    expect(Ann.view.seats[Ben.seat]?.handCount).toBe(2);
    Ann.endsTurn();
    Ben.isAsked('play');
  });

  it('[WWS-SACAGAWAY-02-Q] what is taken of a hand is taken at random all the same', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { Ann, Ben } = table(
        { Ann: { hand: ['Panic!', 'Missed!'] }, Ben: { hand: ['Beer', 'Duel'] } },
        { ...open, seed: `random ${i}` },
      );
      Ann.plays('Panic!', { on: Ben, what: 'hand' });
      taken.add(Ben.view.own?.hand?.[0]?.card ?? '');
    }
    expect([...taken].sort()).toEqual(['beer', 'duel']);
  });
});
