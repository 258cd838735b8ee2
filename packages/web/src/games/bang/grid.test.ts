import { describe, expect, it } from 'vitest';
import { gridOf, settingOf, shownCards } from './grid.ts';

/** As they sat down. */
const seated = (players: number) => Array.from({ length: players }, (_, seat) => seat);

describe('the grid of an upright screen', () => {
  it('is the ring again: who plays after me sits at the lower left, who played before me at the lower right', () => {
    expect(gridOf(seated(5), 0)).toEqual({ top: [2, 3], sides: [[1, 4]] });
    expect(gridOf(seated(6), 0)).toEqual({ top: [2, 3, 4], sides: [[1, 5]] });
    expect(gridOf(seated(7), 0)).toEqual({
      top: [3, 4],
      sides: [
        [2, 5],
        [1, 6],
      ],
    });
    expect(gridOf(seated(8), 2)).toEqual({
      top: [5, 6, 7],
      sides: [
        [4, 0],
        [3, 1],
      ],
    });
  });

  it('has no sides for two or three players, and one seat at the top for four', () => {
    expect(gridOf(seated(2), 0)).toEqual({ top: [1], sides: [] });
    expect(gridOf(seated(3), 0)).toEqual({ top: [1, 2], sides: [] });
    expect(gridOf(seated(4), 0)).toEqual({ top: [2], sides: [[1, 3]] });
  });

  it('has room for everybody when somebody watches', () => {
    for (let players = 2; players <= 8; players++) {
      const { top, sides } = gridOf(seated(players), null);
      expect([...top, ...sides.flat()].toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: players }, (_, seat) => seat),
      );
    }
  });

  it('names the cards in front of a seat as long as they fit, then marks them, then counts them', () => {
    const laid = (...names: readonly string[]) => names.map((name) => ({ name, isTimed: name === 'Canteen' }));
    expect(shownCards(300, true, laid('Barrel', 'Mustang'), 0)).toEqual({ count: 2, named: 'all' });
    const three = laid('Barrel', 'Mustang', 'Scope');
    expect(shownCards(180, true, three, 0)).toEqual({ count: 3, named: 'first' });
    expect(shownCards(118, false, three, 0)).toEqual({ count: 3, named: 'none' });
    expect(shownCards(118, false, [...three, ...laid('Jail')], 1)).toEqual({ count: 1, named: 'none' });
    // A green card does not drive the gun off the tile.
    expect(shownCards(118, false, laid('Schofield', 'Canteen'), 1)).toEqual({ count: 1, named: 'none' });
  });

  it('sets a long name smaller, then narrower, and never below 12', () => {
    expect(settingOf('Mei', 50, 15.5)).toEqual({ size: 15.5, squeeze: 1, isOneLine: true });
    const { size, squeeze } = settingOf('Clementine', 44, 15.5);
    expect(size).toBe(12);
    expect(squeeze).toBeGreaterThan(0.6);
    expect(squeeze).toBeLessThan(0.75);
  });
});
