import { NOTHING_KNOWN } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import { seatsKept } from './seats-kept.ts';

describe('Seats that wait for their owner', () => {
  const me = { guest: 'g1', name: 'Ann', house: null, build: '1' };

  it('are those the server named when we came, as long as there is something to return to', () => {
    const tables = [
      { code: 'KMPRSTVX', phase: 'playing' },
      { code: 'ABCDEFGH', phase: 'over' },
    ] as const;
    expect(seatsKept({ ...NOTHING_KNOWN, me: { ...me, tables } })).toEqual([{ code: 'KMPRSTVX', phase: 'playing' }]);
  });

  it('are gone when we have left', () => {
    const tables = [{ code: 'KMPRSTVX', phase: 'lobby' }] as const;
    const gone = { code: 'KMPRSTVX', why: 'left' } as const;
    expect(seatsKept({ ...NOTHING_KNOWN, me: { ...me, tables }, gone })).toEqual([]);
  });
});
