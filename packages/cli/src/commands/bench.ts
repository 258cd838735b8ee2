import { bangRules } from '@dustup/bang';
import { BOT_NAMES } from '@dustup/bots';
import { duelRules } from '@dustup/duel';
import { calibrate } from '../bench/calibrate.ts';
import { type ForkCost, measureForks } from '../bench/forks.ts';
import { median } from '../bench/statistics.ts';
import { measureApart } from '../bench/measure-apart.ts';
import type { Effort, GameSpeed, Kind } from '../bench/whole-games.ts';
import { columns } from '../columns.ts';
import { OK, PROBLEM, type Say } from '../io.ts';
import { type Numbers, numbersIn } from '../numbers.ts';
import { gameOf, parseGame } from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import type { SpokenCommand } from '../spoken-command.ts';
import { wrapped } from '../terminal/paint.ts';

type Flags = { readonly game: string; readonly quick?: true; readonly json?: true };

const THOROUGH: Effort & { readonly forkGames: number } = { runs: 7, secondsPerRun: 0.5, forkGames: 1000 };
const QUICK: typeof THOROUGH = { runs: 3, secondsPerRun: 0.05, forkGames: 20 };

const DUEL = gameOf(duelRules);

/** Each set that changes how fast the game is, and for how many it is measured. */
const TABLES = [
  { sets: ['base'], players: [4, 5, 7] },
  { sets: ['base', 'dodge-city'], players: [5, 7, 8] },
  { sets: ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'], players: [5, 7] },
];

export function addBench(command: SpokenCommand, shell: Shell): void {
  const { io, result, say } = shell;
  command
    .option('--game <name>', say('usage.game'), parseGame, gameOf(bangRules))
    .option('--quick', say('usage.bench.quick'))
    .option('--json', say('usage.json'))
    .action(async (flags: Flags) => {
      const figures = await measure(shell, flags.game === DUEL ? 'duel' : undefined, flags.quick === true);
      io.write(flags.json === true ? `${JSON.stringify(figures, null, 2)}\n` : textOf(figures, shell));
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

/** In a hurry only the base game is measured, for five. */
const QUICK_TABLES = [{ sets: ['base'], players: [5] }];

function kindsOf(game: 'duel' | undefined, isQuick: boolean): Kind[] {
  const bots = BOT_NAMES.filter((name) => name === 'random' || name === 'rule');
  if (game !== undefined) return bots.map((bot) => ({ game, sets: [game], players: 2, bot }));
  return (isQuick ? QUICK_TABLES : TABLES).flatMap(({ sets, players: all }) =>
    bots.flatMap((bot) => all.map((players) => ({ sets, bot, players }))),
  );
}

async function measure(shell: Shell, game: 'duel' | undefined, isQuick: boolean): Promise<Figures> {
  const effort = isQuick ? QUICK : THOROUGH;
  const kinds = kindsOf(game, isQuick);
  const bar = progressBar(shell, kinds.length + 1, 'measurements');
  for (let i = 0; i < effort.runs; i++) calibrate();
  const calibration = median(Array.from({ length: effort.runs }, calibrate));
  const games: GameSpeed[] = [];
  for (const kind of kinds) {
    games.push(await measureApart({ ...kind, effort }));
    bar.update(games.length);
  }
  const forks = measureForks(effort.forkGames, game);
  bar.end();
  const memory = { heapBytes: process.memoryUsage().heapUsed, mostBytes: process.resourceUsage().maxRSS * 1024 };
  return { node: process.version, calibration, games, forks, memory };
}

const HEADS = ['games', 'decisions', 'gamesPerSecond', 'cpuDecisions', 'cpuGames', 'perGame', 'perCalibration'];

function textOf({ node, calibration, games, forks, memory }: Figures, { io, say, language }: Shell): string {
  const { forkMicroseconds, savedBytes } = forks;
  const numbers = numbersIn(language);
  const { fixed, kilobytes, megabytes } = numbers;
  return `${[
    say('bench.machine', { node: node.slice(1), calibration: fixed(calibration, 1), runs: games[0]?.runs ?? 0 }),
    '',
    ...gamesText(games, io.columns, numbers, say),
    '',
    say('bench.forks', {
      median: fixed(forkMicroseconds.median, 1),
      p95: fixed(forkMicroseconds.p95, 1),
      questions: forks.questions,
      games: forks.games,
    }),
    say('bench.forkRounds', { median: fixed((forkMicroseconds.median * calibration) / 1000, 2) }),
    say('bench.saved', { median: kilobytes(savedBytes.median), most: kilobytes(savedBytes.max) }),
    say('bench.memory', { heap: megabytes(memory.heapBytes), most: megabytes(memory.mostBytes) }),
  ]
    .flatMap((line) => (line.length <= io.columns ? [line] : wrapped(line, io.columns, '  ')))
    .join('\n')}\n`;
}

/** A table; where that is too wide, each kind of game with its figures below it. */
function gamesText(games: readonly GameSpeed[], width: number, { fixed, rounded }: Numbers, say: Say): string[] {
  const heads = HEADS.map((head) => say(`bench.heads.${head}`));
  const rows = games.map((speed) => [
    say('bench.game', { sets: speed.sets.join(' + '), players: speed.players, bot: speed.bot }),
    rounded(speed.decisionsPerSecond),
    rounded(speed.gamesPerSecond),
    rounded(speed.decisionsPerCpuSecond),
    rounded(speed.gamesPerCpuSecond),
    fixed(speed.decisionsPerGame, 1),
    rounded(speed.decisionsPerCalibration),
  ]);
  const table = columns([heads, ...rows]);
  if (table.every((line) => line.length <= width)) return table;
  const [, ...kinds] = heads;
  return rows.flatMap(([title = '', ...figures]) => [
    title,
    ...columns(kinds.map((kind, at) => [`  ${kind}`, figures[at] ?? ''])),
  ]);
}
