import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';

describe('A table, from the door to the end of a game', () => {
  it('welcomes a guest, who opens a table and sits there', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    expect(ann.last('welcome')).toMatchObject({ name: 'Ann', token: expect.stringMatching(/^\w{40}$/), tables: [] });
    expect(ann.ask({ t: 'create', house: { players: 4 } })).toMatchObject({
      t: 'done',
      with: { code: expect.stringMatching(/^[A-Z]{12}$/) },
    });
    expect(ann.table).toMatchObject({ phase: 'lobby', host: ann.guest, seats: [{ name: 'Ann' }, null, null, null] });
    expect(ann.seat).toBe(0);
  });

  it('is played to the end by four people', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    playAtChance(world, people, 1);
    for (const one of people) {
      expect(one.table).toMatchObject({ phase: 'over', played: 1 });
      expect(one.table?.game?.outcome).toEqual(one.game?.table.outcome);
      expect(one.all('refused')).toEqual([]);
    }
    expect(world.crashes).toEqual([]);
  });

  it('is played by one person and bots', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann'], { players: 7, pace: 'human' });
    playAtChance(world, people, 2);
    expect(people[0]?.table?.phase).toBe('over');
  });

  it('goes on after the process has died', () => {
    const world = new CoreWorld();
    let people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    for (let lives = 0; lives < 8; lives++) {
      playAtChance(world, people, lives, 10);
      const before = people.map(({ game }) => game);
      world.restart();
      people = people.map((one) => world.again(one));
      for (const one of people) one.send({ t: 'enter', code: one.last('welcome')?.tables[0]?.code ?? '' });
      for (const [i, one] of people.entries()) expect(one.game).toEqual(before[i]);
    }
  });

  it('says nothing before it is on disk', () => {
    const world = new CoreWorld({ isManual: true });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(ann?.messages.map(({ t }) => t)).toEqual(['welcome']);
    world.commit();
    expect(ann?.table?.seats.map((seat) => seat?.name)).toEqual(['Ann', undefined, undefined, undefined]);
    expect(ben?.all('refused')).toMatchObject([{ why: { refused: 'noSuchTable' } }, { why: { refused: 'atNoTable' } }]);
  });

  it('sends steps that lead to just what it would send whole', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], { players: 5, pace: 'human', clock: null });
    for (let some = 0; some < 12; some++) {
      playAtChance(world, people, some, 8);
      for (const one of people) {
        const followed = one.game;
        one.send({ t: 'sync' });
        expect(one.game).toEqual(followed);
      }
    }
  });

  it('says with each pong how far the game is, when that is on disk', () => {
    const world = new CoreWorld({ isManual: true });
    const [ann, ben] = [world.guest('Ann'), world.guest('Ben')];
    ann.sendText('{"t":"ping"}');
    expect(ann.last('pong')).toEqual({ t: 'pong' });
    ann.send({ t: 'create', house: QUICK });
    world.commit();
    ben.send({ t: 'enter', code: ann.table?.code ?? '' });
    ann.send({ t: 'start', fill: 'rule' });
    while (world.isWriting) world.commit();
    for (let moves = 0; ann.game?.ask == null && moves < 200; moves++) {
      world.advance(100);
      world.commit();
    }
    const { id = '', n = 0 } = ann.game ?? {};
    ann.answer(someAnswer(ann, diceFrom(1)) ?? {});
    ben.sendText('{"t":"ping"}');
    expect(ben.last('pong')).toEqual({ t: 'pong' });
    world.commit();
    ben.sendText('{"t":"ping"}');
    expect(ben.last('pong')).toEqual({ t: 'pong', at: { game: id, n: n + 1 } });
  });

  it('does the same again, byte for byte, when the same happens', () => {
    const stories = [1, 2].map(() => {
      const world = new CoreWorld();
      const people = playingPeople(world, ['Ann', 'Ben'], { players: 5, clock: { decision: 5, bank: 10 } });
      playAtChance(world, people, 3, 30);
      people[0]?.close();
      world.advance(60_000);
      world.restart();
      world.advance(60_000);
      return world.story.join('\n');
    });
    expect(stories[0]?.length).toBeGreaterThan(50_000);
    expect(stories[0] === stories[1]).toBe(true);
  });
});
