import type { DuelWire } from '@dustup/duel';
import { diceFrom, gameNamed } from '@dustup/bots';
import { Position } from '@dustup/kernel';
import type { GameSnapshot, HouseWish } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { recordFile, viewerOf } from '../records/record-file.ts';
import { parseListing } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, comeBack, playAtChance, playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const DUEL: HouseWish = { game: 'duel', pace: 'fast', clock: null };

/** A client of the tests takes every game for the first one; here it is The Duel. */
function duelOf(client: TestClient | undefined): GameSnapshot<DuelWire> {
  return JSON.parse(JSON.stringify(client?.game));
}

describe('The Duel on the server', () => {
  it('is a table for two with its own options', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann', 'Ben'], DUEL);
    expect(ann?.last('welcome')?.games).toEqual(['bang', 'duel']);
    expect(ann?.table).toMatchObject({ house: { game: 'duel', players: 2, sets: [], options: [] } });
    const whyNot = (house: HouseWish) => ann?.ask({ t: 'house', house });
    expect(whyNot({ options: ['characters6', 'bestOfThree'] })).toMatchObject({ t: 'done' });
    expect(whyNot({ players: 3 })).toMatchObject({ why: { refused: 'playersOutOfRange', most: 2 } });
    expect(whyNot({ sets: ['base'] })).toMatchObject({ why: { refused: 'noSuchSet' } });
    expect(whyNot({ options: ['beginners'] })).toMatchObject({ why: { refused: 'noSuchOption' } });
    expect(whyNot({ options: ['characters5', 'characters6'] })).toMatchObject({ why: { refused: 'fiveOrSix' } });
    expect(ann?.table?.house.options).toEqual(['characters6', 'bestOfThree']);
  });

  it('shows each seat its own cards, and the other ones by their backs', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben'], { ...DUEL, options: ['chooseSides'] });
    const [hers, his] = [duelOf(ann), duelOf(ben)];
    expect([hers.slug, hers.table.seats.map(({ side }) => side)]).toEqual(['duel', ['law', 'outlaws']]);
    expect(hers.table).toEqual(his.table);
    expect(hers.table.seats.map(({ backs }) => backs)).toEqual([
      { law: 4, outlaws: 0 },
      { law: 0, outlaws: 5 },
    ]);
    expect([hers.own?.hand.length, his.own?.hand.length, hers.own?.choice.length]).toEqual([4, 5, 2]);
    expect(hers.ask?.question?.kind).toBe('front');
    const texts = ann?.texts.map(({ text }) => text).join('') ?? '';
    for (const slug of his.own?.reserve ?? []) expect(texts).not.toContain(slug);
  });

  it('is played on after a restart, to its end; the record replays', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben'], DUEL);
    playAtChance(world, people, 3, 40);
    const before = duelOf(people[0]);
    world.restart();
    const back = comeBack(world, people);
    expect(duelOf(back[0])).toMatchObject({ n: before.n, table: before.table, own: before.own });
    playAtChance(world, back, 4);
    const { id = '', phase, game } = back[0]?.table ?? {};
    expect(phase).toBe('over');
    expect(game?.outcome).toEqual({ winners: [expect.any(Number)], side: expect.stringMatching(/^(law|outlaws)$/) });
    const [table, listing] = [world.log.table(id), parseListing(world.log.fact('game', id) ?? null)];
    const duel = gameNamed('duel');
    if (table === undefined || listing === undefined || duel === undefined) throw new Error('nothing is kept');
    expect(listing).toMatchObject({ game: 'duel', players: [{ role: expect.any(String) }, {}] });
    const record = recordFile(duel, table, listing, viewerOf(listing, back[0]?.guest ?? null));
    expect(record).toMatchObject({ game: 'duel', rules: 'dustup/duel', outcome: game?.outcome });
    const again = Position.begin(duel.rules, record?.setup ?? null, record?.seed?.key ?? '');
    for (const { seat, answer, digest } of record?.steps.flatMap(({ answers }) => answers ?? []) ?? []) {
      expect(again.digestFor(seat)).toBe(digest);
      expect(again.answer(seat, answer)).toBeUndefined();
    }
    expect(duel.outcome(again.state)).toEqual(game?.outcome);
  });

  it('exchanges sides in a series of three, which ends with two victories', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben'], { ...DUEL, options: ['bestOfThree'] });
    const laws: number[] = [];
    for (let game = 0; game < 4; game++) {
      laws.push(duelOf(people[0]).table.seats.findIndex(({ side }) => side === 'law'));
      playAtChance(world, people, game);
      const won = people[0]?.table?.seats.map((seat) => seat?.won ?? 0) ?? [];
      expect(people[0]?.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
      const next = people[0]?.table?.seats.map((seat) => seat?.won ?? 0);
      expect(next).toEqual(Math.max(...won) === 2 ? [0, 0] : won);
      expect(people[0]?.ask({ t: 'start' })).toMatchObject({ t: 'done' });
    }
    expect(laws.map((seat) => seat === laws[0])).toEqual([true, false, true, false]);
  });

  it('is played by its own bots for those who are away', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann'], DUEL);
    expect(ann?.ask({ t: 'bot', seat: 1, bot: 'rule' })).toMatchObject({ t: 'done' });
    expect(ann?.ask({ t: 'start' })).toMatchObject({ t: 'done' });
    ann?.send({ t: 'concede' });
    world.advance(600_000);
    expect(ann?.table?.phase).toBe('over');
    expect(world.notes.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('Several games on one server', () => {
  it('refuse one that is not offered, and nothing is lost', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    const reply = ann.ask({ t: 'create', house: { game: 'chess' } });
    expect(reply).toMatchObject({ why: { refused: 'gameNotOffered', game: 'chess', games: ['bang', 'duel'] } });
    expect(ann.ask({ t: 'create', house: { game: 'duel' } })).toMatchObject({ t: 'done' });
    expect(ann.ask({ t: 'house', house: { game: 'chess' } })).toMatchObject({ why: { refused: 'gameNotOffered' } });
    expect(ann.table?.house.game).toBe('duel');
  });

  it('begin with what is usual when the host changes from one to the other', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann'], { ...DUEL, isPublic: true });
    expect(ann?.ask({ t: 'house', house: { game: 'bang' } })).toMatchObject({ t: 'done' });
    expect(ann?.table?.house).toMatchObject({ game: 'bang', players: 5, sets: ['base'], isPublic: true });
    expect(ann?.ask({ t: 'bot', seat: 4, bot: 'rule' })).toMatchObject({ t: 'done' });
    expect(ann?.ask({ t: 'house', house: { game: 'duel' } })).toMatchObject({ t: 'done' });
    expect(ann?.table?.seats.map((seat) => seat?.name ?? null)).toEqual(['Ann', null]);
  });

  it("refuse an answer of the other game's, with the reason", () => {
    const world = new CoreWorld();
    const bang = playingPeople(world, ['Ann', 'Ben', 'Eve', 'Fay'], QUICK);
    const duel = playingPeople(world, ['Cleo', 'Dan'], DUEL);
    const [asked, cleo] = [askedAmong(bang), askedAmong(duel)];
    const front = someAnswer(cleo, diceFrom(1)) ?? {};
    const before = asked.game;
    expect(asked.replyTo(asked.answer(front))).toMatchObject({ t: 'refused', why: { refused: expect.any(String) } });
    const elsewhere = { t: 'answer' as const, game: cleo.game?.id ?? '', ask: 1, answer: { do: 'end' } };
    expect(asked.ask(elsewhere)).toMatchObject({ why: { refused: 'otherGame' } });
    expect(asked.game).toEqual(before);
    playAtChance(world, bang, 1);
    expect(asked.table?.phase).toBe('over');
  });

  it('leave a table alone whose game the server no longer offers', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann', 'Ben'], DUEL);
    const before = world.log.table(ann?.table?.id ?? '')?.entries.length;
    const without = new CoreWorld({ games: [gameNamed('bang')].flatMap((game) => game ?? []) });
    for (const table of world.log.tables()) without.give({ type: 'loaded', id: table.id, table });
    expect(without.core.figures().tables).toBe(0);
    expect(without.notes).toMatchObject([{ level: 'error', facts: { game: 'duel' } }]);
    expect(world.log.table(ann?.table?.id ?? '')?.entries.length).toBe(before);
  });
});
