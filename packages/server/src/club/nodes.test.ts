import { GAMES } from '@dustup/bots';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCore, type Input, USUAL_LIMITS } from '../core/index.ts';
import { fakePowers } from '../core/testing/fake-powers.ts';
import type { TestClient } from '../core/testing/test-client.ts';
import { QUICK } from '../core/testing/play.ts';
import { readFacts, readTable } from '../log/stored.ts';
import { ClubWorld, LEASE, type NodeInWorld, owners } from './testing/club-world.ts';

type Unstamped<T> = T extends unknown ? Omit<T, 'now'> : never;

let world: ClubWorld;
let north: NodeInWorld;
let south: NodeInWorld;
let east: NodeInWorld;

beforeEach(async () => {
  world = new ClubWorld();
  north = await world.start('north');
  south = await world.start('south');
  east = await world.start('east');
});

describe('Any node', () => {
  it('lets anybody in at a table of another one', async () => {
    const [ann, ben] = await annAndBen(south);
    expect(ben.table?.seats.map((seat) => seat?.name ?? null)).toEqual(['Ann', 'Ben', null, null]);
    expect(ann.table?.seats[1]).toMatchObject({ name: 'Ben', isHere: true });
    ben.close();
    await world.settle();
    expect(ann.table?.seats[1]).toMatchObject({ name: 'Ben', isHere: false });
    expect(owners(world)).toEqual([north.life]);
  });

  it('goes on with a game where another one has left off, at the same step', async () => {
    const [ann, ben] = await annAndBen(south);
    await world.ask(ann, { t: 'start', fill: 'rule' });
    await world.advance(LEASE);
    ben.close();
    const again = await world.again(ben, east);
    expect(again.last('welcome')).toMatchObject({ guest: ben.guest, tables: [{ phase: 'playing' }] });
    await world.ask(again, { t: 'enter', code: codeOf(ann) });
    expect(again.game).toMatchObject({ id: ann.game?.id, n: ann.game?.n });
    expect(again.seat).toBe(1);
  });

  it('lists public tables of all, and no private ones', async () => {
    const ann = await world.guest(north, 'Ann');
    await world.ask(ann, { t: 'create', house: { ...QUICK, isPublic: true } });
    const cid = await world.guest(north, 'Cid');
    await world.ask(cid, { t: 'create', house: QUICK });
    const ben = await world.guest(south, 'Ben');
    await world.ask(ben, { t: 'list', on: true });
    expect(ben.last('tables')?.tables).toMatchObject([{ code: codeOf(ann), host: 'Ann', people: 1, bots: 0 }]);
    expect(ben.texts.some(({ text }) => text.includes(codeOf(cid)))).toBe(false);
  });

  it('knows a guest who came to stay elsewhere just now, and their table', async () => {
    const ann = await world.guest(north, 'Ann');
    ann.send({ t: 'create', house: QUICK });
    await world.settle();
    const again = world.connect(south);
    again.hello({ token: ann.token ?? '' });
    again.send({ t: 'enter', code: codeOf(ann) });
    await world.settle();
    expect(again.guest).toBe(ann.guest);
    expect(again.seat).toBe(0);
    expect(ann.messages.at(-1)).toMatchObject({ t: 'elsewhere' });
  });

  it('says that there is no such table; whoever guesses too often learns nothing of a right code', async () => {
    const [ann] = await annAndBen(south);
    const eve = await world.guest(south, 'Eve');
    const tries = (code: string) => world.ask(eve, { t: 'enter', code });
    expect(await tries('NOSUCHTABLES')).toMatchObject({ why: { refused: 'noSuchTable' } });
    for (let more = 0; more < USUAL_LIMITS.wrongCodes; more++) await tries('NOSUCHTABLES');
    expect(await tries('NOSUCHTABLES')).toMatchObject({ why: { refused: 'tooFast' } });
    expect(await tries(codeOf(ann))).toMatchObject({ why: { refused: 'tooFast' } });
  });

  it('opens no second table for a request that another one has done', async () => {
    const ann = await world.guest(north, 'Ann');
    await world.ask(ann, { t: 'create', house: QUICK, re: 'the-one' });
    const again = await world.again(ann, south);
    expect(await world.ask(again, { t: 'create', house: QUICK, re: 'the-one' })).toMatchObject({
      t: 'done',
      with: { code: codeOf(ann) },
    });
    expect(owners(world)).toHaveLength(1);
  });

  it('knows what was done at a table that it takes over, also by a guest it hears of only then', async () => {
    const ann = await world.guest(north, 'Ann');
    await world.ask(ann, { t: 'create', house: QUICK, re: 'the-one' });
    const { id } = ann.table ?? { id: '' };
    const { database } = world;
    const core = createCore({ games: GAMES, powers: fakePowers('west', 'club world'), life: 'west' });
    const facts = (['guest', 'keys'] as const).flatMap((kind) =>
      readFacts(kind, database.do('facts', { kind, prefix: '' })),
    );
    const said: string[] = [];
    const inputs: Unstamped<Input>[] = [
      { type: 'loaded', id, table: readTable(id, database.do('table', { id })) },
      { type: 'news', facts, owners: [] },
      { type: 'opened', connection: 1, address: 'here' },
      { type: 'received', connection: 1, text: JSON.stringify({ t: 'hello', v: 2, token: ann.token }) },
      { type: 'received', connection: 1, text: JSON.stringify({ t: 'create', house: QUICK, re: 'the-one' }) },
    ];
    for (const input of inputs)
      for (const output of core.handle({ ...input, now: world.now }))
        if (output.type === 'send') said.push(output.text);
    expect(JSON.parse(said.at(-1) ?? '')).toEqual({ t: 'done', re: 'the-one', with: { code: codeOf(ann) } });
  });

  it('signs a device out that was signed out at another one; nobody comes in by an old token', async () => {
    const ann = await world.guest(north, 'Ann');
    const made = await world.ask(ann, { t: 'create', house: QUICK });
    expect(made).toMatchObject({ t: 'done' });
    const link = linkIn(await world.ask(ann, { t: 'link' }));
    const phone = world.connect(south);
    phone.hello({ link, device: 'phone' });
    await world.settle();
    expect(phone.guest).toBe(ann.guest);
    await world.ask(phone, { t: 'enter', code: codeOf(ann) });
    expect(await world.ask(ann, { t: 'revoke' })).toMatchObject({ t: 'done' });
    expect(phone.closedWith).toBe(4001);
    const late = world.connect(east);
    late.hello({ token: phone.token ?? '' });
    await world.settle();
    expect(late.closedWith).toBe(4001);
  });

  it('makes a seat link that counts, although all links were withdrawn at another one just before', async () => {
    const [, ben] = await annAndBen(south);
    const [, asked] = [ben.send({ t: 'revoke' }), ben.send({ t: 'link' })];
    await world.settle();
    const phone = world.connect(east);
    phone.hello({ link: linkIn(ben.replyTo(asked)), device: 'phone' });
    await world.settle();
    expect(phone.guest).toBe(ben.guest);
  });

  it('forgets a guest who is forgotten at another one: seat, name and token', async () => {
    const [ann, ben] = await annAndBen(south);
    expect(await world.ask(ben, { t: 'forget' })).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]).toBeNull();
    const late = await world.again(ben, east);
    expect(late.guest).not.toBe(ben.guest);
  });

  it('never sends a token over a link', async () => {
    const [, ben] = await annAndBen(south);
    expect(ben.token).toMatch(/^\w{40}$/);
    expect(world.crossed.join('')).toContain(ben.guest);
    expect(world.crossed.join('')).not.toContain(ben.token);
  });
});

describe('A node that dies', () => {
  it('leaves its tables to the others within five seconds; whoever waits is let in then', async () => {
    const [ann, ben] = await annAndBen(south);
    const code = codeOf(ann);
    north.kill();
    await world.settle();
    expect(ben.closedWith).toBe(1012);
    expect(ben.messages.at(-1)).toMatchObject({ t: 'restart' });
    const again = await world.again(ben, south);
    const re = again.send({ t: 'enter', code });
    await world.settle();
    expect(again.replyTo(re)).toBeUndefined();
    await world.advance(4500);
    expect(again.replyTo(re)).toMatchObject({ t: 'done' });
    expect(again.seat).toBe(1);
    expect(owners(world)).not.toContain(north.life);
  });

  it('while it is only frozen, answers nobody when it wakes up, and ends', async () => {
    const [ann, ben] = await annAndBen(south);
    north.freeze();
    const re = ann.send({ t: 'say', to: 'table', text: 'too late' });
    await world.advance(LEASE * 2);
    expect(owners(world)).not.toContain(north.life);
    const heard = ann.messages.length;
    north.thaw();
    const stale = ann.send({ t: 'sync' });
    await world.settle();
    await world.advance(LEASE);
    expect([ann.replyTo(re), ann.replyTo(stale), ann.messages.length]).toEqual([undefined, undefined, heard]);
    expect(north.ended).toMatchObject({ kind: 'fenced' });
    const again = await world.again(ben, east);
    expect(await world.ask(again, { t: 'enter', code: codeOf(ann) })).toMatchObject({ t: 'done' });
    expect(again.last('table')?.chat).toEqual([]);
  });
});

describe('A node that stops', () => {
  it('hands its tables on: nobody waits, and no acknowledged word is lost', async () => {
    const [ann, ben] = await annAndBen(south);
    expect(await world.ask(ann, { t: 'say', to: 'table', text: 'hello' })).toMatchObject({ t: 'done' });
    await north.handOn();
    expect([ann.closedWith, ben.closedWith]).toEqual([1012, 1012]);
    expect(owners(world)).toEqual([south.life]);
    const again = await world.again(ben, east);
    expect(await world.ask(again, { t: 'enter', code: codeOf(ann) })).toMatchObject({ t: 'done' });
    expect(again.last('table')?.chat).toMatchObject([{ text: 'hello' }]);
    const old = await world.again(ann, north);
    expect(await world.ask(old, { t: 'create', house: QUICK })).toMatchObject({ why: { refused: 'stopping' } });
  });

  it('hands a table on for good: closed there, it does not come back by what was true before', async () => {
    const ann = await world.guest(north, 'Ann');
    await world.ask(ann, { t: 'create', house: QUICK });
    const { id, code } = ann.table ?? { id: '', code: '' };
    await north.handOn();
    const [owner = south] = world.nodes.filter(({ life }) => owners(world).includes(life));
    const again = await world.again(ann, owner);
    expect(await world.ask(again, { t: 'enter', code })).toMatchObject({ t: 'done' });
    const { promise: written, resolve } = Promise.withResolvers<void>();
    world.disk = written;
    again.send({ t: 'leave' });
    for (const hear of world.database.listeners) hear('', 'table', id); // it is still the owner's, as far as the database knows
    await world.settle();
    resolve();
    await world.settle();
    expect(owners(world)).toEqual([]);
    const late = await world.guest(owner, 'Late');
    expect(await world.ask(late, { t: 'enter', code })).toMatchObject({ why: { refused: 'noSuchTable' } });
  });

  it('leaves a table that others cannot play in the log, until a node comes that can', async () => {
    const ann = await world.guest(north, 'Ann');
    await world.ask(ann, { t: 'create', house: { ...QUICK, game: 'duel', players: 2 } });
    for (const node of [south, east]) node.kill();
    await world.advance(LEASE * 2);
    await world.start('west', { build: '2', games: GAMES.filter(({ slug }) => slug !== 'duel') });
    await north.handOn();
    expect(owners(world)).toEqual(['']);
    await world.advance(LEASE * 2);
    expect(owners(world)).toEqual(['']);
    const other = await world.start('east again');
    await world.advance(LEASE);
    expect(owners(world)).toEqual([other.life]);
  });
});

describe('Two nodes that do not reach each other', () => {
  it('send clients on, who find the table at a third one', async () => {
    const [ann, ben] = await annAndBen(south);
    north.cutOff.add(south);
    world.relink();
    await world.settle();
    expect(ben.closedWith).toBe(1012);
    const again = await world.again(ben, south);
    again.send({ t: 'enter', code: codeOf(ann) });
    await world.advance(12_000);
    expect(again.closedWith).toBe(1013);
    const third = await world.again(ben, east);
    expect(await world.ask(third, { t: 'enter', code: codeOf(ann) })).toMatchObject({ t: 'done' });
  });
});

/** Ann has opened a table at the north, and Ben sits there, from another node. */
async function annAndBen(node: NodeInWorld): Promise<[TestClient, TestClient]> {
  const ann = await world.guest(north, 'Ann');
  await world.ask(ann, { t: 'create', house: QUICK });
  const ben = await world.guest(node, 'Ben');
  expect(await world.ask(ben, { t: 'enter', code: codeOf(ann) })).toMatchObject({ t: 'done' });
  expect(await world.ask(ben, { t: 'sit' })).toMatchObject({ t: 'done' });
  return [ann, ben];
}

function codeOf(client: TestClient): string {
  return client.table?.code ?? '';
}

function linkIn(reply: unknown): string {
  return /"link":"([^"]+)"/.exec(JSON.stringify(reply))?.[1] ?? '';
}
