import { bangRules } from '@dustup/bang';
import { Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { fakePowers } from './testing/fake-powers.ts';
import { playAtChance, playingPeople, QUICK, seatPeople } from './testing/play.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

describe('The seed', () => {
  it('is committed to, on disk and in the open, before anything is dealt', () => {
    const world = new CoreWorld();
    const people = seatPeople(world, PEOPLE);
    world.isManual = true;
    const [ann] = people;
    ann?.send({ t: 'start' });
    expect(ann?.table?.phase).toBe('lobby');
    const id = ann?.table?.id ?? '';
    const dealt = () => world.story.some((output) => output.includes('"k":"dealt"'));
    expect(dealt()).toBe(false);
    const heard = people.map(({ messages }) => messages.length);
    world.commit();
    for (const [i, one] of people.entries()) {
      const news = one.messages.slice(heard[i]).filter(({ t }) => t !== 'done');
      expect(news).toMatchObject([{ t: 'info', table: { phase: 'playing', game: { id, seed: null } } }]);
      expect(one.table?.game?.commitment).toMatch(/^\w{64}$/);
      expect(one.game).toBeNull();
    }
    expect(dealt()).toBe(true);
    world.commit();
    for (const one of people) expect(one.game?.own?.role).toBeDefined();
  });

  it('is opened to the players after the end, and opens the commitment and the deal', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...QUICK, openHands: false });
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    const first = people.map(({ game }) => game?.own);
    playAtChance(world, people, 1);
    const game = people[2]?.table?.game;
    const { key = '', salt = '' } = game?.seed ?? {};
    expect(fakePowers('any').hash(`${salt}:${key}`)).toBe(game?.commitment);
    const position = Position.begin(bangRules, { players: 4, sets: ['base'] }, key);
    expect(position.state.seats.map(({ role }) => role)).toEqual(first.map((own) => own?.role));
    expect(position.state.seats.map(({ hand }) => hand)).toEqual(first.map((own) => own?.hand.map(({ id }) => id)));
    expect(eve.table?.game).toMatchObject({ commitment: game?.commitment, seed: null });
  });

  it('is opened to all where hands are open', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...QUICK, openHands: true });
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    playAtChance(world, people, 1);
    expect(eve.table?.game?.seed).toEqual(people[0]?.table?.game?.seed);
    expect(eve.table?.game?.seed).not.toBeNull();
  });

  it('and nothing of it is ever sent before the end, nor noted', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const secrets = world.log.table(people[0]?.table?.id ?? '')?.entries.flatMap(({ body }) => {
      const { key, salt, dice, waits } = JSON.parse(JSON.stringify(body));
      return key === undefined ? [] : [key, salt, dice, waits];
    });
    expect(secrets).toHaveLength(4);
    playAtChance(world, people, 1, 60);
    people[0]?.send({ t: 'sync' });
    const said = [...people.flatMap(({ texts }) => texts.map(({ text }) => text)), JSON.stringify(world.notes)].join();
    for (const secret of secrets ?? []) expect(said).not.toContain(secret);
    for (const one of people) expect(said.split(one.token ?? '')).toHaveLength(2); // in its own welcome
  });
});
