import type { Dice } from '@dustup/bots';
import type { Answer } from '@dustup/kernel';
import type { HouseWish } from '@dustup/protocol';
import { CoreWorld } from './core-world.ts';
import { playAtChance, playingPeople } from './play.ts';
import type { TestClient } from './test-client.ts';

/** A server with a game in it, to which everybody has just come back. */
export type Side<State> = {
  readonly world: CoreWorld;
  /** The players, and last somebody who watches. */
  readonly people: readonly TestClient[];
  /** The whole truth from which it went on. */
  readonly state: State;
};

/** Something somebody does, on whichever side. */
export type Deed<State> = (side: Side<State>) => void;

type TakenUp<State> = {
  readonly seed: string;
  readonly names: readonly string[];
  readonly house: HouseWish;
  /** How many answers are given before the game is taken up again. */
  readonly answers: number;
  /** What becomes of the state from which it goes on. */
  readonly change: (state: State) => State;
  readonly copy: (state: State) => State;
};

/** A game played for a while and taken up again at the beginning of its newest turn. Undefined when it stands elsewhere. */
export function takenUpAgain<State>(how: TakenUp<State>): Side<State> | undefined {
  const { seed, names, house, answers, change, copy } = how;
  const world = new CoreWorld({ seed });
  const before = playingPeople(world, names, { ...house, pace: 'fast' });
  playAtChance(world, before, answers, answers);
  const [table] = world.log.tables();
  const checkpoint = JSON.parse(JSON.stringify(table?.checkpoint ?? null));
  if (table === undefined || checkpoint?.saved.since.length !== 0 || before[0]?.table?.phase !== 'playing')
    return undefined;
  const state = change(checkpoint.saved.checkpoint);
  const saved = { ...checkpoint.saved, checkpoint: copy(state) };
  world.log.setFact('checkpoint', table.id, { ...checkpoint, seq: table.entries.length, saved });
  const opened = JSON.parse(JSON.stringify(table.entries[0]?.body));
  world.log.spoil(table.id, 0, { ...opened, house: { ...opened.house, pace: 'human' } });
  world.restart();
  const people = [...before.map((one) => world.again(one)), world.guest('Zoe')];
  for (const one of people) one.send({ t: 'enter', code: before[0]?.table?.code ?? '' });
  return { world, people, state };
}

type Part<State> = {
  readonly viewer: number;
  readonly dice: Dice;
  /** What somebody says to what they are asked, or may do besides. */
  readonly answer: (one: TestClient, dice: Dice) => Answer | undefined;
  /** What else the viewer may do at a moment, and for how long everybody then waits. */
  readonly besides: (moment: number, viewer: number, dice: Dice) => { deed: Deed<State> | undefined; pause: number };
};

/** Plays on at chance with people who answer at once, later, or not in time, and writes down what they do. */
export function script<State>(side: Side<State>, part: Part<State>): { deeds: Deed<State>[]; named: Set<number> } {
  const { viewer, dice, answer, besides } = part;
  const deeds: Deed<State>[] = [];
  const named = new Set<number>();
  const act = (deed: Deed<State>) => {
    deeds.push(deed);
    deed(side);
  };
  for (let moment = 0; moment < 30 && isQuiet(side); moment++) {
    for (const [who, one] of side.people.entries()) {
      const given = answer(one, dice);
      if (given === undefined || dice.below(3) === 0) continue;
      for (const number of numbersIn(given)) named.add(number);
      const more = { re: `m${moment}`, ask: one.game?.ask?.id ?? 0 };
      act(({ people }) => people[who]?.answer(given, more));
    }
    const { deed, pause } = besides(moment, viewer, dice);
    if (deed !== undefined) act(deed);
    act(({ world }) => world.advance(pause));
  }
  return { deeds, named };
}

/** A shuffle deals faces to ids anew, and the end opens everything: what comes then is another story. */
function isQuiet<State>({ people }: Side<State>): boolean {
  const { game, table } = people.at(-1) ?? {};
  return table?.phase === 'playing' && game?.lately.every(({ type }) => type !== 'reshuffled') === true;
}

function numbersIn(answer: Answer): number[] {
  return Object.values(answer)
    .flat()
    .flatMap((value) => (typeof value === 'number' ? [value] : []));
}

/** Everything a viewer was sent, and when; what was logged; and for when the server set its alarm. */
function heardBy<State>({ people, world }: Side<State>, viewer: number): string[] {
  const sent = (people[viewer]?.texts ?? []).map(({ at, text }) => `${at} ${text}`);
  return [...sent, ...world.story.filter((output) => /^\{"type":"(note|wake)"/.test(output))];
}

/** The first message that differs, here and there; undefined when they are alike byte for byte. */
export function difference<State>(here: Side<State>, there: Side<State>, viewer: number): string | undefined {
  const [ours, theirs] = [heardBy(here, viewer), heardBy(there, viewer)];
  const at = ours.findIndex((text, i) => text !== theirs[i]);
  if (at < 0 && ours.length === theirs.length) return undefined;
  return `${at}: ${ours[at]?.slice(0, 400)} | ${theirs[at]?.slice(0, 400)}`;
}
