import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

function whyNot(client: TestClient | undefined, wish: Parameters<TestClient['ask']>[0]) {
  const reply = client?.ask(wish);
  return reply?.t === 'refused' ? reply.why.refused : reply?.t;
}

function names(client: TestClient | undefined) {
  return client?.table?.seats.map((seat) => seat?.name ?? null);
}

describe('The lobby', () => {
  it('is found by its code, however it is written', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const code = ann?.table?.code ?? '';
    const ben = world.guest('Ben');
    expect(whyNot(ben, { t: 'enter', code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` })).toBe('done');
    expect(ben.seat).toBeNull();
    expect(ann?.table?.spectators).toBe(1);
    expect(whyNot(ben, { t: 'enter', code: 'NOSUCHXX' })).toBe('noSuchTable');
    expect(whyNot(world.guest('Cleo'), { t: 'sit' })).toBe('atNoTable');
  });

  it('has seats to sit in, to leave and to change', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(names(ann)).toEqual(['Ann', 'Ben', null, null]);
    expect(whyNot(ben, { t: 'sit', seat: 3 })).toBe('done');
    expect(names(ann)).toEqual(['Ann', null, null, 'Ben']);
    expect(whyNot(ben, { t: 'sit', seat: 0 })).toBe('seatTaken');
    expect(whyNot(ben, { t: 'sit', seat: 4 })).toBe('noSuchSeat');
    expect(whyNot(ben, { t: 'stand' })).toBe('done');
    expect(names(ann)).toEqual(['Ann', null, null, null]);
    expect(ben?.seat).toBeNull();
  });

  it('gives nobody a seat at a full table, and tells two of a name apart', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann', 'Ann', 'ann', 'Dan']);
    expect(names(ann)).toEqual(['Ann', 'Ann 2', 'ann 3', 'Dan']);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(whyNot(eve, { t: 'sit' })).toBe('noFreeSeat');
  });

  it('seats bots with names, by the host alone', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ann, { t: 'bot', seat: 2, bot: 'rule' })).toBe('done');
    expect(ben?.table?.seats[2]).toMatchObject({ bot: 'rule', guest: null, isHere: true });
    expect(ben?.table?.seats[2]?.name).toMatch(/^[A-Z]/);
    expect(whyNot(ben, { t: 'bot', seat: 3, bot: 'rule' })).toBe('notHost');
    expect(whyNot(ann, { t: 'bot', seat: 1, bot: 'rule' })).toBe('seatTaken');
    expect(whyNot(ann, { t: 'bot', seat: 3, bot: 'gun' })).toBe('noSuchBot');
    expect(whyNot(ann, { t: 'bot', seat: 2, bot: null })).toBe('done');
    expect(ben?.table?.seats[2]).toBeNull();
  });

  it('plays by the rules of the house, which are remembered', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ann, { t: 'house', house: { players: 6, pace: 'fast', openHands: true } })).toBe('done');
    expect(ben?.table?.house).toMatchObject({ players: 6, openHands: true });
    expect(names(ben)).toHaveLength(6);
    expect(whyNot(ben, { t: 'house', house: { players: 4 } })).toBe('notHost');
    expect(whyNot(ann, { t: 'house', house: { sets: ['no-such'] } })).toBe('noSuchSet');
    expect(whyNot(ann, { t: 'house', house: { options: ['no-such'] } })).toBe('noSuchOption');
    expect(whyNot(ann, { t: 'house', house: { players: 2 } })).toBe('playersOutOfRange');
    ben?.send({ t: 'sit', seat: 5 });
    expect(whyNot(ann, { t: 'house', house: { players: 5 } })).toBe('seatTaken');
    const again = ann && world.again(ann);
    expect(again?.last('welcome')?.house).toMatchObject({ players: 6, openHands: true });
    again?.send({ t: 'create', house: {} });
    expect(again?.table?.house).toMatchObject({ players: 6, openHands: true });
  });

  it('does not let the dead see all hands where they may come back', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    expect(whyNot(ann, { t: 'house', house: { deadSeeAll: true } })).toBe('done');
    const reply = ann?.ask({ t: 'house', house: { sets: ['base', 'high-noon'] } });
    expect(reply).toMatchObject({ t: 'refused', why: { refused: 'theDeadMayReturn', sets: ['high-noon'] } });
    expect(ann?.table?.house.sets).toEqual(['base']);
    expect(whyNot(ann, { t: 'house', house: { sets: ['base', 'high-noon'], options: ['noGhosts'] } })).toBe('done');
    expect(whyNot(ann, { t: 'house', house: { options: [] } })).toBe('theDeadMayReturn');
  });

  it('starts when every seat is taken, or is filled with bots', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(ann?.ask({ t: 'start' })).toMatchObject({ why: { refused: 'seatsFree', free: [2, 3] } });
    expect(whyNot(ann, { t: 'start', fill: 'gun' })).toBe('noSuchBot');
    expect(whyNot(ben, { t: 'start', fill: 'rule' })).toBe('notHost');
    expect(whyNot(ann, { t: 'start', fill: 'rule' })).toBe('done');
    expect(ben?.table?.phase).toBe('playing');
    expect(whyNot(ann, { t: 'start', fill: 'rule' })).toBe('notInLobby');
    for (const t of ['sit', 'stand'] as const) expect(whyNot(ben, { t })).toBe('notInLobby');
    expect(whyNot(ann, { t: 'house', house: {} })).toBe('notInLobby');
  });

  it('passes on to another host when its host is away', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    ann?.close();
    expect(ben?.table?.seats[0]).toMatchObject({ isHere: false });
    world.advance(29_000);
    expect(ben?.table?.host).toBe(ann?.guest);
    world.advance(2000);
    expect(ben?.table?.host).toBe(ben?.guest);
    expect(names(ben)).toEqual(['Ann', 'Ben', null, null]);
    world.advance(30_000);
    expect(names(ben)).toEqual([null, 'Ben', null, null]);
  });

  it('keeps the seat of somebody who is back in time', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    ben?.close();
    world.advance(20_000);
    const back = ben && world.again(ben);
    back?.send({ t: 'enter', code: ann?.table?.code ?? '' });
    world.advance(100_000);
    expect(names(ann)).toEqual(['Ann', 'Ben', null, null]);
    expect(back?.seat).toBe(1);
  });

  it('frees the seat of whoever leaves, and closes when nobody is left', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const code = ann?.table?.code ?? '';
    expect(whyNot(ann, { t: 'leave' })).toBe('done');
    expect(ann?.last('gone')).toEqual({ t: 'gone', why: 'left' });
    expect(names(ben)).toEqual([null, 'Ben', null, null]);
    expect(ben?.table?.host).toBe(ben?.guest);
    ben?.send({ t: 'leave' });
    expect(whyNot(ann, { t: 'enter', code })).toBe('noSuchTable');
    expect(world.log.tables()).toEqual([]);
    expect(world.log.ids()).toEqual([]);
  });

  it('shows the door to whom the host does not want', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const code = ann?.table?.code ?? '';
    const ofBen = ben?.guest ?? '';
    expect(whyNot(ben, { t: 'remove', guest: ann?.guest ?? '' })).toBe('notHost');
    expect(whyNot(ann, { t: 'remove', guest: 'nobody' })).toBe('noSuchGuest');
    expect(whyNot(ann, { t: 'remove', guest: ann?.guest ?? '' })).toBe('yourself');
    expect(whyNot(ann, { t: 'remove', guest: ofBen })).toBe('done');
    expect(ben?.last('gone')).toEqual({ t: 'gone', why: 'removed', by: 'Ann' });
    expect(names(ann)).toEqual(['Ann', null, null, null]);
    expect(whyNot(ben, { t: 'enter', code })).toBe('done'); // to watch
    expect(whyNot(ben, { t: 'sit' })).toBe('removed');
    expect(whyNot(ben, { t: 'say', to: 'table', text: 'Hey!' })).toBe('removed');
  });

  it('may send somebody away who is not there, and he may sit down again', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    ben.close();
    expect(ann.ask({ t: 'remove', guest: ben.guest })).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]).toBeNull();
    const back = world.again(ben);
    expect(back.ask({ t: 'enter', code: ann.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(back.ask({ t: 'sit', seat: 1 })).toMatchObject({ t: 'done' });
  });

  it('is closed when nobody has been there for long, and not before', () => {
    const world = new CoreWorld({ limits: { idleTable: 600_000 } });
    const [ann] = seatPeople(world, ['Ann'], { ...QUICK, isPublic: true });
    ann?.send({ t: 'start', fill: 'rule' });
    ann?.send({ t: 'leave' });
    world.advance(590_000);
    const code = ann?.table?.code ?? '';
    expect(world.core.figures().tables).toBe(1);
    expect(whyNot(ann, { t: 'enter', code })).toBe('done');
    ann?.close();
    world.advance(601_000);
    expect(world.core.figures().tables).toBe(0);
  });

  it('lists public tables, live and not too often', () => {
    const world = new CoreWorld();
    const eve = world.guest('Eve');
    expect(whyNot(eve, { t: 'list', on: true })).toBe('done');
    expect(eve.last('tables')?.tables).toEqual([]);
    seatPeople(world, ['Ann'], QUICK);
    const [ben, cleo] = seatPeople(world, ['Ben', 'Cleo'], { ...QUICK, isPublic: true });
    world.advance(1100);
    expect(eve.all('tables')).toHaveLength(2);
    expect(eve.last('tables')?.tables).toEqual([
      {
        code: ben?.table?.code,
        game: 'bang',
        host: 'Ben',
        phase: 'lobby',
        players: 4,
        people: 2,
        bots: 0,
        sets: ['base'],
        options: [],
        hasClock: false,
      },
    ]);
    cleo?.send({ t: 'stand' });
    world.advance(1100);
    expect(eve.last('tables')?.tables).toMatchObject([{ phase: 'lobby', people: 1 }]);
    ben?.send({ t: 'start', fill: 'random' });
    world.advance(1100);
    expect(eve.last('tables')?.tables).toMatchObject([{ phase: 'playing', people: 1, bots: 3 }]);
    eve.send({ t: 'list', on: false });
    const heard = eve.all('tables').length;
    ben?.send({ t: 'leave' });
    seatPeople(world, ['Dan'], { ...QUICK, isPublic: true });
    world.advance(5000);
    expect(eve.all('tables')).toHaveLength(heard);
  });
});
