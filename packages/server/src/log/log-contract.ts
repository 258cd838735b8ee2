import { describe, expect, it } from 'vitest';
import type { Log, LogEntry, LogWrite, StoredTable } from './log.ts';
import { LogProblem } from './problem.ts';

/** A log under test, and what can be done to its disk. */
export type LogHarness = {
  /** Opens the log of a disk of its own, empty at first; the same disk again after `close` or `drop`. */
  open(): Promise<Log>;
  /** Leaves the log without closing it, as a process does that dies. */
  drop(log: Log): Promise<void>;
  /** Changes one character in the body of an entry, or of the newest checkpoint or head of a table. */
  damage(what: 'entry' | 'checkpoint' | 'table', table: string): Promise<void>;
  /** Takes an entry out. */
  lose(table: string, seq: number): Promise<void>;
};

const HEAD = { code: 'ABCDEFGH' };

/** What every log must do, whatever it is made of. */
export function logContract(name: string, harness: () => Promise<LogHarness>): void {
  describe(`${name} keeps the contract of a log`, () => {
    describe('writes', () => writes(harness));
    describe('facts', () => facts(harness));
    describe('tables', () => tables(harness));
    describe('damage', () => damage(harness));
    describe('its life', () => life(harness));
  });
}

function writes(harness: () => Promise<LogHarness>): void {
  it('gives back a table as it was written', async () => {
    await withLog(harness, async (log) => {
      await log.write(opening('a'));
      await log.write({ entries: [entry('a', 1, { said: 'Grüße, “cowboy” 🤠\n' }, 'ann:1')], facts: [] });
      expect(await log.table('a')).toEqual({
        id: 'a',
        head: HEAD,
        checkpoint: null,
        entries: [entry('a', 0, 'opened'), entry('a', 1, { said: 'Grüße, “cowboy” 🤠\n' }, 'ann:1')],
      });
    });
  });

  it('keeps the order in which many were asked for at once', async () => {
    await withLog(harness, async (log) => {
      const ended: number[] = [];
      const all = Array.from({ length: 200 }, (_, seq) => {
        const written = log.write({ entries: [entry('a', seq, seq)], facts: [fact('guest', 'ann', seq)] });
        return written.then(() => void ended.push(seq));
      });
      await Promise.all(all);
      expect(ended).toEqual(ended.toSorted((one, other) => one - other));
      expect(bodies(await log.table('a'))).toEqual(ended);
      expect(await log.facts('guest')).toEqual([fact('guest', 'ann', 199)]);
    });
  });

  it('writes all of a write or nothing', async () => {
    await withLog(harness, async (log) => {
      await log.write(opening('a'));
      const half = log.write({
        entries: [entry('b', 0, 'new'), entry('a', 1, 'new'), entry('a', 0, 'again')],
        facts: [fact('guest', 'ann', 'new'), fact('table', 'a', 'new')],
        erased: ['a'],
      });
      await expect(half).resolves.toBeUndefined();
      const repeated = log.write({
        entries: [entry('b', 1, 'x'), entry('a', 0, 'x')],
        facts: [fact('guest', 'ann', 'x')],
      });
      await expect(repeated).rejects.toMatchObject({ name: 'LogProblem', kind: 'repeated' });
      expect(bodies(await log.table('a'))).toEqual(['again', 'new']);
      expect(bodies(await log.table('b'))).toEqual(['new']);
      expect(await log.facts('guest')).toEqual([fact('guest', 'ann', 'new')]);
    });
  });

  it('takes what was marked once at a table no second time', async () => {
    await withLog(harness, async (log) => {
      await log.write({ entries: [entry('a', 0, 1, 'ann:1'), entry('b', 0, 1, 'ann:1')], facts: [] });
      await log.write({ entries: [entry('a', 1, 2), entry('a', 2, 3)], facts: [] });
      const again = log.write({ entries: [entry('a', 3, 4, 'ann:1')], facts: [fact('guest', 'ann', 'x')] });
      await expect(again).rejects.toMatchObject({ kind: 'repeated' });
      const twice = log.write({ entries: [entry('a', 3, 4, 'ann:2'), entry('a', 4, 5, 'ann:2')], facts: [] });
      await expect(twice).rejects.toMatchObject({ kind: 'repeated' });
      expect(bodies(await log.table('a'))).toEqual([1, 2, 3]);
      expect(await log.facts('guest')).toEqual([]);
    });
  });

  it('fails what was asked for after a write that fails, and nothing before it', async () => {
    await withLog(harness, async (log) => {
      const ends = await Promise.allSettled([
        log.write({ entries: [entry('a', 0, 'first')], facts: [] }),
        log.write({ entries: [entry('b', 0, 'first')], facts: [] }),
        log.write({ entries: [entry('a', 0, 'repeated')], facts: [] }),
        log.write({ entries: [entry('c', 0, 'after')], facts: [fact('guest', 'ann', 'after')] }),
      ]);
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
      await log.write({ entries: [entry('d', 0, 'later')], facts: [] });
      expect(bodies(await log.table('a'))).toEqual(['first']);
      expect(bodies(await log.table('b'))).toEqual(['first']);
      expect(await log.table('c')).toBeUndefined();
      expect(bodies(await log.table('d'))).toEqual(['later']);
      expect(await log.facts('guest')).toEqual([]);
    });
  });

  it('erases the entries of a table, and lets it begin anew', async () => {
    await withLog(harness, async (log) => {
      await log.write(opening('a'));
      await log.write(opening('b'));
      await log.write({ entries: [], facts: [fact('table', 'a', null)], erased: ['a'] });
      expect(await log.table('a')).toBeUndefined();
      expect(bodies(await log.table('b'))).toEqual(['opened']);
      await log.write(opening('a'));
      expect(bodies(await log.table('a'))).toEqual(['opened']);
    });
  });
}

function facts(harness: () => Promise<LogHarness>): void {
  it('replaces a fact of the same kind and id, and removes it with null', async () => {
    await withLog(harness, async (log) => {
      await log.write({
        entries: [],
        facts: [fact('guest', 'ann', 1), fact('guest', 'ben', 1), fact('game', 'ann', 1)],
      });
      await log.write({ entries: [], facts: [fact('guest', 'ann', { name: 'Ann' }), fact('guest', 'ann', 2)] });
      expect(await log.facts('guest')).toEqual([fact('guest', 'ann', 2), fact('guest', 'ben', 1)]);
      await log.write({ entries: [], facts: [fact('guest', 'ben', null), fact('guest', 'nobody', null)] });
      expect(await log.facts('guest')).toEqual([fact('guest', 'ann', 2)]);
      expect(await log.facts('game')).toEqual([fact('game', 'ann', 1)]);
      expect(await log.facts('server')).toEqual([]);
    });
  });

  it('leaves a write out when a fact is no longer what it was made from, and no other', async () => {
    await withLog(harness, async (log) => {
      const made = { ...fact('keys', 'ann', { n: 1 }), expects: null };
      await log.write({ entries: [], facts: [made] });
      const [first, again, after, last] = await Promise.allSettled([
        log.write({ entries: [], facts: [{ ...fact('keys', 'ann', { n: 2 }), expects: { n: 1 } }] }),
        log.write({ entries: [entry('a', 0, 'x')], facts: [fact('guest', 'ann', 1), { ...made, expects: { n: 1 } }] }),
        log.write({ entries: [entry('a', 0, 'y')], facts: [] }),
        log.write({ entries: [], facts: [{ ...fact('keys', 'ann', null), expects: { n: 2 } }] }),
      ]);
      expect([first, after, last].map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(again).toMatchObject({ status: 'rejected', reason: { kind: 'overtaken' } });
      expect([await log.facts('keys'), await log.facts('guest')]).toEqual([[], []]);
      expect(bodies(await log.table('a'))).toEqual(['y']);
      await log.write({ entries: [], facts: [made] });
      await expect(log.write({ entries: [], facts: [made] })).rejects.toMatchObject({ kind: 'overtaken' });
    });
  });

  it('finds facts by the beginning of their id', async () => {
    await withLog(harness, async (log) => {
      const ids = ['ann/1', 'ann/2', 'anna/1', 'ben/1', 'an'];
      await log.write({ entries: [], facts: ids.map((id) => fact('mine', id, id)) });
      expect((await log.facts('mine', { prefix: 'ann/' })).map(({ id }) => id)).toEqual(['ann/1', 'ann/2']);
      expect(await log.facts('mine', { prefix: 'cleo/' })).toEqual([]);
    });
  });
}

function tables(harness: () => Promise<LogHarness>): void {
  it('goes through all tables with a head, with entries and checkpoint', async () => {
    await withLog(harness, async (log) => {
      for (const id of ['c', 'a', 'b']) await log.write(opening(id));
      await log.write({ entries: [entry('a', 1, 'began')], facts: [fact('checkpoint', 'a', { turn: 1 })] });
      await log.write({ entries: [entry('a', 2, 'answered')], facts: [fact('checkpoint', 'a', { turn: 2 })] });
      await log.write({ entries: [entry('b', 1, 'closed')], facts: [fact('table', 'b', null)] });
      expect(await allOf(log)).toEqual([
        {
          id: 'a',
          head: HEAD,
          checkpoint: { turn: 2 },
          entries: [entry('a', 0, 'opened'), entry('a', 1, 'began'), entry('a', 2, 'answered')],
        },
        { id: 'c', head: HEAD, checkpoint: null, entries: [entry('c', 0, 'opened')] },
      ]);
    });
  });

  it('finds a closed table by its id, and nothing where there is none', async () => {
    await withLog(harness, async (log) => {
      await log.write(opening('a'));
      await log.write({ entries: [], facts: [fact('table', 'a', null)] });
      expect(await log.table('a')).toEqual({
        id: 'a',
        head: null,
        checkpoint: null,
        entries: [entry('a', 0, 'opened')],
      });
      expect(await log.table('b')).toBeUndefined();
    });
  });
}

function damage(harness: () => Promise<LogHarness>): void {
  const broken = async (what: 'entry' | 'table') => {
    const one = await harness();
    const log = await one.open();
    for (const id of ['a', 'b', 'c']) await log.write(opening(id));
    await log.close();
    await one.damage(what, 'b');
    const again = await one.open();
    const reported: string[] = [];
    expect((await allOf(again, reported)).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(reported).toEqual([expect.stringMatching(/^b: table b: .* cannot be read$/)]);
    await expect(again.table('b')).rejects.toBeInstanceOf(LogProblem);
    await again.write({ entries: [entry('a', 1, 'goes on')], facts: [] });
    expect(bodies(await again.table('a'))).toEqual(['opened', 'goes on']);
    await again.close();
  };

  it('in an entry harms its own table only', () => broken('entry'));

  it('in the head of a table harms its own table only', () => broken('table'));

  it('in a checkpoint leaves the entries to go by', async () => {
    const one = await harness();
    const log = await one.open();
    await log.write(opening('a'));
    await log.write({ entries: [], facts: [fact('checkpoint', 'a', { turn: 1 })] });
    await log.close();
    await one.damage('checkpoint', 'a');
    const again = await one.open();
    expect(await again.table('a')).toEqual({
      id: 'a',
      head: HEAD,
      checkpoint: null,
      entries: [entry('a', 0, 'opened')],
    });
    await again.close();
  });

  it('by a lost entry is noticed', async () => {
    const one = await harness();
    const log = await one.open();
    await log.write({ ...opening('a'), entries: [0, 1, 2].map((seq) => entry('a', seq, seq)) });
    await log.close();
    await one.lose('a', 1);
    const again = await one.open();
    await expect(again.table('a')).rejects.toThrow('entry 1 is missing');
    await again.close();
  });
}

function life(harness: () => Promise<LogHarness>): void {
  it('finds everything again after it was closed', async () => {
    const one = await harness();
    const log = await one.open();
    await log.write(opening('a'));
    await log.close();
    const again = await one.open();
    expect(bodies(await again.table('a'))).toEqual(['opened']);
    await again.write({ entries: [entry('a', 1, 'more')], facts: [] });
    await again.close();
  });

  it('finishes what was asked for before it was closed, and takes nothing after', async () => {
    const one = await harness();
    const log = await one.open();
    const asked = [0, 1, 2].map((seq) => log.write({ entries: [entry('a', seq, seq)], facts: [] }));
    await Promise.all([log.close(), ...asked]);
    await expect(log.write(opening('b'))).rejects.toMatchObject({ kind: 'closed' });
    const again = await one.open();
    expect(bodies(await again.table('a'))).toEqual([0, 1, 2]);
    await again.close();
  });

  it('has what it acknowledged when it was left without closing', async () => {
    const one = await harness();
    const log = await one.open();
    for (let seq = 0; seq < 5; seq += 1) await log.write({ entries: [entry('a', seq, seq)], facts: [] });
    await one.drop(log);
    const again = await one.open();
    expect(bodies(await again.table('a'))).toEqual([0, 1, 2, 3, 4]);
    await again.close();
  });
}

async function withLog(harness: () => Promise<LogHarness>, use: (log: Log) => Promise<void>): Promise<void> {
  const log = await (await harness()).open();
  try {
    await use(log);
  } finally {
    await log.close();
  }
}

function opening(id: string): LogWrite {
  return { entries: [entry(id, 0, 'opened')], facts: [fact('table', id, HEAD)] };
}

function entry(table: string, seq: number, body: LogEntry['body'], once?: string): LogEntry {
  return { table, seq, body, ...(once !== undefined && { once }) };
}

function fact<Kind extends LogWrite['facts'][number]['kind']>(kind: Kind, id: string, body: LogEntry['body']) {
  return { kind, id, body };
}

function bodies(table: StoredTable | undefined) {
  return table?.entries.map(({ body }) => body);
}

async function allOf(log: Log, reported: string[] = []): Promise<StoredTable[]> {
  const all: StoredTable[] = [];
  for await (const table of log.tables((id, problem) => reported.push(`${id}: ${problem}`))) all.push(table);
  return all;
}
