import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

/** Somebody who watches. */
function watches(world: CoreWorld, name: string, at: TestClient | undefined): TestClient {
  const guest = world.guest(name);
  guest.send({ t: 'enter', code: at?.table?.code ?? '' });
  return guest;
}

function seatNames(client: TestClient | undefined) {
  return client?.table?.seats.map((seat) => seat?.name ?? null);
}

/** Ann and Ben sit, and somebody who looks like Ann watches. */
function withEve(begin = seatPeople) {
  const world = new CoreWorld();
  const [ann, ben] = begin(world, ['Ann', 'Ben']);
  const eve = watches(world, 'Аnn', ann);
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  return { world, ann, ben, eve };
}

describe('Whoever is forgotten', () => {
  it('has no name any more: what they are called is for the reader to say', () => {
    const { world, ben, eve } = withEve();
    const zoe = watches(world, 'Zoe', ben);
    for (const one of [eve, zoe]) {
      one.send({ t: 'say', to: 'table', text: 'hi' });
      one.send({ t: 'forget' });
    }
    const chat = watches(world, 'Cid', ben).last('table')?.chat ?? [];
    expect(chat.map(({ name, text }) => [name, text])).toEqual([
      ['', 'hi'],
      ['', 'hi'],
    ]);
  });
});

describe('Whoever looks like somebody at the table has a number', () => {
  it('in the chat, now and for whoever comes later', () => {
    const { world, ben, eve } = withEve();
    eve.send({ t: 'say', to: 'table', text: 'hi' });
    expect(ben.last('chat')?.line.name).toBe('Аnn 2');
    eve.close();
    expect(
      watches(world, 'Zoe', ben)
        .last('table')
        ?.chat.map(({ name }) => name),
    ).toEqual(['Аnn 2']);
  });

  it('among those who watch', () => {
    const { world, ben, eve } = withEve(playingPeople);
    const zoe = watches(world, 'ANN', ben);
    eve.send({ t: 'say', to: 'watchers', text: 'hi' });
    expect(zoe.last('chat')?.line.name).toBe('Аnn 2');
    expect(ben.table?.watchers.map(({ name }) => name)).toEqual(['Аnn 2', 'ANN 3']);
  });

  it('and whoever takes another name has it at once, also while they watch', () => {
    const { ben, eve } = withEve();
    eve.send({ t: 'rename', name: 'Eve' });
    expect(ben.table?.watchers.map(({ name }) => name)).toEqual(['Eve']);
    expect(eve.table?.watchers.map(({ name }) => name)).toEqual(['Eve']);
  });

  it('when asking for a seat, and when one is offered', () => {
    const { ann, ben, eve } = withEve(playingPeople);
    eve.send({ t: 'claim', seat: 2 });
    expect(ben.table?.claims?.map(({ name }) => name)).toEqual(['Аnn 2']);
    ann.send({ t: 'keep', seat: 3, on: true, guest: eve.guest });
    expect(ben.table?.offers?.map(({ name }) => name)).toEqual(['Аnn 2']);
  });

  it('with a finger on a replay', () => {
    const { ben, eve } = withEve();
    eve.send({ t: 'cursor', game: 'some game', at: 3 });
    expect(ben.last('cursor')?.name).toBe('Аnn 2');
    expect(ben.table?.together?.name).toBe('Аnn 2');
  });

  it('when showing somebody the door', () => {
    const { ann, ben, eve } = withEve();
    ann.send({ t: 'host', guest: eve.guest });
    eve.send({ t: 'remove', guest: ben.guest });
    expect(ben.last('gone')).toMatchObject({ why: 'removed', by: 'Аnn 2' });
  });

  it('in the list of those who are muted', () => {
    const { world, ben, eve } = withEve();
    ben.send({ t: 'mute', guest: eve.guest, on: true });
    const again = world.again(ben);
    again.send({ t: 'enter', code: ben.table?.code ?? '' });
    expect(again.last('table')?.mutes).toEqual([{ guest: eve.guest, name: 'Аnn 2' }]);
  });

  it('in the games of the evening', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Аnn'], { ...QUICK, players: 3, sets: ['base', 'dodge-city'] });
    playAtChance(world, people, 1);
    const reply = people[0]?.ask({ t: 'series' });
    const seats = reply?.t === 'done' ? JSON.stringify(reply.with) : '';
    expect(seats).toContain('"name":"Ann"');
    expect(seats).toContain('"name":"Аnn 2"');
  });
});

describe('A name at a table', () => {
  it('stays with whoever had it, though somebody before them in the row takes it, too', () => {
    const world = new CoreWorld();
    const [eve, ann, ben] = playingPeople(world, ['Eve', 'Ann', 'Ben']);
    eve?.send({ t: 'rename', name: 'Аnn' });
    expect(seatNames(ben)?.slice(0, 3)).toEqual(['Аnn 2', 'Ann', 'Ben']);
    eve?.send({ t: 'say', to: 'table', text: 'I am the Deputy' });
    expect(ben?.last('chat')?.line.name).toBe('Аnn 2');
    ann?.send({ t: 'say', to: 'table', text: 'so am I' });
    expect(ben?.last('chat')?.line.name).toBe('Ann');
    ann?.send({ t: 'rename', name: 'Bea' });
    expect(seatNames(ben)?.slice(0, 3)).toEqual(['Аnn 2', 'Bea', 'Ben']);
  });

  it('of somebody who has spoken and left is nobody else’s', () => {
    const { world, ann, ben } = withEve();
    ann.send({ t: 'say', to: 'table', text: 'I am off' });
    ann.send({ t: 'leave' });
    const eve = watches(world, 'Eve', ben);
    eve.send({ t: 'rename', name: 'Ann' });
    eve.send({ t: 'say', to: 'table', text: 'I am back' });
    expect(ben.last('chat')?.line.name).not.toBe('Ann');
    const seen = watches(world, 'Zoe', ben).last('table')?.chat ?? [];
    expect(new Set(seen.map(({ name }) => name)).size).toBe(2);
  });

  it.each(['Dustup', 'DUSTUP', 'dustuр', 'Server', 'Sеrvеr', 'Admin'])('is not the server’s own: %s', (name) => {
    const world = new CoreWorld();
    const [eve, ben] = seatPeople(world, [name, 'Ben']);
    expect(seatNames(ben)?.[0]).toBe(`${name} 2`);
    eve?.send({ t: 'say', to: 'table', text: 'type your token here' });
    expect(ben?.last('chat')?.line.name).toBe(`${name} 2`);
  });

  it('is not the server’s own in the list of tables', () => {
    const world = new CoreWorld();
    seatPeople(world, ['Dustup'], { ...QUICK, isPublic: true });
    world.advance(2000);
    const ann = world.guest('Ann');
    ann.send({ t: 'list', on: true });
    expect(ann.last('tables')?.tables.map(({ host }) => host)).toEqual(['Dustup 2']);
  });
});
