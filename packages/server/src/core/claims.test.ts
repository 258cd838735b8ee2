import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playAtChance, playingPeople, QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

function whyNot(client: TestClient | undefined, wish: Parameters<TestClient['ask']>[0]) {
  const reply = client?.ask(wish);
  return reply?.t === 'refused' ? reply.why.refused : reply?.t;
}

/** Somebody who comes by the link. */
function arrives(world: CoreWorld, name: string, at: TestClient | undefined): TestClient {
  const guest = world.guest(name);
  guest.send({ t: 'enter', code: at?.table?.code ?? '' });
  return guest;
}

describe('The host', () => {
  it('passes the star to somebody who is here', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ben, { t: 'host', guest: ben?.guest ?? '' })).toBe('notHost');
    expect(whyNot(ann, { t: 'host', guest: 'nobody' })).toBe('noSuchGuest');
    expect(whyNot(ann, { t: 'host', guest: ben?.guest ?? '' })).toBe('done');
    expect(ann?.table?.host).toBe(ben?.guest);
    expect(whyNot(ann, { t: 'start', fill: 'rule' })).toBe('notHost');
  });

  it('who leaves hands over, and a table that all have left closes when the settings say so', () => {
    const world = new CoreWorld({ limits: { idleTable: 60_000 } });
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    ann?.send({ t: 'leave' });
    expect(ben?.table?.host).toBe(ben?.guest);
    const code = ben?.table?.code ?? '';
    ben?.close();
    world.advance(59_000);
    expect(world.log.tables()).toHaveLength(1);
    world.advance(2000);
    expect(whyNot(ann, { t: 'enter', code })).toBe('noSuchTable');
  });
});

describe('A seat offered to somebody who watches', () => {
  it('is theirs at once when they say so, and free again when they decline', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const cleo = arrives(world, 'Cleo', ann);
    const offer = (on: boolean) => ({ t: 'keep', seat: 2, on, guest: cleo.guest ?? '' }) as const;
    expect(whyNot(ben, offer(true))).toBe('notHost');
    expect(whyNot(ann, { ...offer(true), seat: 1 })).toBe('seatTaken');
    expect(whyNot(ann, { ...offer(true), guest: 'nobody' })).toBe('noSuchGuest');
    expect(whyNot(ann, offer(true))).toBe('done');
    expect(cleo.table?.offers).toEqual([{ guest: cleo.guest, name: 'Cleo', seat: 2 }]);
    expect(whyNot(arrives(world, 'Zoe', ann), { t: 'claim', seat: 2 })).toBe('notInLobby');
    expect(whyNot(cleo, { t: 'claim', seat: null })).toBe('done');
    expect(ann?.table?.offers).toBeUndefined();
    expect(whyNot(ann, offer(true))).toBe('done');
    expect(whyNot(ann, offer(false))).toBe('done');
    expect(ann?.table?.offers).toBeUndefined();
    expect(whyNot(ann, offer(true))).toBe('done');
    expect(whyNot(cleo, { t: 'claim', seat: 2 })).toBe('done');
    expect(cleo.seat).toBe(2);
    expect(ann?.table?.offers).toBeUndefined();
  });

  it('is theirs in the middle of a game, too, though the table is public', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ann, { t: 'house', house: { isPublic: true } })).toBe('done');
    const cleo = arrives(world, 'Cleo', ann);
    expect(whyNot(ann, { t: 'keep', seat: 3, on: true, guest: cleo.guest ?? '' })).toBe('done');
    expect(whyNot(ann, { t: 'start', fill: 'rule' })).toBe('done');
    world.advance(10_000);
    expect(whyNot(cleo, { t: 'claim', seat: 3 })).toBe('done');
    expect(cleo.seat).toBe(3);
  });
});

describe('A seat kept for a friend', () => {
  it('is the last to be taken, and the friend’s when she comes', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ben, { t: 'keep', seat: 2, on: true })).toBe('notHost');
    expect(whyNot(ann, { t: 'keep', seat: 1, on: true })).toBe('seatTaken');
    expect(whyNot(ann, { t: 'keep', seat: 2, on: true })).toBe('done');
    expect(ben?.table?.kept).toEqual([2]);
    const cleo = arrives(world, 'Cleo', ann);
    cleo.send({ t: 'sit' });
    expect(cleo.seat).toBe(3);
    const zoe = arrives(world, 'Zoe', ann);
    expect(whyNot(zoe, { t: 'claim', seat: 2 })).toBe('done');
    expect(zoe.seat).toBe(2);
    expect(ann?.table?.kept).toBeUndefined();
  });

  it('is played by a bot until she comes, in the middle of a game, and is hers after a restart', () => {
    const world = new CoreWorld();
    const people = seatPeople(world, ['Ann', 'Ben']);
    const [ann] = people;
    ann?.send({ t: 'keep', seat: 3, on: true });
    ann?.send({ t: 'start', fill: 'rule' });
    playAtChance(world, people, 7, 12);
    const zoe = arrives(world, 'Zoe', ann);
    expect(zoe.game?.own).toBeNull();
    expect(whyNot(zoe, { t: 'claim', seat: 3 })).toBe('done');
    expect(zoe.game?.own).not.toBeNull();
    expect(ann?.table?.seats[3]).toMatchObject({ name: 'Zoe', bot: null, standIn: null });
    expect(world.log.facts('mine', `${zoe.guest}/`)).toHaveLength(1);
    world.restart();
    const back = comeBack(world, [...people, zoe]);
    expect(back[2]?.seat).toBe(3);
    playAtChance(world, back, 8);
    expect(back[2]?.table?.phase).toBe('over');
  });

  it('is not a stranger’s at a public table unless the host says so', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann'], { ...QUICK, isPublic: true });
    ann?.send({ t: 'keep', seat: 1, on: true });
    const eve = arrives(world, 'Eve', ann);
    expect(whyNot(eve, { t: 'sit', seat: 1 })).toBe('seatKept');
    expect(whyNot(eve, { t: 'claim', seat: 1 })).toBe('done');
    expect(ann?.table?.claims).toEqual([{ guest: eve.guest, name: 'Eve', seat: 1 }]);
    expect(whyNot(ann, { t: 'grant', guest: eve.guest, yes: true })).toBe('done');
    expect(eve.seat).toBe(1);
    expect(ann?.table?.claims ?? []).toEqual([]);
  });

  it('stays kept for the next game', () => {
    const world = new CoreWorld();
    const people = seatPeople(world, ['Ann', 'Ben'], { ...QUICK, rotateSeats: true });
    people[0]?.send({ t: 'keep', seat: 2, on: true });
    people[0]?.send({ t: 'start', fill: 'rule' });
    playAtChance(world, people, 3);
    expect(whyNot(people[0], { t: 'rematch' })).toBe('done');
    expect(people[0]?.table).toMatchObject({ kept: [3] });
    expect(people[0]?.table?.seats[3]).toBeNull();
  });
});

describe('Somebody who watches', () => {
  it('asks for a bot’s seat, and the host decides', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    const eve = arrives(world, 'Eve', ann);
    const seat = ann?.table?.seats.findIndex((held) => held?.bot != null) ?? -1;
    expect(whyNot(eve, { t: 'claim', seat: 0 })).toBe('seatTaken');
    expect(whyNot(ben, { t: 'claim', seat })).toBe('hasSat');
    expect(whyNot(eve, { t: 'claim', seat })).toBe('done');
    expect(eve.seat).toBeNull();
    expect(whyNot(ben, { t: 'grant', guest: eve.guest, yes: true })).toBe('notHost');
    expect(whyNot(ann, { t: 'grant', guest: eve.guest, yes: false })).toBe('done');
    expect(ann?.table?.claims ?? []).toEqual([]);
    eve.send({ t: 'claim', seat });
    expect(whyNot(ann, { t: 'grant', guest: eve.guest, yes: true })).toBe('done');
    expect(eve.seat).toBe(seat);
    expect(eve.game?.own?.hand.length).toBe(eve.game?.table.seats[seat]?.handCount);
  });

  it('and has sat in this game before gets no other seat in it', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = playingPeople(world, ['Ann', 'Ben', 'Cleo']);
    const seat = ann?.table?.seats.findIndex((held) => held?.bot != null) ?? -1;
    cleo?.send({ t: 'concede' });
    ann?.send({ t: 'remove', guest: cleo?.guest ?? '' });
    cleo?.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(whyNot(cleo, { t: 'claim', seat })).toBe('removed');
    expect(ben?.table?.seats[2]).toMatchObject({ standIn: 'conceded' });
  });

  it('and goes away asks no more', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann', 'Ben']);
    const eve = arrives(world, 'Eve', ann);
    eve.send({ t: 'claim', seat: 3 });
    eve.send({ t: 'claim', seat: null });
    expect(ann?.table?.claims ?? []).toEqual([]);
    eve.send({ t: 'claim', seat: 3 });
    eve.close();
    expect(ann?.table?.claims ?? []).toEqual([]);
    expect(whyNot(ann, { t: 'grant', guest: eve.guest, yes: true })).toBe('noSuchGuest');
  });
});
