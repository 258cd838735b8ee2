import type { HouseWish } from '@dustup/protocol';
import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const CLOCK: HouseWish = { players: 4, pace: 'fast', clock: { decision: 30, bank: 60 } };
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Whoever is asked alone, and somebody who is not. */
function askedAmong(people: readonly TestClient[]): { asked: TestClient; other: TestClient } {
  const asked = people.find(({ game }) => game?.ask?.question !== undefined);
  const other = people.find((one) => one !== asked);
  if (asked === undefined || other === undefined) throw new Error('nobody is asked');
  return { asked, other };
}

function standIn(client: TestClient, seat: number | null) {
  return client.table?.seats[seat ?? -1]?.standIn;
}

function answerNow(client: TestClient): void {
  client.answer(someAnswer(client, diceFrom(5)) ?? {});
}

describe('The clock', () => {
  it('counts down the decision, then the bank', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    expect(other.game?.clock).toEqual({ left: 30_000, of: 30_000, banks: [60_000, 60_000, 60_000, 60_000] });
    world.advance(40_000);
    const { seat } = asked;
    answerNow(asked);
    expect(other.game?.clock.banks[seat ?? -1]).toBe(50_000);
    expect(other.game?.clock.banks.filter((bank) => bank === 60_000)).toHaveLength(3);
    expect(standIn(other, seat)).toBeNull();
  });

  it('costs nothing within the time of the decision', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    world.advance(29_000);
    answerNow(askedAmong(people).asked);
    expect(people[0]?.game?.clock.banks).toEqual([60_000, 60_000, 60_000, 60_000]);
  });

  it('warns whoever is asked, and nobody else, ten seconds before the end', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    world.advance(79_000);
    expect(asked.all('clock')).toEqual([]);
    world.advance(2000);
    expect(asked.all('clock')).toMatchObject([{ warns: true, clock: { left: -50_000 } }]);
    expect(other.all('clock')).toEqual([]);
  });

  it('lets a bot play for whoever is out of time, until he is back', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    world.advance(89_900);
    expect(other.game?.n).toBe(0);
    world.advance(200);
    expect(other.game?.n).toBeGreaterThan(0);
    expect(standIn(other, asked.seat)).toBe('slow');
    expect(other.game?.clock.banks[asked.seat ?? -1]).toBe(0);
    expect(asked.ask({ t: 'back' })).toMatchObject({ t: 'done' });
    expect(standIn(other, asked.seat)).toBeNull();
  });

  it('hands the seat back with any request, and with an answer too', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...CLOCK, pace: 'human' });
    const { asked, other } = askedAmong(people);
    const dice = diceFrom(1);
    world.advance(90_100);
    for (let tries = 0; tries < 400 && standIn(other, asked.seat) === 'slow'; tries++) {
      const answer = someAnswer(asked, dice);
      if (answer !== undefined) {
        asked.answer(answer);
        break;
      }
      world.advance(1000);
    }
    expect(standIn(other, asked.seat)).toBeNull();
    expect(asked.all('refused')).toEqual([]);
  });

  it('does not stop for somebody who is not connected', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    asked.close();
    world.advance(90_100);
    expect(standIn(other, asked.seat)).toBe('away');
    expect(other.game?.n).toBeGreaterThan(0);
    const back = world.again(asked);
    back.send({ t: 'enter', code: other.table?.code ?? '' });
    expect(standIn(other, asked.seat)).toBeNull();
  });

  it('begins anew for whoever comes back in the middle of his question', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...CLOCK, clock: { decision: 30, bank: 0 }, pace: 'human' });
    const { asked, other } = askedAmong(people);
    asked.send({ t: 'leave' });
    expect(standIn(other, asked.seat)).toBe('away');
    const back = world.again(asked);
    back.send({ t: 'enter', code: other.table?.code ?? '' });
    expect(back.game?.clock.left).toBe(30_000);
    world.advance(29_000);
    expect(standIn(other, asked.seat)).toBeNull();
    world.advance(1001);
    expect(standIn(other, asked.seat)).toBe('slow');
  });

  it('begins anew but once a question: nobody holds up a table by leaving and coming back', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...CLOCK, clock: { decision: 30, bank: 0 }, pace: 'human' });
    const { asked, other } = askedAmong(people);
    const code = other.table?.code ?? '';
    for (let times = 0; times < 10; times++) {
      world.advance(14_000);
      asked.send({ t: 'leave' });
      asked.send({ t: 'enter', code });
    }
    expect(other.game?.n).toBeGreaterThan(0);
  });

  it('may be off: then only whoever is away for a minute is played for', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, { ...CLOCK, clock: null });
    const { asked, other } = askedAmong(people);
    expect(other.game?.clock).toEqual({ left: null, of: 0, banks: [0, 0, 0, 0] });
    world.advance(3_600_000);
    expect(other.game?.n).toBe(0);
    asked.close();
    world.advance(59_000);
    expect(standIn(other, asked.seat)).toBeNull();
    world.advance(2000);
    expect(standIn(other, asked.seat)).toBe('away');
    expect(other.game?.n).toBeGreaterThan(0);
  });

  it('is refunded after a restart', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    world.advance(80_000);
    world.restart();
    const back = world.again(asked);
    for (const one of [back, world.again(other)]) one.send({ t: 'enter', code: asked.table?.code ?? '' });
    expect(back.game?.clock).toMatchObject({ left: 30_000, banks: [60_000, 60_000, 60_000, 60_000] });
    world.advance(85_000);
    expect(standIn(back, asked.seat)).toBeNull();
    world.advance(6000);
    expect(standIn(back, asked.seat)).toBe('slow');
  });

  it('stands while the table pauses', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, CLOCK);
    const { asked, other } = askedAmong(people);
    world.advance(10_000);
    for (const one of people) one.send({ t: 'vote', about: 'pause', yes: true });
    expect(other.table?.isPaused).toBe(true);
    expect(other.game?.clock.left).toBeNull();
    expect(asked.replyTo(asked.answer({ do: 'end' }))).toMatchObject({ why: { refused: 'paused' } });
    world.advance(1_000_000);
    for (const one of people.slice(0, 3)) one.send({ t: 'vote', about: 'resume', yes: true });
    expect(other.table?.isPaused).toBe(false);
    expect(other.game?.clock.left).toBe(20_000);
    world.advance(79_000);
    expect(other.game?.n).toBe(0);
    world.advance(1001);
    expect(standIn(other, asked.seat)).toBe('slow');
  });

  it('keeps a table of absent people moving to its end', () => {
    const world = new CoreWorld({ limits: { idleTable: 1e9 } });
    const people = playingPeople(world, PEOPLE, { ...CLOCK, pace: 'human' });
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    for (const one of people) one.close();
    world.advance(3 * 3_600_000);
    expect(eve.table?.phase).toBe('over');
  });
});

describe('What is only offered to several', () => {
  /** Plays until several may cut in, without the game waiting for one of them. */
  function untilOffered(world: CoreWorld, people: readonly TestClient[]): void {
    const dice = diceFrom(3);
    for (let answers = 0; answers < 2000 && (people[0]?.game?.table.asked.length ?? 0) < 2; answers++) {
      const { asked } = askedAmong(people);
      asked.answer(someAnswer(asked, dice) ?? {});
      world.advance(300);
    }
  }

  it('goes by after a fixed time of silence, clock or not, and nobody is played for', () => {
    const world = new CoreWorld({ sets: ['base', 'valley-of-shadows'] });
    const house: HouseWish = { players: 4, pace: 'fast', clock: null, sets: ['base', 'valley-of-shadows'] };
    const people = playingPeople(world, PEOPLE, house);
    untilOffered(world, people);
    const [ann] = people;
    const n = ann?.game?.n ?? 0;
    expect(ann?.game?.table.asked.length).toBeGreaterThan(1);
    expect(ann?.game?.clock).toMatchObject({ of: 6000 });
    world.advance(5500);
    expect(ann?.game?.n).toBe(n);
    world.advance(600);
    expect(ann?.game?.n).toBe(n + 1);
    expect(ann?.table?.seats.map((seat) => seat?.standIn)).toEqual([null, null, null, null]);
  });
});

describe('Where several are asked together', () => {
  const TOGETHER: HouseWish = { ...CLOCK, options: ['twoCharacters'] };

  it('nobody knows who has answered, or whose time is up, before all have', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, TOGETHER);
    const [ann, ben, cleo, dan] = people;
    if (ann === undefined || ben === undefined || cleo === undefined || dan === undefined) return;
    expect(ann.game?.table.asked).toEqual([0, 1, 2, 3]);
    const heard = dan.messages.length;
    answerNow(ann);
    expect(ann.last('done')).toBeDefined();
    expect(ann.game?.ask).toBeNull();
    answerNow(ben);
    ben.send({ t: 'sync' });
    expect(ben.game).toMatchObject({ ask: null, n: 0 });
    expect(dan.messages).toHaveLength(heard);
    world.advance(89_000);
    cleo.close();
    const before = dan.texts.length;
    world.advance(990);
    expect(dan.texts).toHaveLength(before);
    world.advance(20);
    expect(dan.game?.table.seats.every(({ character }) => character !== '')).toBe(true);
    expect(dan.table?.seats.map((seat) => seat?.standIn)).toEqual([null, null, 'away', 'slow']);
  });

  it('a restart in between loses no answer', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, PEOPLE, TOGETHER);
    for (const one of people.slice(0, 3)) answerNow(one);
    world.restart();
    const back = people.map((one) => world.again(one));
    for (const one of back) one.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
    expect(back.map(({ game }) => game?.ask?.question?.kind)).toEqual([
      undefined,
      undefined,
      undefined,
      'chooseCharacter',
    ]);
    expect(back[0]?.game?.table.asked).toEqual([0, 1, 2, 3]);
    if (back[3] !== undefined) answerNow(back[3]);
    expect(back[0]?.game?.n).toBe(1);
    playAtChance(world, back, 4);
    expect(back[0]?.table?.phase).toBe('over');
  });
});
