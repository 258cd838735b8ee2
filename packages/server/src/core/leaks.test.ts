import { bangRules, type State } from '@dustup/bang';
import { type Dice, diceFrom } from '@dustup/bots';
import type { HouseWish } from '@dustup/protocol';
import { redeal } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, someAnswer, someInterjection } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';
import { type Deed, difference, script, type Side, takenUpAgain } from './testing/two-sides.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const HOUSE: HouseWish = { players: 5, pace: 'human', clock: { decision: 20, bank: 3600 } }; // no bot ever moves: what it does hangs on its hand

const SPECTATOR = PEOPLE.length;

type BangSide = Side<State>;

/** A game played for a while and taken up again at the beginning of its newest turn, changed as `change` says. */
function gameTakenUp(seed: string, answers: number, change: (state: State) => State): BangSide | undefined {
  const isSilent = answers % 8 === 7;
  const sets = ['base', ...(answers % 4 === 1 ? ['dodge-city'] : []), ...(isSilent ? ['wild-west-show'] : [])];
  return takenUpAgain<State>({
    seed,
    names: PEOPLE,
    house: { ...HOUSE, sets },
    answers,
    copy: (state) => bangRules.copy(state),
    change: (state) => {
      if (isSilent) silence(state);
      return change(state);
    },
  });
}

/** Whatever is said costs a life. */
function silence(state: State): void {
  const { show = [] } = state.stacks;
  state.inForce['show'] = 'gag';
  state.stacks['show'] = show.filter((slug) => slug !== 'gag');
}

function playOn(side: BangSide, viewer: number, seed: number) {
  const answer = (one: TestClient, dice: Dice) =>
    dice.below(4) === 0 ? someInterjection(one, dice) : someAnswer(one, dice);
  return script(side, { viewer, dice: diceFrom(seed), answer, besides });
}

/** What a viewer does that is no answer: they look again, are late, cut in, talk or knock. */
function besides(moment: number, viewer: number, dice: Dice): { deed: Deed<State> | undefined; pause: number } {
  const what = dice.below(6);
  const pause = what === 4 ? 21_000 : 200 + dice.below(1500);
  const DEEDS: readonly (Deed<State> | undefined)[] = [
    ({ people }) => people[viewer]?.send({ t: 'sync' }),
    ({ people }) => people[viewer]?.answer({ do: 'end' }, { ask: 1 }),
    ({ people }) => people[viewer]?.answer({ interject: 'nothing' }, { ask: moment }),
    ({ people }) => people[viewer]?.send({ t: 'say', to: 'table', text: 'well' }),
    undefined,
    ({ people }) => people[viewer]?.sendText('{"t":"ping"}'),
  ];
  return { deed: DEEDS[what], pause };
}

/** The cards that somebody has seen, wherever. */
function cardsSeen({ people }: BangSide, viewer: number): Set<number> {
  const seen = new Set<number>();
  for (const { text } of people[viewer]?.texts ?? [])
    for (const [, id] of text.matchAll(/"id":(\d+),"card"/g)) seen.add(Number(id));
  return seen;
}

/** The same game, with everything dealt anew that the viewer does not get to see in it. */
function elsewhere(
  seed: string,
  answers: number,
  viewer: number,
  here: BangSide,
  named: Set<number>,
): BangSide | undefined {
  const seats = here.people[viewer]?.game?.table.seats ?? [];
  const kept = {
    known: cardsSeen(here, viewer),
    named,
    shownRoles: new Set(seats.flatMap(({ seat, role }) => (role === null ? [] : [Number(seat)]))),
    isChanceUsed: true,
    areStacksTurned: true, // one may be played in the script
    areRolesDealt: false,
    chosen: new Set(seats.keys()),
  };
  return gameTakenUp(seed, answers, (state) =>
    redeal(bangRules.copy(state), viewer === SPECTATOR ? null : viewer, kept, diceFrom(answers + viewer)),
  );
}

describe('What somebody is sent', () => {
  it('does not hang on what he cannot see: every byte and every moment of it', () => {
    let messages = 0;
    let games = 0;
    for (let number = 0; number < 18; number++) {
      const viewer = number % 6;
      const [seed, answers] = [`leaks ${number}`, 3 + number * 2];
      const here = gameTakenUp(seed, answers, (state) => state);
      if (here === undefined) continue;
      const { deeds, named } = playOn(here, viewer, number);
      const there = elsewhere(seed, answers, viewer, here, named);
      if (there === undefined) throw new Error('it does not go on there');
      for (const deed of deeds) deed(there);
      expect(JSON.stringify(there.state)).not.toBe(JSON.stringify(here.state));
      expect(difference(here, there, viewer)).toBeUndefined();
      games += 1;
      messages += here.people[viewer]?.texts.length ?? 0;
    }
    expect(games).toBeGreaterThan(12);
    expect(messages).toBeGreaterThan(500);
  });

  it('does, where he can: the test would find a leak', () => {
    const here = gameTakenUp('leaks 1', 5, (state) => state);
    if (here === undefined) throw new Error('no game');
    const there = elsewhere('leaks 1', 5, 1, here, new Set());
    if (there === undefined) throw new Error('no game');
    expect(difference(here, there, 1)).toBeUndefined();
    for (const other of [0, 2, 3, 4]) expect(difference(here, there, other)).toBeDefined();
  });

  it('does not tell who has answered where several are asked together, or what', () => {
    const sides = [0, 2, 4].map((choosing) => {
      const world = new CoreWorld();
      const people = playingPeople(world, PEOPLE, { ...HOUSE, options: ['twoCharacters'] });
      for (const [i, one] of people.slice(1).entries()) {
        world.advance(300);
        if (i < choosing) one.answer(someAnswer(one, diceFrom(choosing)) ?? {});
      }
      people[0]?.send({ t: 'sync', re: 'x' });
      world.advance(9000);
      return JSON.stringify(people[0]?.texts);
    });
    expect(sides[1]).toBe(sides[0]);
    expect(sides[2]).toBe(sides[0]);
  });

  it('does not hang, for whoever watches with a delay, on what was played, said or decided since', () => {
    const DELAY = 240;
    const sides = [1, 2, 3].map((since) => {
      const world = new CoreWorld();
      const people = playingPeople(world, PEOPLE, { ...HOUSE, pace: 'fast', clock: null, delay: DELAY });
      const [ann, ben] = people;
      const eve = world.guest('Eve');
      eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
      playAtChance(world, people, 7, 20);
      world.advance(DELAY * 1000);
      const splitAt = world.now;
      playAtChance(world, people, since, 5 * since);
      const on = { game: ann?.table?.id ?? '', step: ann?.game?.n ?? 0 };
      ann?.send({ t: 'say', to: 'table', text: `side ${since}`, phrase: 'clap', on });
      if (since === 2) ben?.send({ t: 'vote', about: 'pause', yes: true });
      world.advance(splitAt + (DELAY - 1) * 1000 - world.now);
      eve.send({ t: 'sync', re: 'x' });
      eve.send({ t: 'say', re: 'y', to: 'watchers', text: 'what now?' });
      eve.sendText('{"t":"ping"}');
      const heard = JSON.stringify(eve.texts);
      world.advance(2 * DELAY * 1000);
      return { heard, later: JSON.stringify(eve.texts), steps: eve.all('step').length };
    });
    expect(sides.map(({ heard }) => heard === sides[0]?.heard)).toEqual([true, true, true]);
    expect(sides.map(({ later }) => later === sides[0]?.later)).toEqual([true, false, false]);
    expect(sides.every(({ steps }) => steps > 10)).toBe(true);
  });

  it('does not hang on what the dead say to each other, however much it is', () => {
    const sides = [0, 1, 40].map((lines) => {
      const world = new CoreWorld();
      const people = playingPeople(world, PEOPLE.slice(0, 4), { players: 4, pace: 'fast', clock: null });
      const { dead, living } = untilDeath(world, people);
      for (const one of living) one.send({ t: 'say', to: 'table', text: `I am seat ${one.seat}` });
      for (let said = 0; said < 40; said++) {
        if (said < lines) expect(dead.ask({ t: 'say', to: 'dead', text: `${said}` })).toMatchObject({ t: 'done' });
        world.advance(2500);
      }
      for (const one of living) one.send({ t: 'sync' });
      dead.send({ t: 'sync' });
      return { dead, living };
    });
    const heard = sides.map(({ living }) => JSON.stringify(living.map(({ texts }) => texts)));
    expect(heard.map((texts) => texts === heard[0])).toEqual([true, true, true]);
    const [first] = sides[2]?.living ?? [];
    expect(first?.last('table')?.chat.map(({ to }) => to)).toEqual(['table', 'table', 'table']);
    const told = sides[2]?.dead.last('table')?.chat.map(({ to }) => to) ?? [];
    expect(told.filter((to) => to === 'dead')).toHaveLength(30);
    expect(told.filter((to) => to === 'table')).toHaveLength(3);
  });
});

/** Plays at chance until one of them is out of the game. */
function untilDeath(world: CoreWorld, people: readonly TestClient[]): { dead: TestClient; living: TestClient[] } {
  for (let answers = 0; answers < 2000; answers++) {
    const seats = people[0]?.game?.table.seats;
    const dead = people.find(({ seat }) => seats?.[seat ?? -1]?.presence === 'out');
    if (dead !== undefined) return { dead, living: people.filter((one) => one !== dead) };
    playAtChance(world, people, answers, 1);
  }
  throw new Error('nobody died');
}
