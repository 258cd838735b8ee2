import type { SeriesGame } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import type { BangMoment } from '../parse-bang.ts';
import { eveningFigures, type Figures, figuresOf } from './figures.ts';

/** Ann (0) shoots Ben (1) twice and takes his last life with the second shot. */
const GAME: readonly BangMoment[] = JSON.parse(
  JSON.stringify([
    { table: tableOf([0, 0, 0, 0]), own: null, at: 0, events: [{ type: 'drew', seat: 0, cards: [1, 2, 3] }] },
    { table: tableOf([0, 1, 0, 0]), own: null, at: 1, events: [{ type: 'played', seat: 0, cards: [1] }] },
    {
      table: tableOf([0, 2, 0, 0]),
      own: null,
      at: 2,
      events: [
        { type: 'laid', seat: 0, cards: [4] },
        { type: 'drew', seat: 1, count: 2 },
        { type: 'lifeLost', seat: 1, count: 1, detail: { by: 0 } },
        { type: 'eliminated', seat: 1, detail: { by: 0 } },
      ],
    },
  ]),
);

function tableOf(harmed: readonly number[]) {
  const seat = (at: number) => ({ seat: at, life: 1, maxLife: 4, presence: 'in' });
  return { seats: [seat(0), seat(1)], ledger: { harmed, helped: [] }, turn: { number: 1, seat: 0 } };
}

describe('The figures of a game', () => {
  it('count attacks, life taken, players brought down and cards', () => {
    expect(figuresOf(GAME)).toEqual([
      { attacks: 2, hits: 1, felled: 1, played: 2, drawn: 3 },
      { attacks: 0, hits: 0, felled: 0, played: 0, drawn: 2 },
    ]);
  });

  it('add up over an evening by person, wherever they sat; what was given up or has no record does not count', () => {
    const figures: readonly Figures[] = figuresOf(GAME);
    const seat = (guest: string | null, name: string) => ({ guest, name, role: null, character: null, hasWon: false });
    const series: readonly SeriesGame[] = [
      { id: 'a', side: 'law', seats: [seat('1', 'Ann'), seat(null, 'Dusty')] },
      { id: 'b', side: 'law', seats: [seat(null, 'Dusty'), seat('1', 'Ann')] },
      { id: 'c', side: null, seats: [seat('1', 'Ann'), seat(null, 'Dusty')] },
      { id: 'd', side: 'law', seats: [seat('1', 'Ann'), seat(null, 'Dusty')] },
    ];
    const sums = eveningFigures(series, new Map(['a', 'b', 'c'].map((id) => [id, figures])));
    expect(sums.get('1')).toEqual({ attacks: 2, hits: 1, felled: 1, played: 2, drawn: 5 });
    expect(sums.get('bot Dusty')).toEqual(sums.get('1'));
  });
});
