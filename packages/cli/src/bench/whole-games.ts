import type { Plan } from '../games/plan.ts';
import { playGames } from '../games/play-game.ts';
import { calibrate } from './calibrate.ts';
import { median } from './statistics.ts';
import { stopwatch } from '../stopwatch.ts';

/** Which games: the sets, for how many, played by whom. Without a game it is the first one. */
export type Kind = {
  readonly game?: 'duel';
  readonly sets: readonly string[];
  readonly players: number;
  readonly bot: string;
};

/** Whole games of one kind on one core: medians of several runs. */
export type GameSpeed = Kind & {
  readonly runs: number;
  readonly gamesPerRun: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** The same by processor time. */
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
  readonly decisionsPerGame: number;
  /** Decisions for each million calibration rounds: what to compare between machines. */
  readonly decisionsPerCalibration: number;
  readonly failed: number;
};

export type Effort = { readonly runs: number; readonly secondsPerRun: number };

export function measureGames(kind: Kind, { runs, secondsPerRun }: Effort): GameSpeed {
  const plan = planFor(kind);
  const gamesPerRun = warmUp(plan, secondsPerRun);
  const samples = Array.from({ length: runs }, (_, run) => sample(plan, run * gamesPerRun, gamesPerRun));
  return {
    ...kind,
    runs,
    gamesPerRun,
    gamesPerSecond: median(samples.map(({ games, seconds }) => games / seconds)),
    decisionsPerSecond: median(samples.map(({ decisions, seconds }) => decisions / seconds)),
    gamesPerCpuSecond: median(samples.map(({ games, cpuSeconds }) => games / cpuSeconds)),
    decisionsPerCpuSecond: median(samples.map(({ decisions, cpuSeconds }) => decisions / cpuSeconds)),
    decisionsPerGame: median(samples.map(({ decisions, games }) => decisions / games)),
    decisionsPerCalibration: median(samples.map((one) => one.decisions / one.cpuSeconds / one.calibration)),
    failed: samples.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function planFor({ game, sets, players, bot }: Kind): Plan {
  return {
    ...(game !== undefined && { game }),
    seed: 'bench',
    games: 0,
    bot,
    players: [players, players],
    tables: [{ sets, options: [] }],
    isChecked: false,
  };
}

/** The optimising compiler takes its time with so many small procedures. */
const RUNS_TO_WARM_UP = 8;

/** Plays until the code is hot, and finds out how many games fill a run. */
function warmUp(plan: Plan, seconds: number): number {
  const start = performance.now();
  let games = 0;
  let before = 0;
  while (performance.now() - start < seconds * RUNS_TO_WARM_UP * 1000) {
    playGames(plan, games, games + 10);
    games += 10;
    if (performance.now() - start < seconds * (RUNS_TO_WARM_UP - 1) * 1000) before = games;
  }
  return Math.max(10, games - before);
}

function sample(plan: Plan, from: number, count: number) {
  const before = calibrate();
  const stop = stopwatch();
  const { finished, decisions, failures } = playGames(plan, from, from + count);
  const time = stop();
  return { ...time, games: finished, decisions, calibration: (before + calibrate()) / 2, failed: failures.length };
}
