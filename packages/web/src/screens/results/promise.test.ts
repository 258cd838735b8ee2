import type { FairNote, FairSeed } from '@dustup/protocol/client';
import { promiseOf, sha256 } from '@dustup/protocol/fair';
import { describe, expect, it } from 'vitest';
import { fairnessOf, promisesOf } from './promise.ts';

const MINE = 'a'.repeat(64);
const ALONE: FairSeed = { key: 'c'.repeat(64), salt: '00ff' };
const TOGETHER: FairSeed = { ...ALONE, pledges: [sha256(MINE), null], parts: [MINE, null] };

/** Of a game whose promise this browser has noted, or not. */
function fairness(seed: FairSeed, commitment = promiseOf(seed, sha256), noted?: Partial<FairNote>) {
  const storage = storageWith(noted && { game: 'g1', promise: commitment, part: null, ...noted });
  return fairnessOf({ id: 'g1', commitment, seed, seats: 2 }, storage);
}

function storageWith(note?: FairNote) {
  const notes = note === undefined ? [] : [note];
  return { getItem: () => JSON.stringify(notes), setItem: () => undefined, removeItem: () => undefined };
}

describe('The promise made before the deal', () => {
  it('holds if the seed opens it, whoever drew the seed', () => {
    expect(fairness(ALONE)).toBe('holds');
    expect(fairness(TOGETHER)).toBe('holds');
    expect(fairness(TOGETHER, undefined, { part: MINE })).toBe('holds');
  });

  it('is broken by another seed, another part, or another promise than the one noted here', () => {
    expect(fairness(ALONE, promiseOf(TOGETHER, sha256))).toBe('broken');
    expect(fairness({ ...TOGETHER, parts: ['b'.repeat(64), null] })).toBe('broken');
    expect(fairness({ ...TOGETHER, pledges: [`${sha256(MINE)},-`], parts: [null] })).toBe('broken');
    expect(fairness(TOGETHER, undefined, { promise: 'f'.repeat(64) })).toBe('broken');
  });

  it('is shown as this browser noted it, and what the server says now beside it if that is another', () => {
    const noted = storageWith({ game: 'g1', promise: 'a'.repeat(64), part: null });
    expect(promisesOf({ id: 'g1', commitment: 'b'.repeat(64) }, noted)).toEqual(['a'.repeat(64), 'b'.repeat(64)]);
    expect(promisesOf({ id: 'g1', commitment: 'a'.repeat(64) }, noted)).toEqual(['a'.repeat(64)]);
    expect(promisesOf({ id: 'g2', commitment: 'b'.repeat(64) }, noted)).toEqual(['b'.repeat(64)]);
  });

  it('tells if the seed is without what this browser added', () => {
    expect(fairness({ ...TOGETHER, parts: [null, null] }, undefined, { part: MINE })).toBe('leftOut');
    expect(fairness(ALONE, undefined, { part: MINE })).toBe('leftOut');
  });
});
