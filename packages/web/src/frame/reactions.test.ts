import type { ChatLine } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { reactionsIn, withReactions } from './reactions.ts';

const said = (n: number, name: string, phrase: string, step: number, game = 'g'): ChatLine => ({
  n,
  name,
  seat: 0,
  guest: name,
  to: 'table',
  text: '.',
  phrase,
  on: { game, step },
});
const line = (key: number): Line => ({ key, text: [], icon: 'info', isTurn: false, isHit: false });

describe('Reactions', () => {
  it('to a move are counted by what they are, each person once', () => {
    const lines = [
      said(1, 'Ann', 'clap', 4),
      said(2, 'Ben', 'clap', 4),
      said(3, 'Ben', 'clap', 4),
      said(4, 'Ben', 'doom', 5),
    ];
    expect(reactionsIn(lines, 'g').get(4)).toEqual([{ name: 'clap', by: ['Ann', 'Ben'] }]);
    expect(reactionsIn(lines, 'g').get(5)).toEqual([{ name: 'doom', by: ['Ben'] }]);
  });

  it('of another game, and signs that nobody knows, are not shown', () => {
    expect(reactionsIn([said(1, 'Ann', 'clap', 4, 'other'), said(2, 'Ann', 'toString', 4)], 'g').size).toBe(0);
  });

  it('stand at the last line that had been told by then', () => {
    const log = [
      { key: 1, step: null },
      { key: 2, step: 4 },
      { key: 3, step: 4 },
      { key: 4, step: 7 },
    ];
    const at = (step: number, known = log) =>
      withReactions(
        known.map(({ key }) => line(key)),
        known,
        reactionsIn([said(1, 'Ann', 'gasp', step)], 'g'),
        9,
      )
        .filter(({ reactions }) => reactions !== undefined)
        .map(({ key }) => key);
    expect(at(2)).toEqual([]); // before we came
    expect(at(3)).toEqual([1]);
    expect(at(4)).toEqual([3]);
    expect(at(5)).toEqual([3]);
    expect(at(7)).toEqual([4]);
    expect(at(9, log.slice(0, 1))).toEqual([1]);
  });
});
