import { describe, expect, it } from 'vitest';
import { eveningOf } from './evening.ts';

const seat = (guest: string | null, name: string, role: string, hasWon: boolean) => ({
  guest,
  name,
  role,
  character: null,
  hasWon,
});

describe('An evening', () => {
  it('counts games, wins and roles of each person, who won most first', () => {
    const series = [
      { id: 'a', side: 'law', seats: [seat('1', 'Ann', 'outlaw', false), seat('2', 'Ben', 'sheriff', true)] },
      { id: 'b', side: 'law', seats: [seat('2', 'Ben', 'sheriff', true), seat(null, 'Dusty', 'renegade', false)] },
      { id: 'c', side: null, seats: [seat('1', 'Ann', 'sheriff', false)] },
    ];
    expect(eveningOf(series)).toEqual([
      { key: '2', name: 'Ben', games: 2, won: 2, roles: [{ role: 'sheriff', times: 2, won: 2 }] },
      { key: '1', name: 'Ann', games: 1, won: 0, roles: [{ role: 'outlaw', times: 1, won: 0 }] },
      { key: 'bot Dusty', name: 'Dusty', games: 1, won: 0, roles: [{ role: 'renegade', times: 1, won: 0 }] },
    ]);
  });
});
