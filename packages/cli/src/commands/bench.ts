import { BOT_NAMES } from '@dustup/bots';
import { calibrate } from '../bench/calibrate.ts';
import { type ForkCost, measureForks } from '../bench/forks.ts';
import { median } from '../bench/statistics.ts';
import { measureApart } from '../bench/measure-apart.ts';
import type { Effort, GameSpeed } from '../bench/whole-games.ts';
import { columns } from '../columns.ts';
import { rounded } from '../games/figures.ts';
import { OK, PROBLEM, type Say } from '../io.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly quick?: true; readonly json?: true };

const THOROUGH: Effort & { readonly forkGames: number } = { runs: 7, secondsPerRun: 0.5, forkGames: 1000 };
const QUICK: typeof THOROUGH = { runs: 3, secondsPerRun: 0.15, forkGames: 100 };

/** Each set that changes how fast the game is, and for how many it is measured. */
const TABLES = [
  { sets: ['base'], players: [4, 5, 7] },
  { sets: ['base', 'dodge-city'], players: [5, 7, 8] },
  { sets: ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'], players: [5, 7] },
];

export function addBench(command: SpokenCommand, shell: Shell): void {
  const { io, result, say } = shell;
  command
    .option('--quick', say('usage.bench.quick'))
    .option('--json', say('usage.json'))
    .action(async (flags: Flags) => {
      const figures = await measure(shell, flags.quick === true ? QUICK : THOROUGH);
      io.write(flags.json === true ? `${JSON.stringify(figures, null, 2)}\n` : textOf(figures, say));
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

async function measure(shell: Shell, effort: typeof THOROUGH): Promise<Figures> {
  const bots = BOT_NAMES.filter((name) => name === 'random' || name === 'rule');
  const kinds = TABLES.flatMap((table) =>
    bots.flatMap((bot) => table.players.map((players) => ({ sets: table.sets, bot, players }))),
  );
  const bar = progressBar(shell, kinds.length + 1, 'measurements');
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

const HEADS = ['games', 'decisions', 'gamesPerSecond', 'cpuDecisions', 'cpuGames', 'perGame', 'perCalibration'];

function textOf({ node, calibration, games, forks, memory }: Figures, say: Say): string {
  const { forkMicroseconds, savedBytes } = forks;
  const table = columns([
    HEADS.map((head) => say(`bench.heads.${head}`)),
    ...games.map((speed) => [
      say('bench.game', { sets: speed.sets.join(' + '), players: speed.players, bot: speed.bot }),
      rounded(speed.decisionsPerSecond),
      rounded(speed.gamesPerSecond),
      rounded(speed.decisionsPerCpuSecond),
      rounded(speed.gamesPerCpuSecond),
      speed.decisionsPerGame.toFixed(1),
      rounded(speed.decisionsPerCalibration),
    ]),
  ]);
  const kilobytes = (count: number) => `${(count / 1024).toFixed(1)} KB`;
  const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
  return `${[
    say('bench.machine', { node: node.slice(1), calibration: calibration.toFixed(1), runs: games[0]?.runs ?? 0 }),
    '',
    ...table,
    '',
    say('bench.forks', {
      median: forkMicroseconds.median.toFixed(1),
      p95: forkMicroseconds.p95.toFixed(1),
      questions: forks.questions,
      games: forks.games,
    }),
    say('bench.forkRounds', { median: ((forkMicroseconds.median * calibration) / 1000).toFixed(2) }),
    say('bench.saved', { median: kilobytes(savedBytes.median), most: kilobytes(savedBytes.max) }),
    say('bench.memory', { heap: megabytes(memory.heapBytes), most: megabytes(memory.mostBytes) }),
  ].join('\n')}\n`;
}
