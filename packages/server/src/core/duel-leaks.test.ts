import { duelRules, type State } from '@dustup/duel';
import { diceFrom } from '@dustup/bots';
import type { Answer } from '@dustup/kernel';
import type { HouseWish } from '@dustup/protocol';
import { redealDuel } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, someAnswer } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben'];
const HOUSE: HouseWish = { game: 'duel', pace: 'human', clock: { decision: 20, bank: 3600 } };
const SPECTATOR = PEOPLE.length;

/** A server with a Duel in it, to which both have just come back; somebody watches. */
type Side = { readonly world: CoreWorld; readonly people: readonly TestClient[]; readonly state: State };

/** A Duel played for a while and taken up again at the beginning of its newest turn, changed as `change` says. */
function takenUpAgain(seed: string, answers: number, change: (state: State) => State): Side | undefined {
  const world = new CoreWorld({ seed });
  const before = playingPeople(world, PEOPLE, { ...HOUSE, pace: 'fast' });
  playAtChance(world, before, answers, answers);
  const [table] = world.log.tables();
  const checkpoint = JSON.parse(JSON.stringify(table?.checkpoint ?? null));
  if (table === undefined || checkpoint?.saved.since.length !== 0 || before[0]?.table?.phase !== 'playing')
    return undefined;
  const state = change(checkpoint.saved.checkpoint);
  const saved = { ...checkpoint.saved, checkpoint: duelRules.copy(state) };
  world.log.setFact('checkpoint', table.id, { game: 'duel', seq: table.entries.length, saved });
  const opened = JSON.parse(JSON.stringify(table.entries[0]?.body));
  world.log.spoil(table.id, 0, { ...opened, house: { ...opened.house, pace: 'human' } });
  world.restart();
  const people = [...before.map((one) => world.again(one)), world.guest('Zoe')];
  for (const one of people) one.send({ t: 'enter', code: before[0]?.table?.code ?? '' });
  return { world, people, state };
}

type Deed = (side: Side) => void;

/** Plays on at chance, at once, later or not in time, and writes down what was done and which cards were named. */
function script(side: Side, viewer: number, seed: number): { deeds: Deed[]; named: Set<number> } {
  const dice = diceFrom(seed);
  const deeds: Deed[] = [];
  const named = new Set<number>();
  const act = (deed: Deed) => {
    deeds.push(deed);
    deed(side);
  };
  for (let moments = 0; moments < 30 && isQuiet(side); moments++) {
    for (const [who, one] of side.people.entries()) {
      const answer = someAnswer(one, dice);
      if (answer === undefined || dice.below(3) === 0) continue;
      for (const number of numbersIn(answer)) named.add(number);
      const more = { re: `m${moments}`, ask: one.game?.ask?.id ?? 0 };
      act(({ people }) => people[who]?.answer(answer, more));
    }
    const what = dice.below(5);
    if (what === 0) act(({ people }) => people[viewer]?.send({ t: 'sync' }));
    if (what === 1) act(({ people }) => people[viewer]?.answer({ do: 'end' }, { ask: 1 }));
    const pause = what === 2 ? 21_000 : 200 + dice.below(1500);
    act(({ world }) => world.advance(pause));
  }
  return { deeds, named };
}

/** A shuffle deals faces to ids anew, and the end opens everything: what comes then is another story. */
function isQuiet({ people }: Side): boolean {
  const { game, table } = people[SPECTATOR] ?? {};
  return table?.phase === 'playing' && game?.lately.every(({ type }) => type !== 'reshuffled') === true;
}

function numbersIn(answer: Answer): number[] {
  return Object.values(answer)
    .flat()
    .flatMap((value) => (typeof value === 'number' ? [value] : []));
}

function textsOf({ people }: Side, viewer: number): string[] {
  return (people[viewer]?.texts ?? []).map(({ text }) => text);
}

/** The same Duel, with everything dealt anew that the viewer does not get to see in it. */
function elsewhere(seed: string, answers: number, viewer: number, here: Side, named: Set<number>): Side | undefined {
  const texts = textsOf(here, viewer);
  const seen = texts.flatMap((text) => [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)));
  const kept = {
    known: new Set([...seen, ...named]),
    areReservesSeen: texts.some((text) => /^\{"t":"step".*"type":"(entered|fightersChosen)"/.test(text)),
    chosen: new Set<number>(),
    isChanceUsed: true,
  };
  return takenUpAgain(seed, answers, (state) =>
    redealDuel(duelRules.copy(state), viewer === SPECTATOR ? null : viewer, kept, diceFrom(answers + viewer)),
  );
}

/** The first message, note or alarm that differs, here and there; undefined when they are alike byte for byte. */
function difference(here: Side, there: Side, viewer: number): string | undefined {
  const [ours, theirs] = [here, there].map(({ people, world }) => [
    ...(people[viewer]?.texts ?? []).map(({ at, text }) => `${at} ${text}`),
    ...world.story.filter((output) => /^\{"type":"(note|wake)"/.test(output)),
  ]);
  const at = ours?.findIndex((text, i) => text !== theirs?.[i]) ?? 0;
  if (at < 0 && ours?.length === theirs?.length) return undefined;
  return `${at}: ${ours?.[at]?.slice(0, 400)} | ${theirs?.[at]?.slice(0, 400)}`;
}

describe('What somebody at a Duel is sent', () => {
  it('does not hang on what he cannot see: every byte and every moment of it', () => {
    let messages = 0;
    let games = 0;
    for (let number = 0; number < 12; number++) {
      const viewer = number % 3;
      const [seed, answers] = [`duel leaks ${number}`, 2 + number * 2];
      const here = takenUpAgain(seed, answers, (state) => state);
      if (here === undefined) continue;
      const { deeds, named } = script(here, viewer, number);
      const there = elsewhere(seed, answers, viewer, here, named);
      if (there === undefined) throw new Error('it does not go on there');
      for (const deed of deeds) deed(there);
      expect(JSON.stringify(there.state)).not.toBe(JSON.stringify(here.state));
      expect(difference(here, there, viewer)).toBeUndefined();
      games += 1;
      messages += here.people[viewer]?.texts.length ?? 0;
    }
    expect(games).toBeGreaterThan(5);
    expect(messages).toBeGreaterThan(100);
  });

  it('does, where he can: the test would find a leak', () => {
    const [seed, answers] = ['duel leaks 4', 10];
    const here = takenUpAgain(seed, answers, (state) => state);
    const there = here && elsewhere(seed, answers, 0, here, new Set());
    if (here === undefined || there === undefined) throw new Error('no game');
    expect(difference(here, there, 0)).toBeUndefined();
    expect(difference(here, there, 1)).toBeDefined();
  });
});
