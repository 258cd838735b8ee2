import { diceFrom } from '@dustup/bots';
import { LONGEST_CHAT } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

function four(world: CoreWorld, house = QUICK): [TestClient, TestClient, TestClient, TestClient] {
  const [ann, ben, cleo, dan] = playingPeople(world, PEOPLE, house);
  if (ann === undefined || ben === undefined || cleo === undefined || dan === undefined) throw new Error('four');
  return [ann, ben, cleo, dan];
}

function two(world: CoreWorld, house = QUICK): [TestClient, TestClient] {
  const [ann, ben] = playingPeople(world, ['Ann', 'Ben'], house);
  if (ann === undefined || ben === undefined) throw new Error('two');
  return [ann, ben];
}

/** Plays until somebody is out; gives him and somebody who lives. */
function untilDeath(world: CoreWorld, people: readonly TestClient[]): { dead: TestClient; alive: TestClient } {
  const dice = diceFrom(11);
  for (let answers = 0; answers < 3000; answers++) {
    const table = people[0]?.game?.table;
    const dead = people.find(({ seat }) => table?.seats[seat ?? -1]?.presence === 'out');
    const alive = people.find(({ seat }) => table?.seats[seat ?? -1]?.presence === 'in');
    if (table?.outcome !== null) break;
    if (dead !== undefined && alive !== undefined) return { dead, alive };
    const next = people.find(({ game }) => game?.ask?.question !== undefined);
    const answer = next && someAnswer(next, dice);
    if (answer !== undefined) next?.answer(answer);
    world.advance(300);
  }
  throw new Error('nobody died before the end');
}

describe('A vote', () => {
  it('pauses when all agree, and goes on when half do', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo, dan] = four(world);
    for (const one of [ann, ben, cleo]) one.send({ t: 'vote', about: 'pause', yes: true });
    expect(dan.table).toMatchObject({ isPaused: false, votes: { pause: [0, 1, 2] } });
    ben.send({ t: 'vote', about: 'pause', yes: false });
    expect(dan.table?.votes).toEqual({ pause: [0, 2] });
    ben.send({ t: 'vote', about: 'pause', yes: true });
    dan.send({ t: 'vote', about: 'pause', yes: true });
    expect(dan.table).toMatchObject({ isPaused: true, votes: {} });
    expect(dan.ask({ t: 'vote', about: 'pause', yes: true })).toMatchObject({ why: { refused: 'asItIs' } });
    world.restart();
    const back = [ann, ben, cleo, dan].map((one) => world.again(one));
    for (const one of back) one.send({ t: 'enter', code: ann.table?.code ?? '' });
    expect(back[0]?.table?.isPaused).toBe(true);
    back[0]?.send({ t: 'vote', about: 'resume', yes: true });
    expect(back[3]?.table?.isPaused).toBe(true);
    back[1]?.send({ t: 'vote', about: 'resume', yes: true });
    expect(back[3]?.table?.isPaused).toBe(false);
  });

  it('counts once, however often it is cast', () => {
    const world = new CoreWorld();
    const [ann] = four(world);
    const id = ann.table?.id ?? '';
    for (let times = 0; times < 5; times++) {
      expect(ann.ask({ t: 'vote', about: 'abandon', yes: true })).toMatchObject({ t: 'done' });
      expect(ann.ask({ t: 'vote', about: 'pause', yes: false })).toMatchObject({ t: 'done' });
    }
    const voted = world.log.table(id)?.entries.filter(({ body }) => parseEntry(body)?.k === 'voted');
    expect(voted).toHaveLength(1);
  });

  it('lets a bot play at once for whoever is away, when all who are here agree', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo, dan] = four(world, { ...QUICK, clock: { decision: 30, bank: 120 } });
    expect(ann.ask({ t: 'vote', about: 'standIn', yes: true })).toMatchObject({ why: { refused: 'asItIs' } });
    dan.close();
    ann.send({ t: 'vote', about: 'standIn', yes: true });
    ben.send({ t: 'vote', about: 'standIn', yes: true });
    expect(ann.table).toMatchObject({ votes: { standIn: [0, 1] }, seats: [{}, {}, {}, { standIn: null }] });
    cleo.send({ t: 'vote', about: 'standIn', yes: true });
    expect(ann.table).toMatchObject({ votes: {}, seats: [{}, {}, {}, { standIn: 'away' }] });
  });

  it('is not needed by somebody who is left alone with bots', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world, { ...QUICK, clock: { decision: 30, bank: 120 } });
    ben.close();
    world.advance(4000);
    expect(ann.table?.seats[1]).toMatchObject({ isHere: false, standIn: null });
    world.advance(1500);
    expect(ann.table?.seats[1]).toMatchObject({ standIn: 'away' });
  });

  it('is not needed by whoever is back first after a restart, but the others have time to come back', () => {
    const world = new CoreWorld();
    const people = two(world, { ...QUICK, clock: { decision: 120, bank: 120 } });
    world.restart();
    const [ann] = comeBack(world, people.slice(0, 1));
    world.advance(29_000);
    expect(ann?.table?.seats[1]).toMatchObject({ isHere: false, standIn: null });
    world.advance(1500);
    expect(ann?.table?.seats[1]).toMatchObject({ standIn: 'away' });
    const [ben] = comeBack(world, people.slice(1));
    ben?.close();
    world.advance(5500);
    expect(ann?.table?.seats[1]).toMatchObject({ standIn: 'away' }); // as ever: who goes in this life is gone
  });

  it('does not wait for those who are away', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo, dan] = four(world);
    for (const one of [ann, ben, cleo]) one.send({ t: 'vote', about: 'pause', yes: true });
    dan.send({ t: 'leave' });
    ann.send({ t: 'vote', about: 'pause', yes: true });
    expect(ann.table?.isPaused).toBe(true);
  });

  it('is not carried because a page is loaded again, whoever votes and whoever loads', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world);
    const code = ann.table?.code ?? '';
    ann.send({ t: 'vote', about: 'abandon', yes: true });
    ben.close();
    world.advance(5000);
    expect(ann.table?.phase).toBe('playing');
    const back = world.again(ben);
    back.send({ t: 'enter', code });
    expect(back.table).toMatchObject({ phase: 'playing', votes: { abandon: [0] } });
    back.close();
    ann.send({ t: 'vote', about: 'pause', yes: true });
    ann.send({ t: 'vote', about: 'abandon', yes: false });
    ann.send({ t: 'vote', about: 'abandon', yes: true });
    expect(ann.table).toMatchObject({ phase: 'playing', isPaused: false });
  });

  it('is not carried by whoever is back first after a restart', () => {
    const world = new CoreWorld();
    const [ann] = two(world);
    ann.send({ t: 'vote', about: 'abandon', yes: true });
    world.restart();
    const back = world.again(ann);
    back.send({ t: 'enter', code: ann.table?.code ?? '' });
    expect(back.table?.phase).toBe('playing');
  });

  it('is carried a minute after the last one went who has not voted', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world, { ...QUICK, clock: { decision: 3600, bank: 0 } });
    ben.close();
    ann.send({ t: 'vote', about: 'abandon', yes: true });
    world.advance(59_000);
    expect(ann.table?.phase).toBe('playing');
    world.advance(2000);
    expect(ann.table).toMatchObject({ phase: 'over', game: { outcome: null } });
  });

  it('gives the game up when more than half want it; its record is kept', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo, dan] = four(world);
    ann.send({ t: 'vote', about: 'abandon', yes: true });
    ben.send({ t: 'vote', about: 'abandon', yes: true });
    expect(dan.table?.phase).toBe('playing');
    cleo.send({ t: 'vote', about: 'abandon', yes: true });
    expect(dan.table).toMatchObject({ phase: 'over', played: 0, game: { outcome: null } });
    for (const one of [ann, ben, cleo, dan]) {
      expect(one.table?.game?.seed).toEqual({ key: expect.any(String), salt: expect.any(String) });
      expect(one.game?.ask).toBeNull();
      expect(one.replyTo(one.answer({ do: 'end' }))).toMatchObject({ why: { refused: 'gameIsOver' } });
    }
    expect(world.log.facts('game')).toMatchObject([{ body: { outcome: null, endedAt: expect.any(Number) } }]);
    expect(world.log.ids()).toHaveLength(1);
  });

  it('to give the game up leaves everybody at the table, for another one, also after a restart', () => {
    const world = new CoreWorld();
    const people = four(world, { ...QUICK, keepCharacters: true, passStar: true });
    for (const one of people) one.send({ t: 'vote', about: 'abandon', yes: true });
    const code = people[0].table?.code ?? '';
    world.restart();
    world.advance(1000);
    const back = people.map((one) => world.again(one));
    for (const one of back) one.send({ t: 'enter', code });
    expect(back[1]?.table).toMatchObject({ phase: 'over', game: { outcome: null } });
    expect(back[1]?.game).toMatchObject({ ask: null, clock: { left: null } });
    expect(back[0]?.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    expect(back[1]?.table).toMatchObject({
      phase: 'lobby',
      code,
      played: 0,
      seats: people.map(({ guest }) => ({ guest })),
    });
    expect(back[0]?.ask({ t: 'start' })).toMatchObject({ t: 'done' });
    expect(back[1]?.table?.phase).toBe('playing');
  });

  it('to give the game up keeps the seed from whoever only watches', () => {
    const world = new CoreWorld();
    const people = four(world, { ...QUICK, openHands: false });
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0].table?.code ?? '' });
    for (const one of people) one.send({ t: 'vote', about: 'abandon', yes: true });
    expect(eve.table).toMatchObject({ phase: 'over', game: { seed: null } });
    expect(people[0].table?.game?.seed).not.toBeNull();
  });

  it('is for those who play', () => {
    const world = new CoreWorld();
    const [ann] = four(world);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann.table?.code ?? '' });
    expect(eve.ask({ t: 'vote', about: 'abandon', yes: true })).toMatchObject({ why: { refused: 'noVote' } });
    const [ben] = seatPeople(world, ['Ben']);
    expect(ben?.ask({ t: 'vote', about: 'abandon', yes: true })).toMatchObject({ why: { refused: 'noGame' } });
  });
});

describe('A paused game', () => {
  const HOUR = 3_600_000;

  function paused(world: CoreWorld) {
    const people = four(world);
    for (const one of people) one.send({ t: 'vote', about: 'pause', yes: true });
    expect(people[0].table?.isPaused).toBe(true);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0].table?.code ?? '' });
    return { people, eve };
  }

  it('waits for a day, and is not kept for ever by those who only watch', () => {
    const world = new CoreWorld();
    const { people, eve } = paused(world);
    for (const one of people) one.close();
    world.advance(20 * HOUR);
    eve.close();
    const again = world.again(eve);
    again.send({ t: 'enter', code: people[0].table?.code ?? '' });
    world.advance(3.9 * HOUR);
    expect(again.table?.phase).toBe('playing');
    world.advance(0.2 * HOUR);
    expect(again.last('gone')).toEqual({ t: 'gone', why: 'closed' });
    expect(world.core.figures().tables).toBe(0);
  });

  it('waits anew when somebody who plays has been there', () => {
    const world = new CoreWorld();
    const { people, eve } = paused(world);
    for (const one of people) one.close();
    world.advance(20 * HOUR);
    const ann = world.again(people[0]);
    ann.send({ t: 'enter', code: eve.table?.code ?? '' });
    world.advance(30 * HOUR);
    expect(eve.table?.phase).toBe('playing');
    ann.close();
    world.advance(23.9 * HOUR);
    expect(eve.table?.phase).toBe('playing');
    world.advance(0.2 * HOUR);
    expect(eve.table).toMatchObject({ phase: 'closed', closed: 'idle' });
  });
});

describe('A pause', () => {
  it('holds nobody against his will: of two, either goes on', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world);
    for (const one of [ann, ben]) one.send({ t: 'vote', about: 'pause', yes: true });
    expect(ben.table?.isPaused).toBe(true);
    ben.send({ t: 'vote', about: 'resume', yes: true });
    expect(ben.table?.isPaused).toBe(false);
  });

  it('ends when the last who could go on gives up: the rest is played by bots', () => {
    const world = new CoreWorld();
    const people = four(world);
    const { dead } = untilDeath(world, people);
    const living = people.filter((one) => one !== dead);
    for (const one of living) one.send({ t: 'vote', about: 'pause', yes: true });
    expect(dead.table?.isPaused).toBe(true);
    for (const one of living) one.send({ t: 'concede' });
    expect(dead.table?.isPaused).toBe(false);
    world.advance(600_000);
    expect(dead.table?.phase).toBe('over');
  });

  it('is not for ever when the last who could go on is away and another gives up', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world);
    for (const one of [ann, ben]) one.send({ t: 'vote', about: 'pause', yes: true });
    ann.close();
    ben.send({ t: 'concede' });
    world.advance(24.1 * 3_600_000);
    expect(ben.table).toMatchObject({ phase: 'closed', closed: 'idle' });
  });
});

describe('Whoever gives up', () => {
  it('is played by a bot for good', () => {
    const world = new CoreWorld();
    const [ann, ben] = four(world);
    expect(ben.ask({ t: 'concede' })).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]?.standIn).toBe('conceded');
    ben.send({ t: 'back' });
    ben.send({ t: 'say', to: 'table', text: 'bye' });
    expect(ann.table?.seats[1]?.standIn).toBe('conceded');
    expect(ben.ask({ t: 'concede' })).toMatchObject({ why: { refused: 'notPlaying' } });
    expect(ben.replyTo(ben.answer({ do: 'end' }))).toMatchObject({ why: { refused: 'conceded' } });
    expect(ben.ask({ t: 'sync' }) && ben.game?.ask).toBeNull();
  });

  it('may watch how the game goes on, even when everybody does', () => {
    const world = new CoreWorld();
    const [ann, ...others] = four(world);
    for (const one of [ann, ...others]) one.send({ t: 'concede' });
    expect(ann.table).toMatchObject({ phase: 'playing' });
    world.advance(3_600_000);
    expect(ann.table).toMatchObject({ phase: 'over', game: { outcome: { winners: expect.any(Array) } } });
  });
});

describe('In a game somebody is removed', () => {
  it('by the host and for good, if he only watches or has given up', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = four(world);
    const code = ann.table?.code ?? '';
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code });
    expect(ann.ask({ t: 'remove', guest: eve.guest })).toEqual({ t: 'done', re: expect.any(String) });
    expect(eve.last('gone')).toEqual({ t: 'gone', why: 'removed', by: 'Ann' });
    expect(eve.ask({ t: 'enter', code })).toMatchObject({ t: 'done' });
    expect(eve.ask({ t: 'say', to: 'table', text: 'Hey!' })).toMatchObject({ why: { refused: 'removed' } });
    cleo.send({ t: 'concede' });
    expect(ann.ask({ t: 'remove', guest: cleo.guest })).toEqual({ t: 'done', re: expect.any(String) });
    expect(ben.table?.seats[2]).toMatchObject({ standIn: 'conceded', isHere: false });
    cleo.send({ t: 'enter', code });
    expect(cleo.ask({ t: 'say', to: 'table', text: 'Hey!' })).toMatchObject({ why: { refused: 'removed' } });
    expect(ben.table?.seats[2]).toMatchObject({ standIn: 'conceded' });
  });

  it('by the host when he has been away for a minute, not sooner; and may come back', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = four(world, { ...QUICK, clock: { decision: 3600, bank: 0 } });
    cleo.close();
    world.advance(1000);
    expect(ann.ask({ t: 'remove', guest: cleo.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    expect(ben.table?.seats[2]?.standIn).toBeNull();
    world.advance(60_000);
    expect(ann.ask({ t: 'remove', guest: cleo.guest })).toEqual({ t: 'done', re: expect.any(String) });
    expect(ben.table?.seats[2]).toMatchObject({ standIn: 'away', isHere: false });
    world.restart();
    const back = world.again(cleo);
    expect(back.ask({ t: 'enter', code: ann.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(back.table?.seats[2]).toMatchObject({ standIn: null, isHere: true });
  });

  it('by the host when a bot plays for him since he was too slow; and may come back', () => {
    const world = new CoreWorld();
    const people = four(world, { ...QUICK, clock: { decision: 5, bank: 0 }, pokerFace: false });
    const [host, ...others] = people;
    world.advance(11_000);
    const slow = others.find(({ seat }) => host.table?.seats[seat ?? -1]?.standIn === 'slow');
    expect(slow).toBeDefined();
    expect(host.ask({ t: 'remove', guest: slow?.guest ?? '' })).toEqual({ t: 'done', re: expect.any(String) });
    expect(slow?.last('gone')).toEqual({ t: 'gone', why: 'removed', by: 'Ann' });
    expect(slow?.ask({ t: 'enter', code: host.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(slow?.table?.seats[slow.seat ?? -1]?.standIn).toBeNull();
  });

  it('not by the only other one, be it the host, as long as he plays', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    for (const [one, other] of [
      [ann, ben],
      [ben, ann],
    ])
      expect(one?.ask({ t: 'remove', guest: other?.guest ?? '' })).toMatchObject({ with: { votes: 1, needed: 2 } });
    expect(ann?.table?.seats.map((seat) => seat?.standIn)).not.toContain('conceded');
  });

  it('by more than half of the others, if he plays; never by one alone', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo, dan] = four(world);
    expect(ann.ask({ t: 'remove', guest: dan.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    expect(ann.ask({ t: 'remove', guest: dan.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    expect(dan.table?.seats[3]?.standIn).toBeNull();
    const heard = dan.messages.length;
    expect(cleo.ask({ t: 'remove', guest: dan.guest })).toMatchObject({ t: 'done' });
    expect(dan.messages.slice(heard)).toEqual([{ t: 'gone', why: 'removed' }]);
    expect(ben.table?.seats[3]).toMatchObject({ standIn: 'conceded', isHere: false });
  });
});

describe('Where no clock runs, whoever lets all wait', () => {
  it('may be removed by the host after two minutes, and not before', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo'], { ...QUICK, pokerFace: false });
    const [ann, ben, cleo] = people;
    if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
    const dice = diceFrom(3);
    for (let answers = 0; ben.game?.ask?.question === undefined && answers < 100; answers++) {
      world.advance(100);
      for (const one of [ann, cleo]) if (one.game?.ask?.question !== undefined) one.answer(someAnswer(one, dice) ?? {});
    }
    expect(ben.game?.table.asked).toEqual([1]);
    world.advance(100_000);
    expect(ann.ask({ t: 'remove', guest: ben.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    world.advance(20_000);
    expect(ann.ask({ t: 'remove', guest: ben.guest })).toEqual({ t: 'done', re: expect.any(String) });
    world.advance(100);
    expect(ann.table?.seats[1]?.standIn).toBe('away');
    expect(ann.game?.table.asked).not.toEqual([1]);
    expect(ben.ask({ t: 'enter', code: ann.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]?.standIn).toBeNull();
  });
});

describe('Where no clock runs, a host who lets all wait', () => {
  it('is removed by any who plays after two minutes, and not before; and may come back', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world, { ...QUICK, pokerFace: false });
    const dice = diceFrom(3);
    for (let answers = 0; ann.game?.ask?.question === undefined && answers < 100; answers++) {
      world.advance(100);
      if (ben.game?.ask?.question !== undefined) ben.answer(someAnswer(ben, dice) ?? {});
    }
    expect(ann.game?.table.asked).toEqual([0]);
    world.advance(119_000);
    expect(ben.ask({ t: 'remove', guest: ann.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    world.advance(1000);
    expect(ben.ask({ t: 'remove', guest: ann.guest })).toEqual({ t: 'done', re: expect.any(String) });
    expect(ann.last('gone')).toEqual({ t: 'gone', why: 'removed', by: 'Ben' });
    expect(ben.table).toMatchObject({ host: ben.guest, seats: [{ standIn: 'away' }, {}, {}, {}] });
    expect(ann.ask({ t: 'enter', code: ben.table?.code ?? '' })).toMatchObject({ t: 'done' });
    expect(ben.table?.seats[0]?.standIn).toBeNull();
  });

  it('is not removed by one who has not answered either', () => {
    const world = new CoreWorld();
    const [ann, ben] = two(world, { ...QUICK, pokerFace: false, options: ['twoCharacters'] });
    world.advance(121_000);
    expect(ben.game?.table.asked).toEqual([0, 1, 2, 3]);
    expect(ben.ask({ t: 'remove', guest: ann.guest })).toMatchObject({ with: { votes: 1, needed: 2 } });
    ben.answer(someAnswer(ben, diceFrom(1)) ?? {});
    expect(ben.ask({ t: 'remove', guest: ann.guest })).toEqual({ t: 'done', re: expect.any(String) });
  });
});

describe('Talk at the table', () => {
  it('is heard by all, those who watch included, and kept for who comes later', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(eve.ask({ t: 'say', to: 'table', text: ' howdy\u202e \n all ' })).toMatchObject({ t: 'done' });
    const line = { n: 1, name: 'Eve', seat: null, guest: eve.guest, to: 'table', text: 'howdy all' };
    for (const one of [ann, ben, eve]) expect(one?.last('chat')).toEqual({ t: 'chat', line });
    world.restart();
    const back = ann && world.again(ann);
    back?.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(back?.last('table')?.chat).toEqual([line]);
  });

  it('is limited', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const say = (text: string) => ann?.ask({ t: 'say', to: 'table', text });
    expect(say('x'.repeat(LONGEST_CHAT + 1))).toMatchObject({ why: { refused: 'tooLong', most: LONGEST_CHAT } });
    expect(say(' \u200b ')).toMatchObject({ why: { refused: 'nothingSaid' } });
    for (let lines = 0; lines < 10; lines++) expect(say(`line ${lines}`)).toMatchObject({ t: 'done' });
    expect(say('one more')).toMatchObject({ why: { refused: 'tooFast' } });
    world.advance(2100);
    expect(say('later')).toMatchObject({ t: 'done' });
  });

  it('is not heard from whom one has muted', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = seatPeople(world, ['Ann', 'Ben', 'Cleo']);
    expect(ann?.ask({ t: 'mute', guest: ben?.guest ?? '', on: true })).toMatchObject({ t: 'done' });
    const entries = world.log.table(ann?.table?.id ?? '')?.entries.length;
    expect(ann?.ask({ t: 'mute', guest: ben?.guest ?? '', on: true })).toMatchObject({ t: 'done' });
    expect(world.log.table(ann?.table?.id ?? '')?.entries).toHaveLength(entries ?? 0);
    expect(ann?.ask({ t: 'mute', guest: 'nobody', on: true })).toMatchObject({ why: { refused: 'noSuchGuest' } });
    ben?.send({ t: 'say', to: 'table', text: 'rude' });
    expect(ann?.last('chat')).toBeUndefined();
    expect(cleo?.last('chat')?.line.text).toBe('rude');
    ann?.send({ t: 'sync' });
    expect(ann?.last('table')?.chat).toEqual([]);
    expect(ann?.last('table')?.mutes).toEqual([{ guest: ben?.guest, name: 'Ben' }]);
    ann?.send({ t: 'mute', guest: ben?.guest ?? '', on: false });
    ben?.send({ t: 'say', to: 'table', text: 'sorry' });
    expect(ann?.last('chat')?.line.text).toBe('sorry');
    ann?.send({ t: 'sync' });
    expect(ann?.last('table')?.mutes).toBeUndefined();
  });

  it('is muted for so many at most', () => {
    const world = new CoreWorld({ limits: { messages: 1000 } });
    const [ann] = seatPeople(world, ['Ann']);
    const rude = Array.from({ length: 33 }, () => {
      const eve = world.guest('Eve');
      eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
      return ann?.ask({ t: 'mute', guest: eve.guest, on: true });
    });
    for (const reply of rude.slice(0, 32)) expect(reply).toMatchObject({ t: 'done' });
    expect(rude[32]).toMatchObject({ why: { refused: 'tooManyMuted', most: 32 } });
  });

  it('among the dead is for the dead', () => {
    const world = new CoreWorld();
    const people = four(world);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0].table?.code ?? '' });
    expect(people[0].ask({ t: 'say', to: 'dead', text: 'boo' })).toMatchObject({ why: { refused: 'notDead' } });
    const { dead, alive } = untilDeath(world, people);
    const heard = [alive, eve].map(({ texts }) => texts.length);
    expect(dead.ask({ t: 'say', to: 'dead', text: 'boo' })).toMatchObject({ t: 'done' });
    expect(dead.last('chat')?.line).toMatchObject({ n: 1, to: 'dead', text: 'boo' });
    expect([alive, eve].map(({ texts }) => texts.length)).toEqual(heard);
    alive.send({ t: 'sync' });
    expect(alive.last('table')?.chat).toEqual([]);
    expect(eve.ask({ t: 'say', to: 'dead', text: 'boo' })).toMatchObject({ why: { refused: 'notDead' } });
    dead.send({ t: 'say', to: 'table', text: 'well played' });
    expect(alive.last('chat')?.line).toMatchObject({ n: 1, text: 'well played' });
  });
});

describe('The dead', () => {
  it('see all hands where the house lets them, and then keep quiet', () => {
    const world = new CoreWorld();
    const people = four(world, { ...QUICK, deadSeeAll: true });
    expect(people[0].game?.hands).toBeNull();
    const { dead, alive } = untilDeath(world, people);
    expect(dead.game?.hands?.[alive.seat ?? -1]).toEqual(alive.game?.own);
    expect(alive.game?.hands).toBeNull();
    const patched = dead.game?.hands;
    dead.send({ t: 'sync' });
    expect(dead.game?.hands).toEqual(patched);
    const next = people.find(({ game }) => game?.ask?.question !== undefined);
    next?.answer(someAnswer(next, diceFrom(1)) ?? {});
    if (alive.table?.phase === 'playing') {
      expect(dead.game?.hands?.[alive.seat ?? -1]).toEqual(alive.game?.own);
      expect(dead.ask({ t: 'say', to: 'table', text: 'psst' })).toMatchObject({ why: { refused: 'deadAreSilent' } });
    }
  });

  it('see nothing more where it does not', () => {
    const world = new CoreWorld();
    const { dead } = untilDeath(world, four(world));
    dead.send({ t: 'sync' });
    expect(dead.game?.hands).toBeNull();
  });
});

describe('Who watches', () => {
  it('sees what everybody sees, and is asked nothing', () => {
    const world = new CoreWorld();
    const people = four(world);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: people[0].table?.code ?? '' });
    expect(eve.game).toMatchObject({ own: null, hands: null, ask: null });
    expect(eve.game?.table).toEqual(people[0].game?.table);
    expect(
      eve.replyTo(eve.send({ t: 'answer', game: eve.game?.id ?? '', ask: 1, answer: { do: 'end' } })),
    ).toMatchObject({
      why: { refused: 'noSeat' },
    });
    for (let answers = 0; answers < 20; answers++) {
      const next = people.find(({ game }) => game?.ask?.question !== undefined);
      next?.answer(someAnswer(next, diceFrom(answers)) ?? {});
      world.advance(300);
      expect(eve.game?.table).toEqual(people[1].game?.table);
      expect(eve.game?.ask).toBeNull();
    }
  });
});
