import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diceFrom } from '@dustup/kernel';
import { compileOnce } from '../testing/real-server.ts';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { Violation } from '../campaign/violation.ts';
import { Disk, readJournal } from './disk.ts';
import { checkCuts, playNoted } from './run-cuts.ts';
import { compileShim, hasCompiler } from './shim.ts';

afterEach(cleanUp);

const record = (op: string, path: string, data = '', offset = 0) => ({ op, path, data: Buffer.from(data), offset });

describe('A disk whose power is cut', () => {
  it('has what was synced, and of all else any part', () => {
    const disk = new Disk();
    const long = 'x'.repeat(2048);
    for (const one of [record('C', 'a'), record('W', 'a', 'kept'), record('S', 'a'), record('W', 'a', long, 512)])
      disk.take(one);
    const found = Array.from({ length: 40 }, (_, seed) => disk.cut(diceFrom(seed)).get('a'));
    for (const one of found) expect(one?.toString('utf8', 0, 4)).toBe('kept');
    expect(new Set(found.map((one) => one?.length)).size).toBeGreaterThan(2); // torn in many ways
  });

  it('may have lost a file that nobody synced, and may have kept one that was removed', () => {
    const disk = new Disk();
    for (const one of [record('C', 'old'), record('S', 'old'), record('U', 'old'), record('C', 'new')]) disk.take(one);
    const found = Array.from({ length: 40 }, (_, seed) => [...disk.cut(diceFrom(seed)).keys()].sort().join());
    expect(new Set(found)).toEqual(new Set(['', 'new', 'old', 'new,old']));
    disk.take(record('S', ''));
    expect([...disk.cut(diceFrom(1)).keys()]).toEqual(['new']);
  });
});

describe('A journal of what was done to a disk', () => {
  it('is read up to the record in which its process was killed', () => {
    const journal = Buffer.from('W 1 4 512\nakeptA 0 2 0\nok');
    for (let length = journal.length; length >= 0; length--) {
      const ops = [...readJournal(journal.subarray(0, length))].map(({ op }) => op).join('');
      expect(ops).toBe(length === journal.length ? 'WA' : length >= 'W 1 4 512\nakept'.length ? 'W' : '');
    }
  });
});

describe.skipIf(!hasCompiler())('A power cut loses nothing that was acknowledged', () => {
  beforeAll(() => compileOnce(newFolder()));

  it('at 16 moments of a game, on a real database; and would be noticed', async () => {
    const options = { seed: 1, people: 3, bots: 1, requests: 60, cuts: 16, folder: newFolder() };
    const records = await playNoted({ ...options, shim: compileShim(newFolder()) });
    const report = await checkCuts(records, options);
    expect(report.cuts).toBe(16);
    expect(report.promised).toBeGreaterThanOrEqual(60);
    const unsynced = records.filter(({ op, path }) => op !== 'S' || !path.endsWith('-wal'));
    await expect(checkCuts(unsynced, options)).rejects.toThrow(Violation);
  });
});
