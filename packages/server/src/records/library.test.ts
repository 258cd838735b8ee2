import { GAMES } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { openMemoryLog } from '../log/memory-log.ts';
import type { Log } from '../log/log.ts';
import { Library } from './library.ts';

const NOW = 1_000_000_000;

async function shelf() {
  const log = openMemoryLog();
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
  return { log, put, library: new Library(log, GAMES) };
}

/** A game of two that is over. */
const PLAYERS = ['ann', 'ben'].map((guest) => ({ name: guest, guest, bot: null, role: null }));
const ENDED = {
  code: 'ABCDEFGH',
  beganAt: 1,
  endedAt: NOW,
  players: PLAYERS,
  sets: ['base'],
  outcome: null,
  isOpen: false,
};

async function game(body = ENDED) {
  const log = openMemoryLog();
  const mine = PLAYERS.map(({ guest }) => ({ kind: 'mine' as const, id: `${guest}/g`, body: { seat: 0 } }));
  const facts = [{ kind: 'game' as const, id: 'g', body }, ...mine];
  await log.write({ entries: [{ table: 'g', seq: 0, body: 'x' }], facts });
  return log;
}

/** A log at which something happens once, right after the first look at facts of this kind. */
function interrupted(log: Log, after: string, happens: () => Promise<void>): Log {
  let isDue = true;
  return {
    ...log,
    facts: async (kind, options) => {
      const found = await log.facts(kind, options);
      if (isDue && kind === after) {
        isDue = false;
        await happens();
      }
      return found;
    },
  };
}

describe('Deleting', () => {
  it('at the same time takes out everybody, and with the last the game', async () => {
    const log = await game();
    const library = new Library(log, GAMES);
    expect(await Promise.all(['ann', 'ben'].map((guest) => library.deleteFor('g', guest)))).toEqual([
      'deleted',
      'deleted',
    ]);
    expect([await log.facts('game'), await log.facts('mine')]).toEqual([[], []]);
    expect(await log.table('g')).toBeUndefined();
  });

  it('of all games at the same time does, too', async () => {
    const log = await game();
    const library = new Library(log, GAMES);
    expect(await Promise.all([library.deleteAllFor('ann'), library.deleteAllFor('ben')])).toEqual([
      { deleted: 1, open: 0 },
      { deleted: 1, open: 0 },
    ]);
    expect([await log.facts('game'), await log.facts('mine')]).toEqual([[], []]);
  });

  it('goes on after one that failed', async () => {
    const log = await game();
    let fails = true;
    const write: Log['write'] = (one) => (fails ? Promise.reject(new Error('full')) : log.write(one));
    const library = new Library({ ...log, write }, GAMES);
    await expect(library.deleteFor('g', 'ann')).rejects.toThrow('full');
    fails = false;
    expect(await library.deleteFor('g', 'ann')).toBe('deleted');
  });

  it.each(['game', 'table'])(
    'keeps how a game ended, should its table close after the look at its %s',
    async (kind) => {
      const log = await game({ ...ENDED, endedAt: NOW - 1 });
      await log.write({ entries: [], facts: [{ kind: 'table', id: 'g', body: {} }] });
      const closing = [
        { kind: 'game' as const, id: 'g', body: ENDED },
        { kind: 'table' as const, id: 'g', body: null },
      ];
      const library = new Library(
        interrupted(log, kind, () => log.write({ entries: [], facts: closing })),
        GAMES,
      );
      await library.deleteFor('g', 'ann');
      expect((await log.facts('game'))[0]?.body).toMatchObject({ endedAt: NOW });
    },
  );
});

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

  it('is not what ended after it was looked for', async () => {
    const log = await game({ ...ENDED, endedAt: NOW - 10 });
    const later = { kind: 'game' as const, id: 'g', body: { ...ENDED, endedAt: NOW + 10 } };
    const library = new Library(
      interrupted(log, 'game', () => log.write({ entries: [], facts: [later] })),
      GAMES,
    );
    expect(await library.purge(NOW)).toBe(0);
    expect(await log.table('g')).toBeDefined();
  });

  it('leaves guests without a game', async () => {
    const { put, library } = await shelf();
    await put('g', NOW - 10);
    expect(await library.withoutGames(['ann', 'an', 'ben'])).toEqual(['an', 'ben']);
    await library.purge(NOW);
    expect(await library.withoutGames(['ann', 'an', 'ben'])).toEqual(['ann', 'an', 'ben']);
  });

  it('of those who go at the same time, at different servers, brings none back', async () => {
    const log = await game();
    const elsewhere = new Library(log, GAMES);
    const here = interrupted(log, 'game', async () => void (await elsewhere.deleteFor('g', 'ben')));
    expect(await new Library(here, GAMES).deleteFor('g', 'ann')).toBe('deleted');
    expect([await log.facts('game'), await log.facts('mine'), await log.table('g')]).toEqual([[], [], undefined]);
  });
});
