// Random games under all invariants, on every core:
//   npm run games -- --games 10000 --seed nightly     drawn mixes of sets, options and players
//   npm run games -- --pairs --games 2000             each pair of sets, so many games of each
//   npm run games -- --characters                     each pair of characters whose abilities meet, until both have acted
// A run can be stopped and goes on where it was with the same words. Each game that breaks is saved in crashes/, where
// `npx dustup replay` reads it. At its end, or when it is stopped, it tells how long games are.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bangRules, declaredSets, drawTable, isPlayable, type TableChoice } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { digestOf, type Entry, Position } from '@dustup/kernel';
import { crashFile, crashText } from '@dustup/protocol';
import { bothAct, BrokenGame, pairsThatMeet, randomGames } from '@dustup/testkit';
import { addLength, type Lengths, lengthsText, noLengths } from './game-lengths.ts';

type Mode = 'drawn' | 'pairs' | 'characters';
type Plan = {
  readonly mode: Mode;
  readonly seed: string;
  readonly games: number;
  readonly first: number;
  readonly most: number;
};
type Chunk = Plan & { readonly from: number; readonly to: number };
type Played = { readonly table: string; readonly players: number; readonly decisions: number; readonly turns: number };
type Result = { readonly from: number; readonly to: number; readonly played: Played[]; readonly problems: string[] };

const LEAST_PLAYERS = 3;
const MOST_PLAYERS = 8;
const CHUNK = 20;
const MOST_TRIES = 200;
const INTERRUPTED = 130;

const others = declaredSets().filter((set) => set !== 'base');
const setPairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => ['base', one, other]));
const characterPairs = pairsThatMeet(declaredSets());

/** How many games, or pairs of characters, a plan comes to. */
function countOf({ mode, games }: Plan): number {
  if (mode === 'characters') return Math.min(games, characterPairs.length);
  return mode === 'pairs' ? games * setPairs.length : games;
}

/** The table of a game: as many players as its turn says, or as can play these sets. */
function tableOf({ mode }: Plan, name: string, game: number): TableChoice & { readonly players: number } {
  const players = LEAST_PLAYERS + (game % (MOST_PLAYERS - LEAST_PLAYERS + 1));
  const dice = diceFrom(digestOf(name));
  if (mode === 'drawn') return { players, ...drawTable((n) => dice.below(n), players, declaredSets()) };
  const sets = setPairs[Math.floor(game / 6) % setPairs.length] ?? ['base'];
  const fits = isPlayable({ players, sets }) ? players : 4 + dice.below(4);
  return { players: fits, sets, options: [] };
}

function playOne(plan: Plan, game: number): Played {
  const name = `${plan.seed} ${game}`;
  const pair = characterPairs[game];
  if (plan.mode === 'characters' && pair !== undefined) {
    if (!bothAct(pair, { sets: declaredSets(), seed: plan.seed, most: MOST_TRIES }))
      throw new Error(`${pair.join(' and ')} have not both acted in ${MOST_TRIES} games`);
    return { table: 'characters', players: 0, decisions: 0, turns: 0 };
  }
  const { players, sets, options } = tableOf(plan, name, game);
  const { decisions, turns } = randomGames({ players, sets, options, games: 1, seed: name, mostDecisions: plan.most });
  return { table: sets.join(' '), players, decisions, turns };
}

function playChunk(chunk: Chunk): Result {
  const played: Played[] = [];
  const problems: string[] = [];
  for (let game = chunk.from; game < chunk.to; game++) {
    try {
      played.push(playOne(chunk, game));
    } catch (error) {
      problems.push(`game ${game}: ${saved(chunk, game, error)}`);
    }
  }
  return { from: chunk.from, to: chunk.to, played, problems };
}

/** Keeps a game that broke, so that it can be played again; says what was wrong and where it is. */
function saved({ seed }: Plan, game: number, error: unknown): string {
  const problem = error instanceof Error ? error.message : String(error);
  if (!(error instanceof BrokenGame)) return problem;
  const { setup, key, answers } = error;
  const entries: Entry[] = [];
  try {
    const position = Position.begin(bangRules, setup, key);
    for (const { seat, answer } of answers) {
      entries.push({ seat, answer, digest: position.digestFor(seat) });
      position.accept(seat, answer);
    }
  } catch {
    // it broke again, as it should: the answers so far are what we came for
  }
  const path = `crashes/${seed.replace(/[^\w-]+/g, '_')}-${game}.crash.json`;
  mkdirSync('crashes', { recursive: true });
  writeFileSync(path, crashText(crashFile({ problem, rules: bangRules.name, setup, key, entries })), { mode: 0o600 });
  return `${problem}\n  npx dustup replay ${path}`;
}

/** What a run has come to, kept beside it: the same words go on from there. */
type Progress = { done: number; decisions: number; problems: string[]; lengths: Lengths };

function pathOf({ mode, seed, games }: Plan): string {
  return `.cache/games-${mode}-${seed.replace(/[^\w-]+/g, '_')}-${games}.json`;
}

function progressOf(plan: Plan): Progress {
  try {
    return JSON.parse(readFileSync(pathOf(plan), 'utf8'));
  } catch {
    return { done: plan.first, decisions: 0, problems: [], lengths: noLengths() };
  }
}

function keep(plan: Plan, progress: Progress): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(pathOf(plan), JSON.stringify(progress));
}

async function playAll(plan: Plan): Promise<number> {
  const progress = progressOf(plan);
  const end = plan.first + countOf(plan);
  const waiting = new Map<number, Result>();
  let next = progress.done;
  if (next > plan.first) console.log(`goes on from game ${next}`);
  const takeChunk = (): Chunk | undefined => {
    if (next >= end) return undefined;
    const from = next;
    next = Math.min(end, from + CHUNK);
    return { ...plan, from, to: next };
  };
  // Chunks may be done out of turn; what is kept is all there is up to a game.
  const note = (result: Result) => {
    for (const problem of result.problems) console.log(problem);
    waiting.set(result.from, result);
    for (let ready = waiting.get(progress.done); ready !== undefined; ready = waiting.get(progress.done)) {
      waiting.delete(progress.done);
      progress.done = ready.to;
      progress.problems.push(...ready.problems);
      for (const { table, players, decisions, turns } of ready.played) {
        progress.decisions += decisions;
        addLength(progress.lengths, table, players, decisions, turns);
      }
      if (progress.done % (CHUNK * 25) === 0) {
        keep(plan, progress);
        console.log(`${progress.done - plan.first} of ${end - plan.first}, ${progress.problems.length} broken`);
      }
    }
  };
  const conclude = () => {
    keep(plan, progress);
    console.log(lengthsText(progress.lengths));
    console.log(
      `${progress.done - plan.first} of ${end - plan.first} ${plan.mode}, seed ${plan.seed} from ${plan.first}: ${progress.decisions} decisions, ${progress.problems.length} broken`,
    );
  };
  process.once('SIGINT', () => {
    conclude();
    process.exit(INTERRUPTED);
  });
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(takeChunk, note)));
  conclude();
  return progress.problems.length;
}

function work(takeChunk: () => Chunk | undefined, note: (result: Result) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: 'play' });
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const chunk = takeChunk();
      if (chunk === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(chunk);
    };
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      note(result);
      goOn();
    });
    goOn();
  });
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      most: { type: 'string', default: '20000' },
      pairs: { type: 'boolean', default: false },
      characters: { type: 'boolean', default: false },
    },
  });
  const mode: Mode = values.characters ? 'characters' : values.pairs ? 'pairs' : 'drawn';
  const games = Number(values.games ?? (mode === 'pairs' ? 2000 : 10_000));
  const plan: Plan = { mode, seed: values.seed, games, first: Number(values.from), most: Number(values.most) };
  process.exitCode = (await playAll(plan)) === 0 ? 0 : 1;
} else if (workerData === 'play') {
  parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(chunk)));
}
