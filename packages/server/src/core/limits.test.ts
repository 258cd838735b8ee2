import { LONGEST_REQUEST } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { playingPeople, QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

describe('Each limit', () => {
  it('of messages refuses what is too much, and then hangs up', () => {
    const world = new CoreWorld({ limits: { messages: 20, span: 10_000 } });
    const ann = world.guest('Ann');
    for (let sent = 1; sent < 20; sent++) expect(ann.ask({ t: 'list', on: false })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'list', on: false })).toMatchObject({
      why: { refused: 'tooFast', messages: 20, span: 10_000 },
    });
    world.advance(600);
    expect(ann.ask({ t: 'list', on: false })).toMatchObject({ t: 'done' });
    for (let sent = 0; sent < 150; sent++) ann.send({ t: 'list', on: false });
    expect(ann.closedWith).toBe(1008);
  });

  it('of messages counts for a guest, however many connections he has', () => {
    const world = new CoreWorld({ limits: { messages: 20, span: 10_000 } });
    const [ann] = seatPeople(world, ['Ann']);
    const tab = ann && world.again(ann);
    for (let sent = 0; sent < 10; sent++) {
      ann?.send({ t: 'list', on: false });
      tab?.send({ t: 'list', on: false });
    }
    expect([ann, tab].some((one) => one?.last('refused')?.why.refused === 'tooFast')).toBe(true);
  });

  it('of a message’s length and shape', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    ann.sendText(JSON.stringify({ t: 'rename', re: 'a', name: 'x'.repeat(LONGEST_REQUEST) }));
    expect(ann.last('refused')).toMatchObject({ re: '', why: { refused: 'badMessage' } });
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '{"t":"sit"}',
      '{"t":"nonsense","re":"a"}',
      '{"t":"sit","re":"a","seat":9}',
    ])
      ann.sendText(text);
    expect(ann.all('refused').map(({ why }) => why.refused)).toEqual(Array.from({ length: 8 }, () => 'badMessage'));
    expect(ann.last('refused')?.re).toBe('a');
    expect(ann.closedWith).toBeUndefined();
  });

  it('of wrong codes makes an address wait longer and longer, whether the next is right or not', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const code = ann?.table?.code ?? '';
    const eve = world.connect('there').hello({ name: 'Eve' });
    const tries = (wanted: string) => eve.ask({ t: 'enter', code: wanted });
    for (let guess = 0; guess < 11; guess++)
      expect(tries('AAAABBBBCCCC')).toMatchObject({ why: { refused: 'noSuchTable' } });
    expect(tries(code)).toMatchObject({ why: { refused: 'tooFast', span: 1000 } });
    world.advance(1001);
    expect(tries('AAAABBBBCCCC')).toMatchObject({ why: { refused: 'noSuchTable' } });
    expect(tries(code)).toMatchObject({ why: { refused: 'tooFast', span: 2000 } });
    let right = 0;
    for (let minute = 0; minute < 60; minute++) {
      for (let guess = 0; guess < 30; guess++)
        if (tries('AAAABBBBCCCC')?.t === 'refused' && eve.last('refused')?.why.refused === 'noSuchTable') right += 1;
      world.advance(60_000);
    }
    // some 64 in an hour, and not 660 in a second
    expect(right).toBeLessThan(70);
    expect(world.connect('elsewhere').hello({ name: 'Ben' }).ask({ t: 'enter', code })).toMatchObject({ t: 'done' });
    world.advance(11 * 60_000);
    expect(tries(code)).toMatchObject({ t: 'done' });
  });

  it('of wrong codes never keeps anybody from his own seat', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const code = ann?.table?.code ?? '';
    for (let guess = 0; guess < 12; guess++) ann?.ask({ t: 'enter', code: 'AAAABBBBCCCC' });
    expect(ann?.ask({ t: 'enter', code })).toMatchObject({ t: 'done' });
  });

  it('of connections in all', () => {
    const world = new CoreWorld({ limits: { connectionsInAll: 3 } });
    const people = [1, 2, 3, 4].map((address) => world.connect(`address ${address}`));
    expect(people.map(({ closedWith }) => closedWith)).toEqual([undefined, undefined, undefined, 1013]);
    people[0]?.close();
    expect(world.connect('address 5').closedWith).toBeUndefined();
  });

  it('of connections from one address', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 2 } });
    const [one, two, three] = [world.connect('club'), world.connect('club'), world.connect('club')];
    expect([one, two, three].map(({ closedWith }) => closedWith)).toEqual([undefined, undefined, 1013]);
    expect(world.connect('elsewhere').closedWith).toBeUndefined();
    two.close();
    expect(world.connect('club').closedWith).toBeUndefined();
  });

  it('of connections of one guest: the newest comes in, the oldest that does not play goes, with the reason', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 3 } });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const [second, third, fourth] = [world.again(ann), world.again(ann), world.again(ann)];
    expect(second.last('refused')).toEqual({ t: 'refused', re: '', why: { refused: 'tooManyConnections', most: 3 } });
    expect([ann, second, third, fourth].map(({ closedWith }) => closedWith)).toEqual([
      undefined,
      4002,
      undefined,
      undefined,
    ]);
    expect(fourth.guest).toBe(ann.guest);
    fourth.send({ t: 'enter', code: ann.table?.code ?? '' });
    const fifth = world.again(ann);
    expect([ann, third, fourth, fifth].map(({ closedWith }) => closedWith)).toEqual([
      4002,
      undefined,
      undefined,
      undefined,
    ]);
    expect(ben.table?.seats[0]).toMatchObject({ guest: ann.guest, isHere: true });
    expect(fourth.ask({ t: 'sync' })).toMatchObject({ t: 'done' });
  });

  it('of connections of one guest lets a phone in that comes and comes, though the server has not heard that it went', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 3 } });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    world.areClosesSlow = true;
    const phones = Array.from({ length: 20 }, () => {
      const phone = world.again(ann);
      phone.send({ t: 'enter', code: ann.table?.code ?? '' });
      return phone;
    });
    expect(phones.filter(({ seat }) => seat === 0)).toHaveLength(20);
    expect(phones.map(({ closedWith }) => closedWith === undefined)).toEqual(phones.map((_, at) => at >= 17));
    const [lost] = phones;
    const heard = lost?.messages.length ?? 0;
    lost?.send({ t: 'stand' });
    expect(lost?.messages.slice(heard)).toMatchObject([{ t: 'refused', why: { refused: 'helloFirst' } }]);
    expect(ben.table?.seats[0]).toMatchObject({ guest: ann.guest, isHere: true });
    expect(world.core.figures().connections).toBe(22);
    world.areClosesSlow = false;
    world.hangUpClosed();
    expect(world.core.figures().connections).toBe(4);
    phones.at(-1)?.close();
    phones.at(-2)?.close();
    phones.at(-3)?.close();
    expect(ben.table?.seats[0]).toMatchObject({ guest: ann.guest, isHere: false });
  });

  it('of tables of one guest', () => {
    const world = new CoreWorld({ limits: { tablesPerGuest: 2 } });
    const ann = world.guest('Ann');
    for (let tables = 0; tables < 2; tables++)
      expect(ann.ask({ t: 'create', house: QUICK })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'create', house: QUICK })).toMatchObject({ why: { refused: 'tooManyTables', most: 2 } });
    ann.send({ t: 'leave' });
    expect(ann.ask({ t: 'create', house: QUICK })).toMatchObject({ t: 'done' });
  });

  it('of tables in all', () => {
    const world = new CoreWorld({ limits: { tablesInAll: 2 } });
    for (let tables = 0; tables < 2; tables++) seatPeople(world, ['Ann']);
    expect(world.guest('Eve').ask({ t: 'create', house: QUICK })).toMatchObject({
      why: { refused: 'serverFull', most: 2 },
    });
  });

  it('of those who watch a table; whoever has a seat gets in', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 1000 } });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const code = ann?.table?.code ?? '';
    ben?.close();
    for (let watching = 1; watching < 64; watching++)
      expect(world.guest('Eve').ask({ t: 'enter', code })).toMatchObject({ t: 'done' });
    expect(world.guest('Eve').ask({ t: 'enter', code })).toMatchObject({ why: { refused: 'tableFull', most: 64 } });
    expect(ben && world.again(ben).ask({ t: 'enter', code })).toMatchObject({ t: 'done' });
  });

  it('of guests of one address who come to stay, for an hour', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 2 } });
    const stay = () => {
      const eve = world.guest('Eve');
      const reply = eve.ask({ t: 'rename', name: 'Adam' });
      eve.close();
      return reply;
    };
    for (let guests = 0; guests < 8; guests++) expect(stay()).toMatchObject({ t: 'done' });
    expect(stay()).toMatchObject({ why: { refused: 'tooManyGuests', most: 8 } });
    expect(world.connect('elsewhere').hello().ask({ t: 'rename', name: 'Adam' })).toMatchObject({ t: 'done' });
    expect(world.core.figures().guests).toBe(9);
    world.now += 3_600_001;
    expect(stay()).toMatchObject({ t: 'done' });
  });

  it('of games that one guest begins in an hour; others may', () => {
    const world = new CoreWorld({ limits: { gamesPerHour: 3, tablesPerGuest: 2 } }); // whose games are over do not count
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    for (let games = 0; games < 3; games++) {
      expect(ann.ask({ t: 'create', house: QUICK })).toMatchObject({ t: 'done' });
      expect(ann.ask({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
      ann.send({ t: 'vote', about: 'abandon', yes: true });
      expect(ann.table).toMatchObject({ phase: 'over' });
    }
    ann.send({ t: 'create', house: QUICK });
    expect(ann.ask({ t: 'start', fill: 'rule' })).toMatchObject({ why: { refused: 'tooManyGames', most: 3 } });
    expect(ann.table?.phase).toBe('lobby');
    expect(ben.ask({ t: 'create', house: QUICK })).toMatchObject({ t: 'done' });
    expect(ben.ask({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
    world.now += 20 * 60_000;
    expect(ann.ask({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
  });

  it('of games begun from one address in an hour', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 3, idleTable: 60_000 } });
    const begin = (address: string) => {
      const eve = world.connect(address).hello({ name: 'Eve' });
      eve.send({ t: 'create', house: QUICK });
      const reply = eve.ask({ t: 'start', fill: 'rule' });
      eve.close();
      return reply;
    };
    for (let games = 0; games < 3; games++) expect(begin('club')).toMatchObject({ t: 'done' });
    world.advance(120_000); // their tables are closed
    expect(begin('club')).toMatchObject({ why: { refused: 'tooManyGames', most: 3 } });
    expect(begin('elsewhere')).toMatchObject({ t: 'done' });
    expect(world.log.facts('game')).toHaveLength(4);
    world.now += 3_600_001;
    expect(begin('club')).toMatchObject({ t: 'done' });
  });

  it('of what one guest changes at tables in an hour: votes, seats, bots, rules', () => {
    const world = new CoreWorld({ limits: { changesPerHour: 40, messages: 1000 } });
    const toggles = {
      seats: (ann: TestClient, at: number) => ann.ask({ t: 'sit', seat: 1 + (at % 2) }),
      bots: (ann: TestClient, at: number) => ann.ask({ t: 'bot', seat: 3, bot: at % 2 === 0 ? 'rule' : null }),
      rules: (ann: TestClient, at: number) => ann.ask({ t: 'house', house: { pokerFace: at % 2 === 0 } }),
      names: (ann: TestClient, at: number) => ann.ask({ t: 'rename', name: `Ann ${at}` }),
    };
    for (const toggle of Object.values(toggles)) {
      const [ann] = seatPeople(world, ['Ann']);
      if (ann === undefined) throw new Error('nobody came');
      const replies = Array.from({ length: 60 }, (_, at) => toggle(ann, at));
      const refused = replies.findIndex((reply) => reply?.t === 'refused');
      expect(refused).toBe(39);
      expect(replies[refused]).toMatchObject({ why: { refused: 'tooFast', messages: 40, span: 3_600_000 } });
      expect(world.log.table(ann.table?.id ?? '')?.entries.length).toBeLessThan(90);
      expect(ann.ask({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
      world.now += 95_000;
      expect(ann.ask({ t: 'vote', about: 'abandon', yes: true })).toMatchObject({ t: 'done' });
    }
  });

  it('of what one guest changes, in a game too; whoever plays on plays on', () => {
    const world = new CoreWorld({ limits: { changesPerHour: 40, messages: 1000 } });
    const [ann] = playingPeople(world, ['Ann', 'Ben', 'Cleo']);
    if (ann === undefined) throw new Error('nobody came');
    const vote = (at: number) => ann.ask({ t: 'vote', about: 'pause', yes: at % 2 === 0 });
    const replies = Array.from({ length: 60 }, (_, at) => vote(at));
    expect(replies.filter((reply) => reply?.t === 'refused').length).toBeGreaterThan(20);
    expect(ann.ask({ t: 'say', to: 'table', text: 'enough' })).toMatchObject({ why: { refused: 'tooFast' } });
    expect(ann.ask({ t: 'leave' })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'enter', code: ann.table?.code ?? '' })).toMatchObject({ why: { refused: 'tooFast' } });
    world.now += 95_000;
    expect(ann.ask({ t: 'enter', code: ann.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[0]?.standIn).toBeNull();
  });

  it('of how often one guest leaves a game and comes back', () => {
    const world = new CoreWorld({ limits: { changesPerHour: 40, messages: 1000 } });
    const [ann] = playingPeople(world, ['Ann', 'Ben', 'Cleo']);
    const { id = '', code = '' } = ann?.table ?? {};
    const before = world.log.table(id)?.entries.length ?? 0;
    for (let times = 0; times < 60; times++) {
      ann?.send({ t: 'leave' });
      ann?.send({ t: 'enter', code });
    }
    expect(ann?.last('refused')).toMatchObject({ why: { refused: 'tooFast' } });
    const standIns = (world.log.table(id)?.entries ?? [])
      .slice(before)
      .filter(({ body }) => parseEntry(body)?.k === 'standIn');
    expect(standIns.length).toBeLessThan(50);
  });

  it('of memory: whoever only passes by leaves nothing behind', () => {
    const world = new CoreWorld();
    for (let guests = 0; guests < 500; guests++) world.guest('Eve').close();
    expect(world.core.figures()).toMatchObject({ guests: 0, connections: 0 });
    expect(world.log.facts('guest')).toEqual([]);
  });
});
