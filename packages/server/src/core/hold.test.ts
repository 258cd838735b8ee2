import { diceFrom } from '@dustup/bots';
import type { HouseWish } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const HUMAN: HouseWish = { players: 4, pace: 'human', clock: null };

/** Ann plays for a while; how long the bots took for each of their moves. */
function waitsFor(world: CoreWorld, ann: TestClient | undefined): number[] {
  const dice = diceFrom(6);
  const waits: number[] = [];
  for (let moves = 0; moves < 60 && ann?.game != null; moves++) {
    const { n, ask } = ann.game;
    const before = world.now;
    if (ask !== null) ann.answer(someAnswer(ann, dice) ?? {});
    for (let ms = 0; ms < 2500 && ann.game.n === n; ms += 10) world.advance(10);
    if (ask === null && ann.game.n === n + 1) waits.push(world.now - before);
  }
  return waits;
}

/** Plays until somebody is asked something that is not his own turn. */
function untilShot(world: CoreWorld, people: readonly TestClient[]): TestClient {
  const dice = diceFrom(8);
  for (let answers = 0; answers < 500; answers++) {
    const next = people.find(({ game }) => game?.ask?.question !== undefined);
    if (next === undefined) world.advance(2500);
    else if (next.game?.ask?.question?.kind !== 'play' && next.game?.table.turn.seat !== next.seat) return next;
    else {
      next.answer(someAnswer(next, dice) ?? {});
      world.advance(300);
    }
  }
  throw new Error('nobody was shot at');
}

describe('Poker face', () => {
  it('lets no answer take effect before its time, and then at once', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], HUMAN);
    const target = untilShot(world, people);
    const n = target.game?.n ?? 0;
    const re = target.answer(someAnswer(target, diceFrom(2)) ?? {});
    expect(target.replyTo(re)).toBeUndefined();
    expect(target.game?.n).toBe(n);
    target.answer(someAnswer(target, diceFrom(2)) ?? {}, { re });
    expect(target.ask({ t: 'sync' })).toMatchObject({ t: 'done' });
    expect(target.game?.ask).toBeNull();
    world.advance(2300);
    expect(target.replyTo(re)).toMatchObject({ t: 'done' });
    expect(target.game?.n).toBeGreaterThan(n);
  });

  it('takes an answer that comes later at once', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], HUMAN);
    const target = untilShot(world, people);
    world.advance(3000);
    const re = target.answer(someAnswer(target, diceFrom(2)) ?? {});
    expect(target.replyTo(re)).toMatchObject({ t: 'done' });
  });

  it('does not keep anybody waiting in his own turn', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], HUMAN);
    const turn = people.find(({ game }) => game?.ask?.question?.kind === 'play');
    const re = turn?.answer(someAnswer(turn, diceFrom(2)) ?? {}) ?? '';
    expect(turn?.replyTo(re)).toMatchObject({ t: 'done' });
  });

  it('off: only bots take their time', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], { ...HUMAN, pokerFace: false });
    const target = untilShot(world, people);
    const re = target.answer(someAnswer(target, diceFrom(2)) ?? {});
    expect(target.replyTo(re)).toMatchObject({ t: 'done' });
  });

  it('one answer a question: a second one is refused while the first waits', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan'], HUMAN);
    const target = untilShot(world, people);
    const answer = someAnswer(target, diceFrom(2)) ?? {};
    target.answer(answer);
    expect(target.replyTo(target.answer(answer))).toMatchObject({ why: { refused: 'alreadyAnswered' } });
  });
});

describe('Bots', () => {
  it('move at a human pace', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann'], HUMAN);
    const waits = waitsFor(world, ann);
    expect(waits.length).toBeGreaterThan(10);
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(700);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(2210);
  });

  it('move at once, where the house wants it', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann'], { ...HUMAN, pace: 'fast' });
    const began = world.now;
    for (let moves = 0; moves < 20 && ann?.table?.phase === 'playing'; moves++) {
      world.advance(0);
      const answer = someAnswer(ann, diceFrom(moves));
      if (answer !== undefined) ann.answer(answer);
    }
    expect(ann?.game?.n).toBeGreaterThan(20);
    expect(world.now).toBe(began);
  });

  it('play the rest fast when nobody else lives', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann'], HUMAN);
    if (ann === undefined) return;
    const isOut = () => ann.game?.table.seats[0]?.presence === 'out';
    const dice = diceFrom(1);
    for (let turns = 0; turns < 3000 && !isOut() && ann.table?.phase === 'playing'; turns++) {
      const answer = someAnswer(ann, dice);
      if (answer !== undefined) ann.answer(answer);
      world.advance(700);
    }
    expect(isOut()).toBe(true);
    world.advance(5000);
    expect(ann.table?.phase).toBe('over');
  });

  it('play among themselves, while somebody watches', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    ann.send({ t: 'create', house: HUMAN });
    ann.send({ t: 'stand' });
    ann.send({ t: 'start', fill: 'rule' });
    world.advance(1000);
    expect(ann.table?.phase).toBe('over');
    expect(ann.game).toMatchObject({ own: null, ask: null });
  });

  it('finish a game with one person in the end', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann'], { ...HUMAN, players: 5 });
    playAtChance(world, people, 3);
    expect(people[0]?.table?.phase).toBe('over');
  });
});
