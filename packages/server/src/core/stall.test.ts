import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, playingPeople, someAnswer } from './testing/play.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];
const CLOCK = { players: 4, pace: 'fast', clock: { decision: 10, bank: 5 } } as const;

describe('While nothing can be saved', () => {
  it('nobody loses time, and nobody is replaced', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const asked = askedAmong(people);
    world.advance(4000);
    world.isManual = true;
    const re = asked.send({ t: 'say', to: 'table', text: 'Howdy' });
    world.give({ type: 'stalled' });
    world.advance(60_000);
    world.isManual = false;
    world.give({ type: 'flows' });
    world.commit();
    expect(asked.replyTo(re)).toMatchObject({ t: 'done' });
    expect(asked.last('clock')?.clock.left).toBe(6000);
    world.advance(10_900);
    expect(people.flatMap(({ table }) => table?.seats.map((seat) => seat?.standIn))).toEqual(
      Array.from({ length: 16 }, () => null),
    );
    world.advance(200);
    expect(people[0]?.table?.seats.map((seat) => seat?.standIn)).toContain('slow');
  });

  it('players are told after five seconds, and when it is over', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, PEOPLE, CLOCK);
    world.give({ type: 'stalled' });
    world.advance(4900);
    expect(ann?.all('waiting')).toEqual([]);
    world.advance(200);
    expect(ann?.all('waiting')).toEqual([{ t: 'waiting', on: true }]);
    expect(ann?.last('clock')?.clock.left).toBeNull();
    world.give({ type: 'flows' });
    expect(ann?.last('waiting')).toEqual({ t: 'waiting', on: false });
    expect(ann?.last('clock')?.clock.left).toBe(10_000);
  });

  it('an answer waits, and the next decision has all of its time', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const asked = askedAmong(people);
    world.isManual = true;
    const re = asked.answer(someAnswer(asked, diceFrom(1)) ?? {});
    world.give({ type: 'stalled' });
    world.advance(3000);
    world.isManual = false;
    world.give({ type: 'flows' });
    world.commit();
    expect(asked.replyTo(re)).toMatchObject({ t: 'done' });
    expect(askedAmong(people).last('step')?.clock ?? asked.last('clock')?.clock).toMatchObject({ left: 10_000 });
  });

  it('what would pile up without end is refused', () => {
    const world = new CoreWorld({ limits: { messages: 10_000, changesPerHour: 10_000 } });
    const [ann] = playingPeople(world, PEOPLE, CLOCK);
    world.isManual = true;
    world.give({ type: 'stalled' });
    const asked = Array.from({ length: 2500 }, (_, n) => ann?.send({ t: 'rename', name: `Ann ${n}` }) ?? '');
    world.commit();
    const ends = asked.map((re) => ann?.replyTo(re)?.t);
    expect(ends.filter((t) => t === 'done').length).toBe(2000);
    expect(ends.lastIndexOf('done')).toBe(1999);
    expect(ann?.replyTo(asked.at(-1) ?? '')).toMatchObject({ t: 'refused', why: { refused: 'notSaved' } });
  });
});
