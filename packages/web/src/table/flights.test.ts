import { cardId, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights.ts';

const seen = { id: cardId(7), card: 'bang', sign: '8♦' };

describe('flights', () => {
  it('go from hand to discards, face up', () => {
    const [flight] = flightsOf([{ key: 1, event: { type: 'played', seat: seatId(2), cards: [seen], count: 1 } }]);
    expect(flight).toMatchObject({ from: 'seat:2', to: 'discard', card: seen });
  });

  it('are face down where the cards are not seen', () => {
    const flights = flightsOf([{ key: 1, event: { type: 'drew', seat: seatId(3), count: 2 } }]);
    expect(flights.map(({ card, from, to }) => [card, from, to])).toEqual([
      [undefined, 'deck', 'seat:3'],
      [undefined, 'deck', 'seat:3'],
    ]);
  });

  it('catch up: of very many only the last are shown', () => {
    const events = Array.from({ length: 20 }, (_, key) => ({
      key,
      event: { type: 'drew', seat: seatId(key % 4), count: 2 } as const,
    }));
    expect(flightsOf(events).length).toBeLessThanOrEqual(8);
  });

  it('do not take off for what moves no card', () => {
    expect(flightsOf([{ key: 1, event: { type: 'lifeLost', seat: seatId(1), count: 1 } }])).toEqual([]);
  });
});
