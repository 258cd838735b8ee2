import { manyGames, randomGames, sliceOf } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { TABLES } from './tables.ts';

describe('Random games with Gold Rush and Shadow-Gunslingers, up to 300', () => {
  it('end, hold the invariants, play every card and use every ability', () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 300, tables: TABLES, seed: 'gold' })).toEqual({
      unplayed: [],
      unused: [],
    });
  });

  it('of three and of eight, too', () => {
    const tables = TABLES.filter(({ sets }) => sets.includes('dodge-city'));
    const sets = tables.flatMap((table) => table.sets);
    expect(sets).toContain('gold-rush');
    for (const players of [3, 8]) {
      for (const table of tables) randomGames({ players, ...table, games: sliceOf(15, 4), seed: `gold ${players}` });
    }
  });

  it('in which somebody buys, has equipment removed, turns a Beer into gold, and rises as a shadow', () => {
    const seen = new Set<unknown>();
    randomGames({
      players: 5,
      sets: ['base', 'gold-rush', 'shadow-gunslingers'],
      games: 15,
      seed: 'deeds',
      onEvent: ({ type, detail = null }) => {
        seen.add(type);
        if (type === 'used' && typeof detail === 'object' && detail !== null) seen.add(Reflect.get(detail, 'source'));
      },
    });
    for (const deed of ['shop', 'sabotage', 'beer-for-gold', 'returned', 'left']) expect(seen).toContain(deed);
  });
});
