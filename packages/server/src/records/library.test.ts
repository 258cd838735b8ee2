import { describe, expect, it } from 'vitest';
import { newMemoryDisk, openMemoryLog } from '../log/memory-log.ts';
import { Library } from './library.ts';

const NOW = 1_000_000_000;

async function shelf() {
  const log = openMemoryLog(newMemoryDisk());
  const put = (id: string, endedAt: number | null, isOpen = false) => {
    const players = [{ name: 'Ann', guest: 'ann', bot: null, role: 'sheriff' }];
    const listing = { code: 'ABCDEFGH', beganAt: 1, endedAt, players, sets: ['base'], outcome: null, isOpen: false };
    return log.write({
      entries: [{ table: id, seq: 0, body: 'x' }],
      facts: [
        { kind: 'game', id, body: listing },
        { kind: 'mine', id: `ann/${id}`, body: { seat: 0 } },
        ...(isOpen ? [{ kind: 'table' as const, id, body: {} }] : []),
      ],
    });
  };
  return { log, put, library: new Library(log) };
}

describe('What has been kept long enough', () => {
  it('is deleted: games that ended before, but none whose table is open', async () => {
    const { log, put, library } = await shelf();
    await put('old', NOW - 10);
    await put('new', NOW + 10);
    await put('open', NOW - 10, true);
    await put('playing', null, true);
    expect(await library.purge(NOW)).toBe(1);
    expect((await log.facts('game')).map(({ id }) => id)).toEqual(['new', 'open', 'playing']);
    expect(await log.table('old')).toBeUndefined();
    expect((await library.listFor('ann')).map(({ id }) => id)).toEqual(['new', 'open']);
    expect(await library.purge(NOW)).toBe(0);
  });

  it('leaves guests without a game', async () => {
    const { put, library } = await shelf();
    await put('g', NOW - 10);
    expect(await library.withoutGames(['ann', 'an', 'ben'])).toEqual(['an', 'ben']);
    await library.purge(NOW);
    expect(await library.withoutGames(['ann', 'an', 'ben'])).toEqual(['ann', 'an', 'ben']);
  });
});
