import { BOT_NAMES } from '@dustup/bots';
import type { Command } from 'commander';
import { calibrate } from '../bench/calibrate.ts';
import { type ForkCost, measureForks } from '../bench/forks.ts';
import { median } from '../bench/statistics.ts';
import { measureApart } from '../bench/measure-apart.ts';
import type { Effort, GameSpeed } from '../bench/whole-games.ts';
import { columns } from '../columns.ts';
import { rounded } from '../games/figures.ts';
import { type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';
import { progressBar } from '../progress.ts';

type Flags = { readonly quick?: true; readonly json?: true };

const THOROUGH: Effort & { readonly forkGames: number } = { runs: 7, secondsPerRun: 0.5, forkGames: 1000 };
const QUICK: typeof THOROUGH = { runs: 3, secondsPerRun: 0.15, forkGames: 100 };

/** Each set that changes how fast the game is, and for how many it is measured. */
const TABLES = [
  { sets: ['base'], players: [4, 5, 7] },
  { sets: ['base', 'dodge-city'], players: [5, 7, 8] },
  { sets: ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'], players: [5, 7] },
];

export function addBench(program: Command, io: Io, result: Result): void {
  program
    .command('bench')
    .description('measure on one core: whole games, the cost of a fork, the size of a saved position')
    .option('--quick', 'a few seconds only, and rougher figures')
    .option('--json', 'print the figures as JSON')
    .action(async (flags: Flags) => {
      const figures = await measure(io, flags.quick === true ? QUICK : THOROUGH);
      io.write(flags.json === true ? `${JSON.stringify(figures, null, 2)}\n` : textOf(figures));
      result.code = figures.games.some(({ failed }) => failed > 0) ? PROBLEM : OK;
    });
}

type Figures = {
  readonly node: string;
  /** Millions of rounds of a fixed piece of work in a second of processor time. */
  readonly calibration: number;
  readonly games: readonly GameSpeed[];
  readonly forks: ForkCost;
  readonly memory: { readonly heapBytes: number; readonly mostBytes: number };
};

async function measure(io: Io, effort: typeof THOROUGH): Promise<Figures> {
  const bots = BOT_NAMES.filter((name) => name === 'random' || name === 'rule');
  const kinds = TABLES.flatMap((table) =>
    bots.flatMap((bot) => table.players.map((players) => ({ sets: table.sets, bot, players }))),
  );
  const bar = progressBar(io, kinds.length + 1, 'measurements');
  for (let i = 0; i < effort.runs; i++) calibrate();
  const calibration = median(Array.from({ length: effort.runs }, calibrate));
  const games: GameSpeed[] = [];
  for (const kind of kinds) {
    games.push(await measureApart({ ...kind, effort }));
    bar.update(games.length);
  }
  const forks = measureForks(effort.forkGames);
  bar.end();
  const memory = { heapBytes: process.memoryUsage().heapUsed, mostBytes: process.resourceUsage().maxRSS * 1024 };
  return { node: process.version, calibration, games, forks, memory };
}

function textOf({ node, calibration, games, forks, memory }: Figures): string {
  const { forkMicroseconds, savedBytes } = forks;
  const table = columns([
    [
      'whole games, one core',
      'decisions/s',
      'games/s',
      'decisions/cpu-s',
      'games/cpu-s',
      'decisions/game',
      'per calibration',
    ],
    ...games.map((speed) => [
      `${speed.sets.join(' + ')}, ${speed.players} players, ${speed.bot} bot`,
      rounded(speed.decisionsPerSecond),
      rounded(speed.gamesPerSecond),
      rounded(speed.decisionsPerCpuSecond),
      rounded(speed.gamesPerCpuSecond),
      speed.decisionsPerGame.toFixed(1),
      rounded(speed.decisionsPerCalibration),
    ]),
  ]);
  const bytes = (count: number) => `${(count / 1024).toFixed(1)} KB`;
  const first = games[0];
  return `${[
    `Node ${node.slice(1)}; calibration ${calibration.toFixed(1)} M rounds/s${first === undefined ? '' : `; medians of ${first.runs} runs`}`,
    '',
    ...table,
    '',
    `fork and first answer: median ${forkMicroseconds.median.toFixed(1)} µs, 95 % within ${forkMicroseconds.p95.toFixed(1)} µs (${forks.questions} questions of ${forks.games} games)`,
    `                       median ${((forkMicroseconds.median * calibration) / 1000).toFixed(2)} k calibration rounds`,
    `saved position:        median ${bytes(savedBytes.median)}, largest ${bytes(savedBytes.max)} as JSON`,
    `memory:                ${bytes(memory.heapBytes / 1024).replace('KB', 'MB')} of heap at the end, ${bytes(memory.mostBytes / 1024).replace('KB', 'MB')} at most in all`,
  ].join('\n')}\n`;
}
