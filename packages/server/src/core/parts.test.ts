import { GAMES } from '@dustup/bots';
import { Position } from '@dustup/kernel';
import { gameKeyOf, promiseOf } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { fakePowers } from './testing/fake-powers.ts';
import { comeBack, playAtChance, QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const { hash } = fakePowers('any');
const HOUSE = { ...QUICK, openHands: false };

/** 256 bits of one's own, told by a name. */
function partOf(name: string): string {
  return hash(`the part of ${name}`);
}

/** People in the lobby; those named first have pledged a part. */
function lobby(world: CoreWorld, names: readonly string[], pledged: number): TestClient[] {
  const people = seatPeople(world, names, HOUSE);
  for (const [seat, name] of names.slice(0, pledged).entries())
    expect(pledgeAs(people[seat], hash(partOf(name)))).toMatchObject({ t: 'done' });
  return people;
}

function pledgeAs(one: TestClient | undefined, pledge: string) {
  return one?.ask({ t: 'pledge', game: one.table?.id ?? '', hash: pledge });
}

function revealAs(one: TestClient | undefined, name: string) {
  return one?.ask({ t: 'reveal', game: one.table?.id ?? '', part: partOf(name) });
}

const TWO = ['Ann', 'Ben'];
const PEOPLE = [...TWO, 'Cleo'];

describe.each(GAMES)('What players of $slug add to the seed', ({ slug, rules, usual }) => {
  it('is shown when the promise is out, decides the deal, and can be checked after the end', () => {
    const world = new CoreWorld();
    const house = { ...HOUSE, ...usual, sets: [...usual.sets], options: [...usual.options], game: slug };
    const people = seatPeople(world, TWO, house);
    const [ann, ben] = people;
    for (const [seat, name] of TWO.entries()) pledgeAs(people[seat], hash(partOf(name)));
    ann?.send({ t: 'start', fill: 'rule' });
    const parts = (ann?.table?.seats ?? []).map((_, seat) => (seat < 2 ? partOf(TWO[seat] ?? '') : null));
    const pledges = parts.map((part) => part && hash(part));
    expect(ben?.table).toMatchObject({
      phase: 'playing',
      game: { commitment: expect.any(String), pledges, seed: null },
    });
    expect(revealAs(ann, 'Ann')).toMatchObject({ t: 'done' });
    expect(ann?.game).toBeNull();
    revealAs(ben, 'Ben');
    expect(ann?.game?.n).toBe(0);
    expect(ann?.table?.game).not.toHaveProperty('pledges');
    const own = people.map(({ game }) => JSON.stringify(game?.own));
    playAtChance(world, people, 1);
    const { commitment, seed } = ann?.table?.game ?? {};
    expect(seed).toEqual({ key: expect.any(String), salt: expect.any(String), pledges, parts });
    if (seed == null) return;
    expect(promiseOf(seed, hash)).toBe(commitment);
    const entries = world.log.table(ann?.table?.id ?? '')?.entries.map(({ body }) => body) ?? [];
    expect(entries).toContainEqual(expect.objectContaining({ k: 'dealt', key: gameKeyOf(seed, hash) }));
    const began = entries.find((body) => JSON.stringify(body).startsWith('{"k":"began"'));
    const { setup } = JSON.parse(JSON.stringify(began));
    const game = GAMES.find((one) => one.slug === slug);
    const frame = game?.frame(Position.begin(rules, setup, gameKeyOf(seed, hash)));
    expect(frame?.own.slice(0, 2).map((one) => JSON.stringify(one))).toEqual(own);
  });
});

describe('The start of a game', () => {
  it('is stopped by nobody who withholds a part; who shows it later is told why it does not count', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = lobby(world, PEOPLE, 2);
    ann?.send({ t: 'start', fill: 'rule' });
    revealAs(ann, 'Ann');
    world.advance(3900);
    expect(cleo?.game).toBeNull();
    world.advance(200);
    expect(cleo?.game).not.toBeNull();
    expect(revealAs(ben, 'Ben')).toMatchObject({ why: { refused: 'alreadyDealt' } });
    playAtChance(
      world,
      [ann, ben, cleo].flatMap((one) => one ?? []),
      1,
    );
    expect(cleo?.table?.game?.seed?.parts).toEqual([partOf('Ann'), null, null, null]);
  });

  it('takes a part that was pledged in time, once, and no other', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = lobby(world, PEOPLE, 2);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(pledgeAs(eve, partOf('Eve'))).toMatchObject({ why: { refused: 'noSeat' } });
    expect(pledgeAs(ann, 'mine')).toMatchObject({ why: { refused: 'badMessage' } });
    expect(revealAs(ann, 'Ann')).toMatchObject({ why: { refused: 'otherGame' } });
    expect(ann?.ask({ t: 'pledge', game: 'last', hash: partOf('Ann') })).toMatchObject({
      why: { refused: 'otherGame' },
    });
    ann?.send({ t: 'start', fill: 'rule' });
    expect(pledgeAs(ben, partOf('Ben'))).toMatchObject({ why: { refused: 'notInLobby' } });
    expect(revealAs(ben, 'Ann')).toMatchObject({ why: { refused: 'otherPart' } });
    expect(revealAs(cleo, 'Cleo')).toMatchObject({ why: { refused: 'otherPart' } });
    expect(revealAs(eve, 'Eve')).toMatchObject({ why: { refused: 'noSeat' } });
    expect(revealAs(ann, 'Ann')).toMatchObject({ t: 'done' });
    expect(revealAs(ann, 'Ann')).toMatchObject({ t: 'done' });
    expect(ann?.game).toBeNull();
  });

  it('does not wait for somebody who is away, nor where nobody has pledged anything', () => {
    const world = new CoreWorld();
    const [ann, ben] = lobby(world, PEOPLE, 2);
    ben?.close();
    ann?.send({ t: 'start', fill: 'rule' });
    expect(ann?.table?.game?.pledges).toEqual([hash(partOf('Ann')), null, null, null]);
    const [dan] = lobby(world, ['Dan'], 0);
    dan?.send({ t: 'start', fill: 'rule' });
    expect(dan?.game).not.toBeNull();
  });

  it('goes on after a restart with the parts that were there, and waits for the others to come back', () => {
    const world = new CoreWorld();
    const people = lobby(world, PEOPLE, 3);
    people[0]?.send({ t: 'start', fill: 'rule' });
    revealAs(people[0], 'Ann');
    world.restart();
    world.advance(8000);
    const [ann, ben, cleo] = comeBack(world, people);
    expect(ann?.game).toBeNull();
    expect(ben?.table?.game?.pledges).toHaveLength(4);
    expect(revealAs(ben, 'Ben')).toMatchObject({ t: 'done' });
    world.advance(4000);
    expect(cleo?.game).not.toBeNull();
    playAtChance(
      world,
      [ann, ben, cleo].flatMap((one) => one ?? []),
      1,
    );
    expect(cleo?.table?.game?.seed?.parts).toEqual([partOf('Ann'), partOf('Ben'), null, null]);
  });

  it('needs new pledges in a rematch', () => {
    const world = new CoreWorld();
    const people = lobby(world, PEOPLE, 1);
    const [ann] = people;
    ann?.send({ t: 'start', fill: 'rule' });
    revealAs(ann, 'Ann');
    playAtChance(world, people, 1);
    ann?.send({ t: 'rematch' });
    ann?.send({ t: 'start', fill: 'rule' });
    expect(ann?.table?.game).not.toHaveProperty('pledges');
    expect(ann?.game).not.toBeNull();
  });

  it('tells nobody a part, nor what cards are dealt with, before the end', () => {
    const world = new CoreWorld();
    const people = lobby(world, PEOPLE, 3);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    people[0]?.send({ t: 'start', fill: 'rule' });
    for (const [seat, name] of PEOPLE.entries()) revealAs(people[seat], name);
    const bodies = world.log.table(people[0]?.table?.id ?? '')?.entries.map(({ body }) => JSON.stringify(body)) ?? [];
    const secrets = bodies.flatMap((body) => {
      const { k, key, salt, part } = JSON.parse(body);
      return k === 'answered' ? [] : [key, salt, part].filter((one) => one !== undefined);
    });
    expect(secrets).toHaveLength(6); // secret and salt, three parts, the key that was dealt with
    playAtChance(world, people, 1, 40);
    people[0]?.send({ t: 'sync' });
    const said = [...people, eve].flatMap(({ texts }) => texts.map(({ text }) => text)).join();
    for (const secret of secrets) expect(`${said}${JSON.stringify(world.notes)}`).not.toContain(secret);
  });
});
