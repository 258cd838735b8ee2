import { LONGEST_REQUEST } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { QUICK, seatPeople } from './testing/play.ts';

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

  it('of connections of one guest, with the reason', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 2 } });
    const ann = world.guest('Ann');
    expect(world.again(ann).closedWith).toBeUndefined();
    const third = world.again(ann);
    expect(third.messages).toMatchObject([{ t: 'refused', why: { refused: 'tooManyConnections', most: 2 } }]);
    expect(third.closedWith).toBe(1008);
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

  it('of memory: whoever only passes by leaves nothing behind', () => {
    const world = new CoreWorld();
    for (let guests = 0; guests < 500; guests++) world.guest('Eve').close();
    expect(world.core.figures()).toMatchObject({ guests: 0, connections: 0 });
    expect(world.log.facts('guest')).toEqual([]);
  });
});
