import { drawTable, isPlayable, type Setup, type TableChoice } from '@dustup/bang';
import { type Agent, botNamed, diceFrom, duelBotNamed } from '@dustup/bots';
import type { Setup as DuelSetup, View as DuelView } from '@dustup/duel';
import { type Agent as AnyAgent, digestOf, EngineBug, keyFromSeed } from '@dustup/kernel';
import { isOutside } from './is-outside.ts';
import { outsideBot } from './outside-bot.ts';
import { PLAYABLE_SETS } from '../parse-arguments.ts';

/** Many games to be played: plain data, so that it goes to a worker as it is. */
export type Plan = {
  /** The Duel; the first game when it does not say. */
  readonly game?: 'duel';
  readonly seed: string;
  readonly games: number;
  readonly bot: string;
  /** The least and the most seats; the games go through all of them. */
  readonly players: readonly [number, number];
  /** What is played; the games go through all of these too. With none, each game draws its own sets and options. */
  readonly tables: readonly TableChoice[];
  /** Look at every turn whether each card is in exactly one place. */
  readonly isChecked: boolean;
};

/** One game of a plan: all of it follows from the plan and its number, whoever plays it and when. */
export type PlannedGame = { readonly setup: Setup; readonly key: string; readonly agents: () => Agent[] };

/** The base game as it is. */
export const BASE: TableChoice = { sets: ['base'], options: [] };

export function plannedGame(plan: Plan, number: number): PlannedGame {
  const [least, most] = plan.players;
  const counts = most - least + 1;
  const players = least + (number % counts);
  const seed = `${plan.seed}/${number}`;
  const { sets, options } = tableOf(plan, players, Math.floor(number / counts), seed);
  return {
    setup: { players, sets, options },
    key: keyFromSeed(seed),
    agents: () => botsFor(plan.bot, players, seed),
  };
}

/** How many characters each: the games go through all of them. */
const CHARACTERS = [4, 5, 6];
const DUELLISTS = 2;

type PlannedDuel = { readonly setup: DuelSetup; readonly key: string; readonly agents: () => AnyAgent<DuelView>[] };

/** One Duel of a plan; the sides are exchanged from game to game. */
export function plannedDuel({ seed, bot, isChecked }: Plan, number: number): PlannedDuel {
  const own = `${seed}/${number}`;
  // Only a search goes through the longer games too: speeds are of the usual one.
  const characters = isChecked ? (CHARACTERS[Math.floor(number / DUELLISTS) % CHARACTERS.length] ?? 4) : 4;
  return {
    setup: { characters, law: number % DUELLISTS },
    key: keyFromSeed(own),
    agents: () => Array.from({ length: DUELLISTS }, (_, seat) => duelBotNamed(bot, digestOf(`${own}/${seat}`))),
  };
}

function tableOf({ tables }: Plan, players: number, round: number, seed: string): TableChoice {
  if (tables.length === 0) return drawnTable(players, seed);
  const playable = playableOf(tables, players);
  return playable[round % playable.length] ?? BASE;
}

/** Found out once for all games of a plan. */
const playableTables = new WeakMap<Plan['tables'], Map<number, Plan['tables']>>();

function playableOf(tables: Plan['tables'], players: number): Plan['tables'] {
  const known = playableTables.get(tables) ?? new Map<number, Plan['tables']>();
  playableTables.set(tables, known);
  const playable = known.get(players) ?? tables.filter((table) => isPlayable({ players, ...table }));
  known.set(players, playable);
  return playable;
}

function drawnTable(players: number, seed: string): TableChoice {
  const dice = diceFrom(digestOf(`${seed}/table`));
  return drawTable((n) => dice.below(n), players, PLAYABLE_SETS);
}

/** Whom a person plays against who has not said. */
export const USUAL_BOT = 'rule';

/** A bot for every seat, each with its own chance. */
export function botsFor(name: string, players: number, seed: string): Agent[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = digestOf(`${seed}/${seat}`);
    const bot = isOutside(name) ? outsideBot(name, seat, own) : botNamed(name, own);
    if (bot === undefined) throw new EngineBug(`no bot '${name}'`);
    return bot;
  });
}
