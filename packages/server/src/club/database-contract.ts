import { describe, expect, it } from 'vitest';
import { rowsOf } from '../log/stored.ts';
import type { LogWrite } from '../log/log.ts';
import { FIRST_EPOCH, type OwnedRows, type Session, tablesIn } from './database.ts';

/** A database under test, empty at first. */
export type DatabaseHarness = {
  /** A further connection to it. */
  open(): Promise<Session>;
};

const LEASE = 60_000;
const NOTICE = { isLeaving: false, figures: {} };

/** What a shared database must do, whatever it is made of. */
export function databaseContract(name: string, harness: () => Promise<DatabaseHarness>): void {
  describe(`${name} keeps the contract of a club’s database`, () => {
    const session = async () => (await harness()).open();
    describe('lives', () => lives(session));
    describe('batches', () => batches(session));
    describe('tables that change hands', () => takeOvers(session));
  });
}

function lives(session: () => Promise<Session>): void {
  it('come, renew their leases, are seen by the others, and go', async () => {
    const db = await session();
    expect(await enrol(db, 'a')).toEqual({ time: expect.any(Number), others: [], before: {}, lost: null });
    expect(await enrol(db, 'b')).toMatchObject({ others: [{ ...enrolment('a'), isLeaving: false, figures: {} }] });
    const figures = { tables: 3 };
    const renewed = await db.ask('renew', { life: 'b', lease: LEASE, notice: { isLeaving: true, figures } });
    expect(renewed).toEqual({
      time: expect.any(Number),
      isFenced: false,
      lost: null,
      peers: [
        { ...enrolment('a'), isLeaving: false, figures: {} },
        { ...enrolment('b'), isLeaving: true, figures },
      ],
      isWorkToDo: false,
    });
    await db.ask('leave', { life: 'b' });
    expect((await renew(db, 'a')).peers.map(({ life }) => life)).toEqual(['a']);
    expect(await renew(db, 'b')).toMatchObject({ isFenced: true });
  });

  it('of one node follow each other: the one before can write no more, and how far it came is told', async () => {
    const db = await session();
    await enrol(db, 'a', 'north');
    await append(db, 'a', 1, opening('t'));
    expect(await enrol(db, 'b', 'north')).toMatchObject({ before: { a: { number: 1, digest: 'digest 1' } } });
    await expect(append(db, 'a', 2, said('t', 1))).rejects.toMatchObject({ kind: 'fenced' });
    expect(await renew(db, 'a')).toMatchObject({ isFenced: true });
  });

  it('hear when the database has lost something, also those that come later', async () => {
    const db = await session();
    await enrol(db, 'a');
    await db.ask('lose', { why: 'two batches are missing' });
    expect(await renew(db, 'a')).toMatchObject({ lost: 'two batches are missing' });
    expect(await enrol(db, 'b')).toMatchObject({ lost: 'two batches are missing' });
    await db.ask('lose', { why: null });
    expect(await renew(db, 'a')).toMatchObject({ lost: null });
  });
}

function batches(session: () => Promise<Session>): void {
  it('are written once, one after the other', async () => {
    const db = await session();
    await enrol(db, 'a');
    expect(await append(db, 'a', 1, opening('t'))).toEqual([]);
    await expect(append(db, 'a', 1, said('t', 1))).rejects.toMatchObject({ kind: 'outOfTurn' });
    await expect(append(db, 'a', 3, said('t', 1))).rejects.toMatchObject({ kind: 'outOfTurn' });
    expect(await append(db, 'a', 2, said('t', 1), said('t', 2))).toEqual([]);
    expect(await seqs(db, 't')).toEqual([0, 1, 2]);
    expect(await db.ask('settle', { life: 'a' })).toEqual({
      number: 2,
      digest: 'digest 2',
      overtaken: [],
      isFenced: false,
    });
    expect(await db.ask('settle', { life: 'nobody' })).toBeNull();
  });

  it('say which writes were overtaken, also when that is asked later', async () => {
    const db = await session();
    await enrol(db, 'a');
    const keys = (body: number, expects: number | null): LogWrite => ({
      entries: [],
      facts: [{ kind: 'keys', id: 'ann', body, expects }],
    });
    const batch = [keys(1, null), keys(2, null), keys(3, 1), { ...opening('t'), facts: keys(4, 1).facts }];
    expect(await append(db, 'a', 1, ...batch)).toEqual([1, 3]);
    expect(await db.ask('settle', { life: 'a' })).toMatchObject({ number: 1, overtaken: [1, 3] });
    expect(await db.ask('facts', { kind: 'keys', prefix: '' })).toMatchObject([{ id: 'ann', body: '3' }]);
    expect(await seqs(db, 't')).toEqual([]);
    expect(await db.ask('owners', { tables: null })).toEqual([]);
  });

  it('leave nothing when they are refused', async () => {
    const db = await session();
    await enrol(db, 'a');
    await append(db, 'a', 1, opening('t'));
    const fact = { kind: 'guest', id: 'ann', body: 1 } as const;
    const half = append(db, 'a', 2, { ...opening('u'), facts: [fact] }, { ...said('t', 0), erased: ['v'] });
    await expect(half).rejects.toMatchObject({ kind: 'repeated' });
    expect([await seqs(db, 'u'), await db.ask('facts', { kind: 'guest', prefix: '' })]).toEqual([[], []]);
    expect(await db.ask('owners', { tables: null })).toEqual([{ table: 't', life: 'a', epoch: 1 }]);
    expect(await db.ask('settle', { life: 'a' })).toMatchObject({ number: 1 });
  });

  it('keep the order of what they do: what is erased later is gone, the newest fact counts', async () => {
    const db = await session();
    await enrol(db, 'a');
    const closed: LogWrite = { entries: [], facts: [{ kind: 'table', id: 't', body: null }], erased: ['t'] };
    const fact = (body: number | null): LogWrite => ({ entries: [], facts: [{ kind: 'guest', id: 'ann', body }] });
    await append(db, 'a', 1, opening('t'), said('t', 1), closed, fact(1), fact(null), fact(2));
    expect([await seqs(db, 't'), await db.ask('owners', { tables: null })]).toEqual([[], []]);
    expect(await db.ask('facts', { kind: 'guest', prefix: '' })).toMatchObject([{ body: '2' }]);
    await append(db, 'a', 2, fact(3), fact(null), opening('t'));
    expect(await db.ask('facts', { kind: 'guest', prefix: '' })).toEqual([]);
    expect(await seqs(db, 't')).toEqual([0]);
  });

  it('open no second table for the same request', async () => {
    const db = await session();
    await enrol(db, 'a');
    await enrol(db, 'b');
    await append(db, 'a', 1, { ...opening('t'), requests: { t: 'ann:1' } });
    await expect(append(db, 'b', 1, { ...opening('u'), requests: { u: 'ann:1' } })).rejects.toMatchObject({
      kind: 'repeated',
    });
    await append(db, 'a', 2, { entries: [], facts: [{ kind: 'table', id: 't', body: null }] });
    await append(db, 'b', 1, { ...opening('u'), requests: { u: 'ann:1' } });
  });
}

function takeOvers(session: () => Promise<Session>): void {
  it('belong to whoever wrote their first entry, until they are closed; nobody else writes there', async () => {
    const db = await session();
    await enrol(db, 'a');
    await enrol(db, 'b');
    await append(db, 'a', 1, opening('t'));
    for (const write of [said('t', 1), head('t', 'mine'), { entries: [], facts: [], erased: ['t'] }])
      await expect(append(db, 'b', 1, write)).rejects.toMatchObject({ kind: 'fenced' });
    await expect(append(db, 'a', 2, said('nobodys', 1))).rejects.toMatchObject({ kind: 'fenced' });
    expect(await db.ask('owners', { tables: ['t', 'u'] })).toEqual([{ table: 't', life: 'a', epoch: 1 }]);
    await append(db, 'a', 2, { ...said('t', 1), facts: [{ kind: 'table', id: 't', body: null }] });
    expect(await db.ask('owners', { tables: ['t'] })).toEqual([]);
    expect(await seqs(db, 't')).toEqual([0, 1]);
  });

  it('go to the living when their owner’s lease is over, in the next epoch; and then the old owner cannot write', async () => {
    const db = await session();
    await enrol(db, 'a');
    await enrol(db, 'b');
    await append(db, 'a', 1, opening('t'), opening('u'));
    expect(await db.ask('takeOver', { fences: true })).toEqual({ fenced: [], tables: 0 });
    expect(await db.ask('renew', { life: 'a', lease: 0, notice: NOTICE })).toMatchObject({ isFenced: false });
    expect(await renew(db, 'b')).toMatchObject({ isWorkToDo: true });
    expect(await db.ask('takeOver', { fences: false })).toEqual({ fenced: [], tables: 0 });
    await append(db, 'a', 2, said('t', 1));
    expect(await db.ask('takeOver', { fences: true })).toEqual({ fenced: ['a'], tables: 2 });
    await expect(append(db, 'a', 3, said('t', 2))).rejects.toMatchObject({ kind: 'fenced' });
    await expect(append(db, 'b', 1, said('t', 2))).rejects.toMatchObject({ kind: 'fenced' });
    await append(db, 'b', 1, { ...said('t', 2), epochs: { t: 2 } });
    expect(await seqs(db, 't')).toEqual([0, 1, 2]);
    expect(await renew(db, 'b')).toMatchObject({ isFenced: false, isWorkToDo: false });
  });

  it('stay where they are while their owner renews its lease in time', async () => {
    const db = await session();
    for (const life of ['a', 'b']) await enrol(db, life);
    await append(db, 'a', 1, opening('t'));
    await db.ask('renew', { life: 'a', lease: 0, notice: NOTICE });
    await renew(db, 'a');
    expect(await db.ask('takeOver', { fences: true })).toEqual({ fenced: [], tables: 0 });
  });

  it('are handed to another life by their owner alone, and in the next epoch', async () => {
    const db = await session();
    for (const life of ['a', 'b', 'c']) await enrol(db, life);
    await append(db, 'a', 1, opening('t'), opening('u'));
    expect(await db.ask('handOver', { life: 'b', table: 't', to: 'c' })).toBe(false);
    expect(await db.ask('handOver', { life: 'a', table: 't', to: 'b' })).toBe(true);
    expect(await db.ask('owners', { tables: ['t'] })).toEqual([{ table: 't', life: 'b', epoch: 2 }]);
    await expect(append(db, 'a', 2, said('t', 1))).rejects.toMatchObject({ kind: 'fenced' });
    await append(db, 'b', 1, { ...said('t', 1), epochs: { t: 2 } });
    await db.ask('leave', { life: 'b' });
    expect(await db.ask('handOver', { life: 'a', table: 'u', to: 'b' })).toBe(false);
    expect(await db.ask('handOver', { life: 'b', table: 't', to: 'a' })).toBe(false);
  });

  it('wait for a life of another build when they are given back', async () => {
    const db = await session();
    for (const life of ['a', 'b']) await enrol(db, life);
    await append(db, 'a', 1, opening('t'));
    await db.ask('giveBack', { life: 'b', table: 't' });
    expect(await db.ask('owners', { tables: ['t'] })).toEqual([{ table: 't', life: 'a', epoch: 1 }]);
    await db.ask('giveBack', { life: 'a', table: 't' });
    await expect(append(db, 'a', 2, said('t', 1))).rejects.toMatchObject({ kind: 'fenced' });
    expect(await renew(db, 'b')).toMatchObject({ isWorkToDo: false });
    expect(await db.ask('takeOver', { fences: true })).toEqual({ fenced: [], tables: 0 });
    await db.ask('enrol', { ...enrolment('c'), build: '2', lease: LEASE });
    expect(await renew(db, 'b')).toMatchObject({ isWorkToDo: false });
    expect(await renew(db, 'c')).toMatchObject({ isWorkToDo: true });
    expect(await db.ask('takeOver', { fences: false })).toEqual({ fenced: [], tables: 1 });
    expect(await db.ask('owners', { tables: ['t'] })).toEqual([{ table: 't', life: 'c', epoch: 3 }]);
  });

  it('are looked at with guests and their keys, by id', async () => {
    const db = await session();
    await enrol(db, 'a');
    const of = (kind: 'guest' | 'keys' | 'mine'): LogWrite => ({
      entries: [],
      facts: [{ kind, id: 'ann', body: kind }],
    });
    await append(db, 'a', 1, opening('t'), of('guest'), of('keys'), of('mine'));
    const looked = await db.ask('look', { ids: ['ann', 't', 'u'] });
    expect(looked.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(['guest ann', 'keys ann', 'table t']);
  });

  it('are shared out among those that stay, and wait while there is nobody', async () => {
    const db = await session();
    for (const life of ['a', 'b', 'c', 'd']) await enrol(db, life);
    await append(db, 'a', 1, ...['t', 'u', 'v', 'w'].map((table) => opening(table)));
    await db.ask('renew', { life: 'd', lease: LEASE, notice: { ...NOTICE, isLeaving: true } });
    await db.ask('leave', { life: 'a' });
    expect(await db.ask('takeOver', { fences: false })).toEqual({ fenced: [], tables: 4 });
    const owners = await db.ask('owners', { tables: null });
    expect(owners.map(({ life }) => life).sort()).toEqual(['b', 'b', 'c', 'c']);
    for (const life of ['b', 'c', 'd']) await db.ask('leave', { life });
    expect(await db.ask('takeOver', { fences: false })).toEqual({ fenced: [], tables: 0 });
    await enrol(db, 'e');
    expect(await db.ask('takeOver', { fences: false })).toEqual({ fenced: [], tables: 4 });
    expect(await db.ask('owners', { tables: ['t'] })).toEqual([{ table: 't', life: 'e', epoch: 3 }]);
  });
}

// --- Short words for the above ---------------------------------------------------------------------------------------

function enrolment(life: string, node = `node of ${life}`) {
  return { life, node, address: `http://${life}`, build: '1' };
}

function enrol(db: Session, life: string, node?: string) {
  return db.ask('enrol', { ...enrolment(life, node), lease: LEASE });
}

function renew(db: Session, life: string) {
  return db.ask('renew', { life, lease: LEASE, notice: NOTICE });
}

type Owned = Pick<OwnedRows, 'epochs' | 'requests'>;

function append(db: Session, life: string, number: number, ...writes: readonly (LogWrite & Partial<Owned>)[]) {
  const rows = writes.map(({ epochs = {}, requests = {}, ...write }) => {
    const plain = rowsOf(write);
    const first = Object.fromEntries(tablesIn(plain).map((table) => [table, FIRST_EPOCH]));
    return { ...plain, epochs: { ...first, ...epochs }, requests };
  });
  return db.ask('append', { life, number, digest: `digest ${number}`, writes: rows });
}

function opening(table: string): LogWrite {
  return { entries: [{ table, seq: 0, body: 'opened' }], facts: head(table, {}).facts };
}

function said(table: string, seq: number): LogWrite {
  return { entries: [{ table, seq, body: 'said' }], facts: [] };
}

function head(table: string, body: object | string | null): LogWrite {
  return { entries: [], facts: [{ kind: 'table', id: table, body: body === null ? null : JSON.stringify(body) }] };
}

async function seqs(db: Session, id: string): Promise<number[]> {
  return (await db.ask('table', { id })).entries.map(({ seq }) => seq);
}
