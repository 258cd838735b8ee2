import { digestOf } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playAtChance, playingPeople, QUICK } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

function played(world: CoreWorld, house = QUICK): TestClient[] {
  const people = playingPeople(world, PEOPLE, house);
  playAtChance(world, people, 1);
  expect(people[0]?.table?.phase).toBe('over');
  return people;
}

function names(client: TestClient | undefined) {
  return client?.table?.seats.map((seat) => seat?.name ?? null);
}

describe('A rematch', () => {
  it('goes back to the lobby with the same seats and the score of the series', () => {
    const world = new CoreWorld();
    const people = played(world);
    const winners = people[0]?.table?.game?.outcome?.winners ?? [];
    const before = people[0]?.table;
    expect(people[1]?.ask({ t: 'rematch' })).toMatchObject({ why: { refused: 'notHost' } });
    expect(people[0]?.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    for (const one of people) {
      expect(one.table).toMatchObject({ phase: 'lobby', code: before?.code, played: 1, game: null });
      expect(one.table?.seats.map((seat) => seat?.won)).toEqual(
        PEOPLE.map((_, seat) => (winners.includes(seat as never) ? 1 : 0)),
      );
    }
    expect(names(people[0])).toEqual(PEOPLE);
    people[0]?.send({ t: 'start' });
    playAtChance(world, people, 2);
    expect(people[0]?.table).toMatchObject({ phase: 'over', played: 2 });
    const won = people[0]?.table?.seats.reduce((sum, seat) => sum + (seat?.won ?? 0), 0);
    expect(won).toBe(winners.length + (people[0]?.table?.game?.outcome?.winners.length ?? 0));
    expect(world.log.facts('game')).toHaveLength(2);
  });

  it('moves the seats on, passes the star and lets survivors keep their character', () => {
    const world = new CoreWorld();
    const people = played(world, { ...QUICK, rotateSeats: true, passStar: true, keepCharacters: true });
    const table = people[0]?.game?.table;
    const star = table?.seats.findIndex(({ role }) => role === 'sheriff') ?? -1;
    const survivors = table?.seats.filter(({ presence }) => presence === 'in') ?? [];
    people[0]?.send({ t: 'rematch' });
    expect(names(people[0])).toEqual(['Dan', 'Ann', 'Ben', 'Cleo']);
    people[0]?.send({ t: 'start' });
    const next = people[0]?.game?.table;
    expect(next?.seats.findIndex(({ role }) => role === 'sheriff')).toBe((star + 1 + 1) % 4);
    expect(survivors.length).toBeGreaterThan(0);
    for (const { seat, character } of survivors) expect(next?.seats[(seat + 1) % 4]?.character).toBe(character);
  });

  it('leaves the seats of those who are gone free', () => {
    const world = new CoreWorld();
    const people = played(world);
    people[2]?.close();
    people[3]?.send({ t: 'leave' });
    world.advance(60_000);
    people[0]?.send({ t: 'rematch' });
    expect(names(people[0])).toEqual(['Ann', 'Ben', null, null]);
  });

  it('keeps the seat of somebody whose connection is lost just then, for a while', () => {
    const world = new CoreWorld();
    const people = played(world);
    const won = people[2]?.table?.seats[2]?.won;
    people[2]?.close();
    people[3]?.close();
    world.advance(20_000);
    people[0]?.send({ t: 'rematch' });
    expect(names(people[0])).toEqual(PEOPLE);
    if (people[2] !== undefined) world.again(people[2]).send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    world.advance(60_000);
    expect(names(people[0])).toEqual(['Ann', 'Ben', 'Cleo', null]);
    expect(people[0]?.table?.seats[2]).toMatchObject({ isHere: true, won });
  });

  it('survives a restart, before and after', () => {
    const world = new CoreWorld();
    const people = played(world, { ...QUICK, keepCharacters: true });
    const code = people[0]?.table?.code ?? '';
    const before = people.map(({ game }) => game);
    world.restart();
    let back = people.map((one) => world.again(one));
    for (const one of back) one.send({ t: 'enter', code });
    for (const [i, one] of back.entries()) expect(one.game).toEqual(before[i]);
    expect(back[0]?.table?.phase).toBe('over');
    const re = back[0]?.send({ t: 'rematch' }) ?? '';
    const { ready, ...lobby } = back[0]?.table ?? {};
    expect(ready).toEqual([back[0]?.guest]); // not kept: whoever comes back is in
    world.restart();
    back = people.map((one) => world.again(one));
    for (const one of back) one.send({ t: 'enter', code });
    expect(back[0]?.table).toEqual(lobby);
    expect(back[0]?.ask({ t: 'rematch', re })).toMatchObject({ t: 'done' });
    expect(back[0]?.table).toMatchObject({ ...lobby });
  });

  it('does not make a request of the game before count twice, however often the server dies', () => {
    const world = new CoreWorld();
    let people = played(world);
    const [ben, howdy] = [1, { t: 'say', re: 'howdy', to: 'table', text: 'Howdy' } as const];
    expect(people[ben]?.ask(howdy)).toMatchObject({ t: 'done' });
    world.restart();
    people = comeBack(world, people);
    expect(people[0]?.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    world.restart();
    people = comeBack(world, people);
    expect(people[ben]?.ask(howdy)).toMatchObject({ t: 'done' });
    people[0]?.send({ t: 'sync' });
    expect(people[0]?.last('table')?.chat.map(({ text }) => text)).toEqual(['Howdy']);
  });

  it('does not make it count twice, either, if the record is of an older server', () => {
    const world = new CoreWorld();
    let people = played(world);
    const howdy = { t: 'say', re: 'howdy', to: 'table', text: 'Howdy' } as const;
    people[0]?.send({ t: 'rematch' });
    const { id = '' } = people[0]?.table ?? {};
    const opened = JSON.parse(JSON.stringify(world.log.table(id)?.entries[0]?.body));
    const ben = people[1]?.guest ?? '';
    world.log.spoil(id, 0, { ...opened, recent: [[ben, [17, digestOf(`${ben}:howdy`) >>> 1]]] });
    world.restart();
    people = comeBack(world, people);
    expect(people[1]?.ask(howdy)).toMatchObject({ t: 'done' });
    expect(people[0]?.last('chat')).toBeUndefined();
    expect(people[1]?.ask({ ...howdy, re: 'again' })).toMatchObject({ t: 'done' });
    expect(people[0]?.last('chat')).toMatchObject({ line: { text: 'Howdy' } });
  });

  it('is refused before the end', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, PEOPLE);
    expect(ann?.ask({ t: 'rematch' })).toMatchObject({ why: { refused: 'notOver' } });
  });
});

describe('In a series', () => {
  /** A game is over that somebody has won who survived it: he, and somebody who has won nothing. */
  function series(world: CoreWorld) {
    const people = played(world, { ...QUICK, keepCharacters: true });
    const table = people[0]?.game?.table;
    const isWinner = ({ seat }: TestClient) => table?.outcome?.winners.includes((seat ?? -1) as never) === true;
    const [host, ...others] = people;
    const winner = others.find((one) => isWinner(one) && table?.seats[one.seat ?? -1]?.presence === 'in');
    const loser = others.find((one) => !isWinner(one));
    if (winner === undefined || loser === undefined || host === undefined) throw new Error('no winner, no loser');
    return { people, host, winner, loser, seat: winner.seat ?? -1, character: characterOf(winner) };
  }

  function wonBy(client: TestClient) {
    return client.table?.seats.find((held) => held?.guest === client.guest)?.won;
  }

  function characterOf(client: TestClient) {
    return client.game?.table.seats[client.seat ?? -1]?.character;
  }

  it('score and kept character go along to another seat; whoever comes after has none', () => {
    const world = new CoreWorld();
    const { host, winner, loser, seat, character } = series(world);
    const to = loser.seat ?? -1;
    host.send({ t: 'rematch' });
    loser.send({ t: 'stand' });
    expect(winner.ask({ t: 'sit', seat: to })).toMatchObject({ t: 'done' });
    expect(wonBy(winner)).toBe(1);
    loser.send({ t: 'sit', seat });
    expect(wonBy(loser)).toBe(0);
    loser.send({ t: 'stand' });
    host.send({ t: 'bot', seat, bot: 'rule' });
    expect(host.table?.seats[seat]).toMatchObject({ bot: 'rule', won: 0 });
    host.send({ t: 'start' });
    expect(characterOf(winner)).toBe(character);
    expect(winner.seat).toBe(to);
  });

  it('both are given back to whoever sits down again, whether he stood up or was away', () => {
    const world = new CoreWorld();
    const { people, host, winner, seat, character } = series(world);
    host.send({ t: 'rematch' });
    winner.send({ t: 'stand' });
    winner.send({ t: 'sit', seat });
    expect(wonBy(winner)).toBe(1);
    winner.close();
    world.advance(61_000);
    expect(host.table?.seats[seat]).toBeNull();
    world.restart();
    const back = comeBack(world, people);
    const again = back[people.indexOf(winner)] ?? winner;
    again.send({ t: 'sit' });
    expect(wonBy(again)).toBe(1);
    back[0]?.send({ t: 'start' });
    expect(characterOf(again)).toBe(character);
  });

  it('both wait for somebody who left after the end', () => {
    const world = new CoreWorld();
    const { host, winner, character } = series(world);
    winner.send({ t: 'leave' });
    host.send({ t: 'rematch' });
    winner.send({ t: 'enter', code: host.table?.code ?? '' });
    winner.send({ t: 'sit' });
    expect(wonBy(winner)).toBe(1);
    host.send({ t: 'start' });
    expect(characterOf(winner)).toBe(character);
  });

  it('the score outlives games in which he does not play; the character does not', () => {
    const world = new CoreWorld();
    const { people, host, winner, seat } = series(world);
    host.send({ t: 'rematch' });
    winner.send({ t: 'stand' });
    host.send({ t: 'start', fill: 'rule' });
    playAtChance(world, people, 5);
    expect(host.table?.phase).toBe('over');
    host.send({ t: 'rematch' });
    world.restart();
    const back = comeBack(world, people);
    const again = back[people.indexOf(winner)] ?? winner;
    back[0]?.send({ t: 'bot', seat, bot: null });
    again.send({ t: 'sit', seat });
    expect(wonBy(again)).toBe(1);
    const last = world.log.table(again.table?.id ?? '')?.entries.at(-1);
    expect(last?.body).toMatchObject({ k: 'seated', won: 1, keeps: null });
  });

  it('a record of an older server means what it meant: whoever sat down began at nothing', () => {
    const world = new CoreWorld();
    const { host, winner } = series(world);
    host.send({ t: 'rematch' });
    const { id = '' } = winner.table ?? {};
    winner.send({ t: 'stand' });
    winner.send({ t: 'sit' });
    const entries = world.log.table(id)?.entries ?? [];
    const seq = entries.findLastIndex(({ body }) => parseEntry(body)?.k === 'seated');
    expect(entries[seq]?.body).toMatchObject({ won: 1 });
    world.log.spoil(id, seq, { k: 'seated', seat: winner.seat ?? 0, guest: winner.guest });
    world.restart();
    const back = world.again(winner);
    back.send({ t: 'enter', code: winner.table?.code ?? '' });
    expect(wonBy(back)).toBe(0);
  });
});
