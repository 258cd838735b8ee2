import { bangRules } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { randomGames } from './random-games.ts';

describe('Random games', () => {
  it.each([4, 5, 6, 7])('of %i come to an end and hold the invariants', (players) => {
    const types = new Set<string>();
    const played = randomGames({ players, games: 3, seed: 'a few', onEvent: ({ type }) => types.add(type) });
    expect(played.checked).toBeGreaterThan(5);
    expect(played.decisions).toBeGreaterThan(played.checked);
    expect([...types]).toEqual(expect.arrayContaining(['played', 'eliminated', 'gameWon']));
  });

  it.each([['beginners'], ['twoCharacters']])('with the option %s too', (option) => {
    expect(randomGames({ players: 4, options: [option], games: 3, seed: 'a few' }).games).toBe(3);
  });

  it('are the same again from the same seed', () => {
    const play = () => randomGames({ players: 5, games: 2, seed: 'again' });
    expect(play()).toEqual(play());
  });

  it('say which game and which decision broke what', () => {
    const rules: typeof bangRules = {
      ...bangRules,
      step(game) {
        if (game.state.turn.number === 3) game.state.box.push(...game.state.discardPile.slice(-1));
        return bangRules.step(game);
      },
    };
    expect(() => randomGames({ players: 4, games: 1, seed: 'lost', rules })).toThrow(
      /random game 'lost 0' of 4, decision \d+: InvariantBroken: I3/,
    );
  });
});
