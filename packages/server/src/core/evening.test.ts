import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playAtChance, playingPeople, QUICK } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

function whyNot(client: TestClient | undefined, wish: Parameters<TestClient['ask']>[0]) {
  const reply = client?.ask(wish);
  return reply?.t === 'refused' ? reply.why.refused : reply?.t;
}

function arrives(world: CoreWorld, name: string, at: TestClient | undefined): TestClient {
  const guest = world.guest(name);
  guest.send({ t: 'enter', code: at?.table?.code ?? '' });
  return guest;
}

/** Ann and Ben have played a game to its end. */
function played(house = QUICK) {
  const world = new CoreWorld();
  const people = playingPeople(world, ['Ann', 'Ben'], house);
  const [ann, ben] = people;
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  playAtChance(world, people, 3);
  expect(ann.table?.phase).toBe('over');
  return { world, people, ann, ben, game: ann.table?.game?.id ?? '' };
}

describe('After a game', () => {
  it('whoever is in for the next says so, and the others keep their seats', () => {
    const { ann, ben } = played();
    expect(whyNot(ben, { t: 'in', on: true })).toBe('done');
    expect(ann.table?.ready).toEqual([ben.guest]);
    expect(whyNot(ben, { t: 'in', on: false })).toBe('done');
    expect(ann.table?.ready).toEqual([]);
    ann.send({ t: 'rematch' });
    expect(ann.table).toMatchObject({ phase: 'lobby', ready: [ann.guest] });
    expect(ben.seat).not.toBeNull();
    ben.send({ t: 'in', on: true });
    expect(ann.table?.ready).toEqual([ann.guest, ben.guest]);
  });

  it('the series tells who was what and who won, also in the next lobby and after a restart', () => {
    const { world, people, ann, game } = played();
    const seriesOf = (client: TestClient | undefined) => {
      const reply = client?.ask({ t: 'series' });
      return reply?.t === 'done' ? reply.with : undefined;
    };
    const first = seriesOf(ann);
    expect(first).toMatchObject({
      games: [{ id: game, seats: [{ name: 'Ann', role: expect.any(String) }, {}, {}, {}] }],
    });
    ann.send({ t: 'rematch' });
    world.restart();
    const [back] = comeBack(world, people);
    expect(seriesOf(back)).toEqual(first);
  });

  it('a replay is watched together: one moves, the others hear where to', () => {
    const { ann, ben, game } = played();
    expect(whyNot(ann, { t: 'cursor', game, at: 7 })).toBe('done');
    expect(ben.last('cursor')).toEqual({ t: 'cursor', game, at: 7, guest: ann.guest, name: 'Ann' });
    expect(ben.table?.together).toEqual({ game, name: 'Ann' });
    ben.send({ t: 'cursor', game, at: 9 });
    expect(ann.last('cursor')).toMatchObject({ at: 9, name: 'Ben' });
    ben.send({ t: 'cursor', game, at: null });
    expect(ann.table?.together).toBeUndefined();
  });
});

describe('What if', () => {
  it('is played on from a step, against bots, and counts for nothing', () => {
    const { world, ann, ben, game } = played();
    const facts = () => [world.log.facts('game').length, world.log.facts('mine').length];
    const before = facts();
    ann.send({ t: 'leave' });
    const reply = ann.ask({ t: 'practice', game, step: 4, seat: 2 });
    expect(reply).toMatchObject({ t: 'done', with: { code: expect.any(String) } });
    expect(ann.table).toMatchObject({ phase: 'playing', practice: { game, step: 4 }, house: { clock: null } });
    expect(ann.seat).toBe(2);
    expect(ann.game?.n).toBe(4);
    expect(ann.table?.seats.map((held) => held?.bot)).toEqual(['rule', 'rule', null, 'rule']);
    world.restart();
    const [back] = comeBack(world, [ann]);
    expect(back?.game?.n).toBeGreaterThanOrEqual(4);
    playAtChance(world, back === undefined ? [] : [back], 5);
    expect(back?.table).toMatchObject({ phase: 'over', played: 0 });
    expect(facts()).toEqual(before);
    back?.send({ t: 'leave' });
    expect(world.log.tables()).toHaveLength(1);
    expect(ben.table?.played).toBe(1);
  });

  it('is for those who sat there, unless the hands were opened', () => {
    const { world, game } = played({ ...QUICK, openHands: false });
    const eve = world.guest('Eve');
    expect(whyNot(eve, { t: 'practice', game, step: 1, seat: 0 })).toBe('noSuchGame');
    expect(whyNot(eve, { t: 'practice', game: 'nothing', step: 1, seat: 0 })).toBe('noSuchGame');
    const open = played({ ...QUICK, openHands: true });
    const zoe = open.world.guest('Zoe');
    expect(whyNot(zoe, { t: 'practice', game: open.game, step: 1, seat: 0 })).toBe('done');
  });

  it('needs a game that is over', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ann, { t: 'practice', game: ann?.table?.id ?? '', step: 0, seat: 0 })).toBe('notOver');
  });
});

describe('A quick phrase', () => {
  it('keeps its name, for readers in other languages', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    expect(whyNot(ann, { t: 'say', to: 'table', text: 'Well shot!', phrase: 'wellShot' })).toBe('done');
    expect(ben?.last('chat')).toMatchObject({ line: { name: 'Ann', text: 'Well shot!', phrase: 'wellShot' } });
    expect(whyNot(ann, { t: 'say', to: 'table', text: 'Thanks!' })).toBe('done');
    expect(ben?.last('chat')?.line).not.toHaveProperty('phrase');
    ben?.send({ t: 'sync' });
    expect(ben?.last('table')).toMatchObject({ chat: [{ phrase: 'wellShot' }, { text: 'Thanks!' }] });
  });
});

describe('A reaction', () => {
  const clap = { t: 'say', to: 'table', text: '👍', phrase: 'clap' } as const;

  it('names the move that it is about, in this game or in one that is watched together', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    const game = ann?.table?.id ?? '';
    expect(whyNot(ann, { ...clap, on: { game, step: 3 } })).toBe('done');
    expect(ben?.last('chat')).toMatchObject({ line: { phrase: 'clap', on: { game, step: 3 } } });
    expect(whyNot(ann, { ...clap, on: { game: 'another', step: 3 } })).toBe('noSuchGame');
    ben?.send({ t: 'cursor', game: 'another', at: 3 });
    expect(whyNot(ann, { ...clap, on: { game: 'another', step: 3 } })).toBe('done');
  });

  it('counts as a line: nobody reacts without end, and the muted are not heard', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    const on = { game: ann?.table?.id ?? '', step: 0 };
    ben?.send({ t: 'mute', guest: ann?.guest ?? '', on: true });
    const replies = Array.from({ length: 11 }, () => whyNot(ann, { ...clap, on }));
    expect(replies.slice(0, 10)).toEqual(replies.slice(0, 10).map(() => 'done'));
    expect(replies.at(-1)).toBe('tooFast');
    expect(ben?.last('chat')).toBeUndefined();
  });
});

describe('Those who watch', () => {
  it('talk among themselves', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann', 'Ben']);
    const [eve, zoe] = [arrives(world, 'Eve', ann), arrives(world, 'Zoe', ann)];
    expect(whyNot(eve, { t: 'say', to: 'watchers', text: 'Ann is the Sheriff?' })).toBe('done');
    expect(zoe.last('chat')).toMatchObject({ line: { name: 'Eve', to: 'watchers' } });
    expect(ann?.last('chat')).toBeUndefined();
    expect(whyNot(ann, { t: 'say', to: 'watchers', text: 'Who is there?' })).toBe('notWatching');
  });

  it('are as far behind as the host has set, with everything', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben'], { ...QUICK, delay: 60 });
    const [ann] = people;
    const eve = arrives(world, 'Eve', ann);
    const zoe = arrives(world, 'Zoe', ann);
    expect(eve.game).toBeNull();
    expect(eve.table).toMatchObject({ phase: 'playing', voters: [], votes: {} });
    const heard = eve.messages.length;
    ann?.send({ t: 'say', to: 'table', text: 'I have a Beer.' });
    ann?.send({ t: 'vote', about: 'abandon', yes: true });
    playAtChance(world, people, 9, 8);
    eve.sendText('{"t":"ping"}');
    const since = eve.messages.slice(heard);
    expect(since).toEqual([{ t: 'pong' }]);
    zoe.send({ t: 'say', to: 'watchers', text: 'What a shot!' });
    expect(eve.last('chat')).toMatchObject({ line: { text: 'What a shot!' } });
    world.advance(60_000);
    expect(eve.game).not.toBeNull();
    expect(eve.all('chat').map(({ line }) => line.text)).toContain('I have a Beer.');
    expect(eve.game?.n).toBeLessThanOrEqual(ann?.game?.n ?? 0);
  });

  it('and are behind hear everything in its order, up to the end', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben'], { ...QUICK, delay: 30 });
    const [ann] = people;
    const eve = arrives(world, 'Eve', ann);
    playAtChance(world, people, 3);
    expect(ann?.table?.phase).toBe('over');
    world.advance(30_000);
    expect(eve.table?.phase).toBe('over');
    expect(eve.game?.n).toBe(ann?.game?.n);
    const late = eve.texts.filter(({ text }) => text.startsWith('{"t":"step"'));
    const first = ann?.texts.find(({ text }) => text.startsWith('{"t":"step"'));
    expect((late[0]?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(30_000);
  });

  it('and take a seat are behind no longer', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann', 'Ben'], { ...QUICK, delay: 30 });
    const eve = arrives(world, 'Eve', ann);
    eve.send({ t: 'claim', seat: 3 });
    ann?.send({ t: 'grant', guest: eve.guest, yes: true });
    expect(eve.seat).toBe(3);
    expect(eve.game?.n).toBe(ann?.game?.n);
    world.advance(40_000);
    expect(eve.game?.n).toBe(ann?.game?.n);
  });
});
