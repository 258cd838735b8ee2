import { diceFrom } from '@dustup/bots';
import { digestOf } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, comeBack, playAtChance, playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Plays until somebody is asked whose answer will be held. */
function untilHeld(world: CoreWorld, people: readonly TestClient[]): TestClient {
  const dice = diceFrom(8);
  for (let answers = 0; answers < 500; answers++) {
    const next = askedAmong(people);
    if (next.game?.ask?.question?.kind !== 'play' && next.game?.table.turn.seat !== next.seat) return next;
    const re = next.answer(someAnswer(next, dice) ?? {});
    world.advance(300);
    while (next.replyTo(re) === undefined) world.advance(100);
  }
  throw new Error('nobody was shot at');
}

describe('An answer', () => {
  it('is acknowledged and seen only when it is on disk', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    world.isManual = true;
    const asked = askedAmong(people);
    const heard = people.map(({ messages }) => messages.length);
    const re = asked.answer(someAnswer(asked, diceFrom(1)) ?? {});
    expect(world.isWriting).toBe(true);
    expect(people.map(({ messages }) => messages.length)).toEqual(heard);
    world.commit();
    expect(asked.replyTo(re)).toMatchObject({ t: 'done' });
    for (const one of people) expect(one.game?.n).toBe(1);
  });

  it('counts once, however often it is sent', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const asked = askedAmong(people);
    const [answer, ask] = [someAnswer(asked, diceFrom(1)) ?? {}, asked.game?.ask?.id ?? 0];
    for (let times = 0; times < 3; times++) asked.answer(answer, { re: 'one', ask });
    expect(asked.all('done').filter(({ re }) => re === 'one')).toHaveLength(3);
    expect(asked.game?.n).toBe(1);
    world.restart();
    const back = comeBack(world, people);
    const again = back[people.indexOf(asked)];
    again?.answer(answer, { re: 'one', ask });
    expect(again?.replyTo('one')).toMatchObject({ t: 'done' });
    expect(again?.game?.n).toBe(1);
    playAtChance(world, back, 4);
    expect(back[0]?.table?.phase).toBe('over');
  });

  it('that was not on disk never was, and can be given again', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const asked = askedAmong(people);
    const answer = someAnswer(asked, diceFrom(1)) ?? {};
    world.isManual = true;
    asked.answer(answer, { re: 'one' });
    world.isManual = false;
    world.restart();
    const back = comeBack(world, people);
    for (const one of back) expect(one.game?.n).toBe(0);
    const again = back[people.indexOf(asked)];
    again?.answer(answer, { re: 'one' });
    expect(again?.replyTo('one')).toMatchObject({ t: 'done' });
    expect(again?.game?.n).toBe(1);
  });

  it('to an old question, of another game or of somebody else is refused', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const asked = askedAmong(people);
    const other = people.find((one) => one !== asked);
    const answer = someAnswer(asked, diceFrom(1)) ?? {};
    const why = (re: string | undefined, one = asked) => {
      const reply = one.replyTo(re ?? '');
      return reply?.t === 'refused' ? reply.why.refused : reply?.t;
    };
    expect(why(asked.answer(answer, { ask: 77 }))).toBe('oldQuestion');
    const game = asked.send({ t: 'answer', game: 'another', ask: 1, answer: { do: 'end' } });
    expect(why(game)).toBe('otherGame');
    for (const ask of [0, 1, 2]) expect(why(other?.answer({ do: 'end' }, { ask }), other)).toBe('notAsked');
    expect(why(asked.answer({ do: 'fly' }))).toBe('notAnOption');
    expect(asked.game?.n).toBe(0);
  });
});

describe('Other requests', () => {
  it('count once too, across a restart', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    for (let times = 0; times < 2; times++) ann.send({ t: 'create', house: QUICK, re: 'c' });
    expect(world.core.figures().tables).toBe(1);
    ann.send({ t: 'say', to: 'table', text: 'hello', re: 's' });
    world.restart();
    const back = world.again(ann);
    expect(back.ask({ t: 'create', house: QUICK, re: 'c' })).toMatchObject({ with: { code: ann.table?.code } });
    expect(world.core.figures().tables).toBe(1);
    back.send({ t: 'enter', code: ann.table?.code ?? '' });
    expect(back.ask({ t: 'say', to: 'table', text: 'hello', re: 's' })).toMatchObject({ t: 'done' });
    expect(back.last('chat')).toBeUndefined();
    back.send({ t: 'start', fill: 'rule', re: 'b' });
    expect(back.ask({ t: 'start', fill: 'rule', re: 'b' })).toMatchObject({ t: 'done' });
  });

  it('long ago are refused as repeated, not done again', () => {
    const world = new CoreWorld({ limits: { messages: 1e6 } });
    const people = playingPeople(world, PEOPLE);
    const asked = askedAmong(people);
    asked.answer(someAnswer(asked, diceFrom(1)) ?? {}, { re: 'old' });
    for (let lines = 0; lines < 100; lines++) {
      asked.send({ t: 'say', to: 'table', text: `${lines}` });
      world.advance(2500);
    }
    asked.answer({ do: 'end' }, { re: 'old' });
    expect(asked.replyTo('old')).toMatchObject({ why: { refused: 'repeated' } });
  });

  it('are told apart, though their short fingerprints are the same', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const [one, other] = alikeInShort(ann.guest, ann.guest);
    expect(ann.ask({ t: 'say', to: 'table', text: 'one', re: one })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'say', to: 'table', text: 'other', re: other })).toMatchObject({ t: 'done' });
    const [his, hers] = alikeInShort(ben.guest, ann.guest);
    expect(ben.ask({ t: 'say', to: 'table', text: 'his', re: his })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'say', to: 'table', text: 'hers', re: hers })).toMatchObject({ t: 'done' });
    expect(ben.all('chat').map(({ line }) => line.text)).toEqual(['one', 'other', 'his', 'hers']);
  });
});

/** Ids for a request of each that 31 bits do not tell apart. */
function alikeInShort(guest: string, other: string): [string, string] {
  const seen = new Map<number, string>();
  for (let made = 0; ; made++) {
    const re = `${Math.imul(made, 0x9e3779b1)}`;
    seen.set(digestOf(`${guest}:a${re}`) >>> 1, `a${re}`);
    const found = seen.get(digestOf(`${other}:b${re}`) >>> 1);
    if (found !== undefined) return [found, `b${re}`];
  }
}

describe('A write that fails', () => {
  it('takes everything back: nobody has heard of it, and the game goes on', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const before = people.map(({ game }) => game);
    const asked = askedAmong(people);
    const answer = someAnswer(asked, diceFrom(1)) ?? {};
    world.isManual = true;
    asked.answer(answer, { re: 'lost' });
    world.isManual = false;
    world.fail();
    expect(asked.replyTo('lost')).toMatchObject({ why: { refused: 'notSaved' } });
    for (const [i, one] of people.entries()) {
      expect(one.all('step')).toEqual([]);
      expect(one.game).toEqual(before[i]);
    }
    asked.answer(answer, { re: 'lost' });
    expect(asked.replyTo('lost')).toMatchObject({ t: 'done' });
    playAtChance(world, people, 2);
    expect(people[0]?.table?.phase).toBe('over');
    expect(world.notes[0]).toMatchObject({ level: 'error', what: 'a write failed' });
  });

  it('leaves other tables alone', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const others = playingPeople(world, PEOPLE);
    const heard = others.map(({ texts }) => texts.length);
    world.isManual = true;
    const one = askedAmong(people);
    one.answer(someAnswer(one, diceFrom(1)) ?? {});
    world.fail();
    world.isManual = false;
    expect(others.map(({ texts }) => texts.length)).toEqual(heard);
    playAtChance(world, others, 2);
    expect(others[0]?.table?.phase).toBe('over');
  });

  it('lets nobody down who comes, or whose answer waits, while the table is read back', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...QUICK, pace: 'human' });
    const asked = untilHeld(world, people);
    const tab = world.again(asked);
    tab.send({ t: 'enter', code: asked.table?.code ?? '' });
    asked.send({ t: 'take' });
    const waiting = asked.answer(someAnswer(asked, diceFrom(1)) ?? {});
    expect(asked.replyTo(waiting)).toBeUndefined();
    world.isManual = true;
    world.isSlow = true;
    people.find((one) => one !== asked)?.send({ t: 'say', to: 'table', text: 'oh' });
    world.fail();
    world.isManual = false;
    expect(asked.replyTo(waiting)).toMatchObject({ why: { refused: 'notSaved' } });
    const eve = world.guest('Eve');
    const enter = eve.send({ t: 'enter', code: asked.table?.code ?? '' });
    const sync = asked.send({ t: 'sync' });
    expect([eve.replyTo(enter), asked.replyTo(sync)]).toEqual([undefined, undefined]);
    world.isSlow = false;
    world.load();
    expect([eve.replyTo(enter)?.t, asked.replyTo(sync)?.t]).toEqual(['done', 'done']);
    expect(tab.ask({ t: 'sync' })).toMatchObject({ why: { refused: 'elsewhere' } });
    expect(eve.game?.table).toEqual(asked.game?.table);
  });

  it('leaves the seat to the window that held it', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const tab = world.again(ann);
    tab.send({ t: 'enter', code: ann.table?.code ?? '' });
    ann.send({ t: 'take' });
    world.isManual = true;
    ann.send({ t: 'leave', re: 'lost' });
    world.fail();
    world.isManual = false;
    expect(ann.replyTo('lost')).toMatchObject({ why: { refused: 'notSaved' } });
    expect(tab.ask({ t: 'sync' })).toMatchObject({ why: { refused: 'elsewhere' } });
    expect(ann.ask({ t: 'sync' })).toMatchObject({ t: 'done' });
    expect(ben.table?.seats[0]).toMatchObject({ guest: ann.guest, isHere: true });
  });

  it('does not take back what was saved before it', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    ann?.send({ t: 'say', to: 'table', text: 'saved', re: 'saved' });
    world.isManual = true;
    ann?.send({ t: 'say', to: 'table', text: 'lost', re: 'lost' });
    ann?.send({ t: 'say', to: 'table', text: 'saved', re: 'saved' });
    ann?.send({ t: 'sync', re: 'sync' });
    world.fail();
    expect(ann?.replyTo('saved')).toMatchObject({ t: 'done' });
    expect(ann?.replyTo('lost')).toMatchObject({ why: { refused: 'notSaved' } });
    expect(ann?.replyTo('sync')).toBeUndefined();
  });

  it('is not tried again as fast as it fails', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann'], QUICK);
    ann?.send({ t: 'leave' });
    world.isManual = true;
    for (let times = 0; times < 200; times++) {
      world.fail();
      world.advance(50);
    }
    const failures = world.notes.filter(({ what }) => what === 'a write failed').length;
    expect(failures).toBeGreaterThan(5);
    expect(failures).toBeLessThan(15);
  });

  it('lets whoever says hello meanwhile say it again', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    world.isManual = true;
    ann?.send({ t: 'say', to: 'table', text: 'oh' });
    const tab = ann && world.again(ann);
    expect(tab?.messages).toEqual([]);
    world.fail();
    expect(tab?.closedWith).toBe(1013);
    world.isManual = false;
    expect(ann && world.again(ann).guest).toBe(ann?.guest);
  });

  it('undoes a new table, a name and a rematch', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    playAtChance(world, people, 1);
    const [ann] = people;
    const over = ann?.table?.id;
    world.isManual = true;
    ann?.send({ t: 'rematch', re: 'again' });
    world.fail();
    expect(ann?.replyTo('again')).toMatchObject({ why: { refused: 'notSaved' } });
    expect(ann?.table).toMatchObject({ id: over, phase: 'over' });
    ann?.send({ t: 'rename', name: 'Anna' });
    world.fail();
    ann?.send({ t: 'sync' });
    expect(ann?.table?.seats[0]?.name).toBe('Ann');
    const eve = world.guest('Eve');
    eve.send({ t: 'create', house: QUICK, re: 'c' });
    world.fail();
    expect(eve.replyTo('c')).toMatchObject({ why: { refused: 'notSaved' } });
    expect(eve.table).toBeUndefined();
    world.isManual = false;
    world.advance(1000);
    expect(eve.ask({ t: 'create', house: QUICK, re: 'c' })).toMatchObject({ t: 'done' });
    expect(ann?.ask({ t: 'rematch', re: 'again' })).toMatchObject({ t: 'done' });
    for (const one of people) expect(one.table?.phase).toBe('lobby');
  });
});
