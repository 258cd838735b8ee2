import { bookOf, type GameEvent } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { manyGames } from './many-games.ts';
import { randomGames } from './random-games.ts';

const base = [{ sets: ['base'], options: [] }];

describe('Many games', () => {
  it('name every card and ability that no game has used', () => {
    const { cards, characters } = bookOf(['base']);
    expect(manyGames({ players: 4, games: 0, tables: base })).toEqual({
      unplayed: [...cards.keys()],
      unused: [...characters.keys()],
    });
  });

  it('do not take a card for played that is not in the game', () => {
    const { unplayed } = manyGames({ players: 4, games: 10, tables: [{ sets: ['base'], options: ['beginners'] }] });
    expect(unplayed).toEqual(expect.arrayContaining(['dynamite', 'jail', 'duel', 'general-store', 'indians']));
    expect(unplayed).not.toContain('bang');
  });

  it('do not take a green card for played that is only laid', () => {
    const tables = [{ sets: ['base', 'dodge-city'], options: [] }];
    const { unplayed } = manyGames({ players: 3, games: 1, tables });
    const { cards } = bookOf(['base', 'dodge-city']);
    const laid = new Set<string>();
    const used = new Set<string>();
    const onEvent = ({ type, cards: shown = [], detail }: GameEvent) => {
      if (type === 'laid') for (const { card } of shown) laid.add(card);
      if (type === 'used') used.add(JSON.stringify(detail));
    };
    randomGames({ players: 3, ...tables[0], games: 1, seed: 'many 3 0', onEvent });
    const greens = [...cards.values()].filter(({ colour, slug }) => colour === 'green' && laid.has(slug));
    const idle = greens.map(({ slug }) => slug).filter((slug) => !used.has(JSON.stringify({ source: slug })));
    expect(unplayed).toEqual(expect.arrayContaining(idle));
    expect(idle).not.toEqual([]);
  });
});
