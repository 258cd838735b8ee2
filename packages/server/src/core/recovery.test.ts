import { bangRules } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { SetupError } from '@dustup/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { parseCheckpoint, parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, comeBack, playAtChance, playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

describe('What cannot be read', () => {
  it('harms its own table only', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, PEOPLE);
    const [ben] = seatPeople(world, ['Ben']);
    world.log.spoil(ann?.table?.id ?? '', 2, { k: 'nonsense' });
    world.restart();
    expect(world.core.figures().tables).toBe(1);
    expect(world.notes).toMatchObject([
      { level: 'error', what: 'a table cannot be read', facts: { table: ann?.table?.id } },
    ]);
    expect(world.log.table(ann?.table?.id ?? '')?.entries.length).toBeGreaterThan(2);
    expect(ben && world.again(ben).ask({ t: 'enter', code: ben.table?.code ?? '' })).toMatchObject({ t: 'done' });
  });

  it('of a checkpoint does no harm: the answers alone say all', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    playAtChance(world, people, 2, 20);
    const before = people.map(({ game }) => game);
    world.log.setFact('checkpoint', people[0]?.table?.id ?? '', { seq: 3 });
    world.restart();
    expect(comeBack(world, people).map(({ game }) => game)).toEqual(before);
  });

  it('of a guest makes him a new one', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    world.log.setFact('guest', ann?.guest ?? '', 17);
    world.restart();
    expect(world.notes).toMatchObject([{ what: 'a guest cannot be read' }]);
    expect(ann && world.again(ann).guest).not.toBe(ann?.guest);
  });
});

describe('Rules that have changed', () => {
  type Rules = Pick<typeof bangRules, 'begin' | 'open'>;

  /** For the rest of the test. */
  function upgrade(change: (old: Rules) => Partial<Rules>): void {
    const old = { begin: bangRules.begin.bind(bangRules), open: bangRules.open.bind(bangRules) };
    onTestFinished(() => void Object.assign(bangRules, old));
    Object.assign(bangRules, change(old));
  }

  function withdraw(): void {
    upgrade(() => ({
      begin: () => {
        throw new SetupError({ refused: 'noSuchSet' });
      },
    }));
  }

  const dealsOtherCards = ({ begin }: Rules): Partial<Rules> => ({
    begin: (setup, key) => {
      const state = begin(setup, key);
      state.drawPile.reverse();
      return state;
    },
  });

  /** A game that has been played for some turns, with some answers since its newest checkpoint. */
  function played(): { world: CoreWorld; people: TestClient[]; id: string } {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const id = people[0]?.table?.id ?? '';
    for (let answers = 0; answers < 200; answers++) {
      playAtChance(world, people, answers, 1);
      const { entries = [], checkpoint = null } = world.log.table(id) ?? {};
      const seq = parseCheckpoint(checkpoint)?.seq ?? 0;
      const [before, since] = [entries.slice(0, seq), entries.slice(seq)].map(answersIn);
      if ((before?.length ?? 0) > 10 && since?.some(({ step }) => (step?.events.length ?? 0) > 0) === true)
        return { world, people, id };
    }
    throw new Error('no such game');
  }

  function answersIn(entries: readonly LogEntry[]) {
    return entries.flatMap(({ body }) => {
      const entry = parseEntry(body);
      return entry?.k === 'answered' ? [entry] : [];
    });
  }

  function expectClosed(world: CoreWorld, id: string): void {
    expect(world.core.figures().tables).toBe(0);
    expect(world.log.table(id)?.entries.at(-1)?.body).toMatchObject({ k: 'closed', why: 'rulesChanged' });
    expect(world.log.fact('game', id)).toMatchObject({ outcome: null });
    expect(world.log.tables()).toEqual([]);
    expect(world.crashes).toEqual([]);
    expect(world.notes.filter(({ level }) => level === 'error')).toEqual([]);
  }

  it('close a game that no longer runs the same; its record is kept', () => {
    const { world, id } = played();
    upgrade(dealsOtherCards);
    world.log.setFact('checkpoint', id, 0);
    world.restart();
    expectClosed(world, id);
  });

  it('leave a game alone that runs the same', () => {
    const { world, id } = played();
    upgrade(() => ({}));
    world.log.setFact('checkpoint', id, 0);
    world.restart();
    expect(world.core.figures().games).toBe(1);
  });

  it('leave a game alone that runs the same from its newest checkpoint, whatever came before', () => {
    const { world, people } = played();
    const before = people.map(({ game }) => game);
    upgrade(dealsOtherCards);
    world.restart();
    const back = comeBack(world, people);
    expect(back.map(({ game }) => game)).toEqual(before);
    playAtChance(world, back, 3);
    expect(back[0]?.table?.phase).toBe('over');
  });

  it('close a game whose answers since its newest checkpoint tell another story', () => {
    const { world, id } = played();
    upgrade(({ open }) => ({
      open: (state, listener) => open(state, listener && ((event) => listener({ ...event, count: 17 }))),
    }));
    world.restart();
    expectClosed(world, id);
  });

  it('close a game of which a set was withdrawn, without a crash file', () => {
    const { world, id } = played();
    withdraw();
    world.restart();
    expectClosed(world, id);
  });

  it('close it so before the cards are dealt, too', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    world.isManual = true;
    ann?.send({ t: 'start', fill: 'rule' });
    world.commit();
    world.isManual = false;
    withdraw();
    world.restart();
    expectClosed(world, ann?.table?.id ?? '');
  });

  it('do not end a series: what was won is kept, and the next game may follow', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...QUICK, keepCharacters: true, passStar: true });
    playAtChance(world, people, 1);
    const over = people[0]?.table;
    expect(over?.phase).toBe('over');
    upgrade(dealsOtherCards);
    world.log.setFact('checkpoint', over?.id ?? '', 0);
    world.restart();
    const back = comeBack(world, people);
    for (const one of back) {
      expect(one.table).toEqual(over);
      expect(one.game).toBeNull();
      one.sendText('{"t":"ping"}');
      expect(one.last('pong')).toEqual({ t: 'pong' });
    }
    expect(back[0]?.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    expect(back[0]?.table).toMatchObject({ phase: 'lobby', played: 1 });
    expect(back[0]?.table?.seats.map((held) => held?.won)).toEqual(over?.seats.map((held) => held?.won));
    expect(back[0]?.ask({ t: 'start' })).toMatchObject({ t: 'done' });
    playAtChance(world, back, 2);
    expect(back[0]?.table).toMatchObject({ phase: 'over', played: 2 });
    expect(world.crashes).toEqual([]);
  });
});

describe('A game that breaks', () => {
  it('is closed with its record and a crash file; the others go on', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    const others = playingPeople(world, PEOPLE);
    playAtChance(world, people, 2, 12);
    const asked = askedAmong(people);
    const id = asked.table?.id ?? '';
    const answer = someAnswer(asked, diceFrom(1)) ?? {};
    const original = bangRules.chapter.bind(bangRules);
    const restore = () => {
      bangRules.chapter = original;
    };
    onTestFinished(restore);
    bangRules.chapter = () => {
      throw new Error('a bug in the rules: seat 2 holds a Beer');
    };
    const request = asked.answer(answer);
    restore();
    for (const one of people) {
      expect(one.table).toMatchObject({ phase: 'closed', closed: 'broken' });
      expect(one.last('gone')).toEqual({ t: 'gone', why: 'closed' });
    }
    const [crash] = world.crashes;
    const report = JSON.parse(crash?.report ?? '{}');
    expect(report).toMatchObject({
      format: 'dustup crash 1',
      rules: 'dustup/bang',
      key: expect.stringMatching(/^\w{64}$/),
    });
    expect(report.entries).toHaveLength(13);
    expect(report.entries.at(-1)).toMatchObject({ seat: asked.seat, answer });
    expect(world.log.table(id)?.entries.at(-1)?.body).toMatchObject({ k: 'closed', why: 'broken' });
    expect(world.notes).toContainEqual({
      type: 'note',
      level: 'error',
      what: 'table broke',
      facts: { table: id, request, what: 'answer', error: 'Error' },
    });
    expect(JSON.stringify(world.notes)).not.toMatch(/Beer|seat 2/);
    playAtChance(world, others, 3);
    expect(others[0]?.table?.phase).toBe('over');
  });
});
