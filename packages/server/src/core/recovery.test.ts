import { bangRules, type State } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, comeBack, playAtChance, playingPeople, seatPeople, someAnswer } from './testing/play.ts';

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
  /** Plays some, dies, and comes back to rules with something else in them. */
  function upgraded(spoil: (state: State) => void) {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE);
    playAtChance(world, people, 2, 12);
    const id = people[0]?.table?.id ?? '';
    const original = bangRules.begin.bind(bangRules);
    onTestFinished(() => {
      bangRules.begin = original;
    });
    bangRules.begin = (setup, key) => {
      const state = original(setup, key);
      spoil(state);
      return state;
    };
    world.log.setFact('checkpoint', id, 0);
    world.restart();
    return { world, id };
  }

  it('close a game that no longer runs the same; its record is kept', () => {
    const { world, id } = upgraded(({ drawPile }) => drawPile.reverse());
    expect(world.core.figures().tables).toBe(0);
    expect(world.log.table(id)?.entries.at(-1)?.body).toMatchObject({ k: 'closed', why: 'rulesChanged' });
    expect(world.log.fact('game', id)).toMatchObject({ outcome: null });
    expect(world.log.tables()).toEqual([]);
  });

  it('leave a game alone that runs the same', () => {
    const { world } = upgraded(() => undefined);
    expect(world.core.figures().games).toBe(1);
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
    asked.answer(answer);
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
    expect(JSON.stringify(world.notes)).not.toMatch(/Beer|seat 2/);
    playAtChance(world, others, 3);
    expect(others[0]?.table?.phase).toBe('over');
  });
});
