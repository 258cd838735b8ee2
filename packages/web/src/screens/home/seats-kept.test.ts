import { NOTHING_KNOWN } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import { seatsKept } from './seats-kept.ts';

describe('Seats that wait for their owner', () => {
  const me = { guest: 'g1', name: 'Ann', house: null, games: ['bang'], build: '1' };

  it('are those we hold, as long as there is something to return to', () => {
    const tables = [
      { code: 'KMPRSTVX', phase: 'playing', game: 'bang' },
      { code: 'ABCDEFGH', phase: 'over', game: 'bang' },
    ] as const;
    expect(seatsKept({ ...NOTHING_KNOWN, me: { ...me, tables } })).toEqual([
      { code: 'KMPRSTVX', phase: 'playing', game: 'bang' },
    ]);
  });
});
