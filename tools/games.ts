// `npm run games -- --games 10000 --seed nightly --from 0` plays random games of drawn mixes under all invariants, on every
// core. Each game that breaks is named with the seed and the table that play it again; `--from` goes on where a run stopped.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { declaredSets, drawTable } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { digestOf } from '@dustup/kernel';
import { randomGames } from '@dustup/testkit';

type Chunk = { readonly seed: string; readonly from: number; readonly to: number };
type Result = { readonly played: number; readonly decisions: number; readonly problems: readonly string[] };

const LEAST_PLAYERS = 3;
const MOST_PLAYERS = 8;
const CHUNK = 50;

function playChunk({ seed, from, to }: Chunk): Result {
  const problems: string[] = [];
  let decisions = 0;
  for (let game = from; game < to; game++) {
    const players = LEAST_PLAYERS + (game % (MOST_PLAYERS - LEAST_PLAYERS + 1));
    const name = `${seed} ${game}`;
    const dice = diceFrom(digestOf(name));
    const table = drawTable((n) => dice.below(n), players, declaredSets());
    try {
      decisions += randomGames({ players, ...table, games: 1, seed: name }).decisions;
    } catch (error) {
      problems.push(`${JSON.stringify(table)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { played: to - from, decisions, problems };
}

async function playAll(games: number, seed: string, first: number): Promise<number> {
  let next = first;
  let [played, decisions, broken] = [0, 0, 0];
  const takeChunk = (): Chunk | undefined => {
    if (next >= first + games) return undefined;
    const from = next;
    next = Math.min(first + games, from + CHUNK);
    return { seed, from, to: next };
  };
  const note = (result: Result) => {
    played += result.played;
    decisions += result.decisions;
    broken += result.problems.length;
    for (const problem of result.problems) console.log(problem);
    if (played % 1000 === 0)
      console.log(`${played} of ${games} games, ${broken} broken; all before ${next} are under way`);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(takeChunk, note)));
  console.log(`${played} games of ${seed} from ${first}: ${decisions} decisions, ${broken} broken`);
  return broken;
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
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
    },
  });
  process.exitCode = (await playAll(Number(values.games), values.seed, Number(values.from))) === 0 ? 0 : 1;
} else if (workerData === 'play') {
  parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(chunk)));
}
