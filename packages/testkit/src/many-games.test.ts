import { bookOf } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { manyGames } from './many-games.ts';

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
});
