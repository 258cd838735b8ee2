import type { RecordListing } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import { ALL, filtered, hasWon, peopleIn, ratesBy, setsIn } from './games.ts';

function game(more: Partial<RecordListing>): RecordListing {
  return {
    id: 'g',
    game: 'bang',
    endedAt: 1,
    players: ['Ann', 'Ben'],
    seat: 0,
    role: 'sheriff',
    character: 'jourdonnais',
    sets: ['base'],
    outcome: JSON.parse('{ "winners": [0], "side": "law" }'),
    ...more,
  };
}

const GAMES = [
  game({}),
  game({ role: 'outlaw', players: ['Ann', 'Cleo', 'Ben'], sets: ['base', 'dodge-city'] }),
  game({ outcome: JSON.parse('{ "winners": [1], "side": "outlaws" }') }),
  game({ outcome: null }),
];

describe('My games', () => {
  it('are found by set and by person', () => {
    expect(filtered(GAMES, { set: 'dodge-city', person: ALL })).toHaveLength(1);
    expect(filtered(GAMES, { set: ALL, person: 'Cleo' })).toHaveLength(1);
    expect(filtered(GAMES, { set: 'dodge-city', person: 'Dan' })).toEqual([]);
    expect(peopleIn(GAMES)).toEqual(['Ben', 'Cleo']);
    expect(setsIn(GAMES)).toEqual(['base', 'dodge-city']);
  });

  it('were won or lost; one that was given up was neither', () => {
    expect(GAMES.map(hasWon)).toEqual([true, true, false, null]);
  });

  it('have a win rate by role and by character', () => {
    expect(ratesBy(GAMES, 'role')).toEqual([
      { of: 'sheriff', games: 2, won: 1, percent: 50 },
      { of: 'outlaw', games: 1, won: 1, percent: 100 },
    ]);
    expect(ratesBy(GAMES, 'character')).toEqual([{ of: 'jourdonnais', games: 3, won: 2, percent: 67 }]);
  });
});
