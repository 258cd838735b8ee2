import { checkSetup } from '@dustup/bang';
import type { Command } from 'commander';
import { figuresOf, figuresText } from '../games/figures.ts';
import type { Plan } from '../games/plan.ts';
import { playPlan } from '../games/pool.ts';
import { reportFailures } from '../games/report-failures.ts';
import type { Io } from '../io.ts';
import {
  KNOWN_OPTIONS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  PLAYABLE_SETS,
  parseBot,
  parseOptions,
  parseSets,
  wholeNumber,
} from '../parse-arguments.ts';
import type { Result } from '../program.ts';
import { progressBar } from '../progress.ts';

type Flags = {
  readonly players: number;
  readonly sets: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly options: readonly string[];
  readonly characters?: true;
  readonly workers?: number;
  readonly json?: true;
};

export function addSimulate(program: Command, io: Io, result: Result): void {
  program
    .command('simulate')
    .description('play whole games with bots on all cores and count who wins')
    .option('-p, --players <n>', 'how many sit at the table', wholeNumber(LEAST_PLAYERS, MOST_PLAYERS), 5)
    .option('--sets <names>', `sets by name, with commas: ${PLAYABLE_SETS.join(', ')}`, parseSets, ['base'])
    .option('-g, --games <n>', 'how many games', wholeNumber(1), 1000)
    .option('-s, --seed <text>', 'the same seed plays the same games', '1')
    .option('-b, --bot <name>', 'who plays', parseBot, 'random')
    .option('-o, --options <names>', `options of the game, with commas: ${KNOWN_OPTIONS.join(', ')}`, parseOptions, [])
    .option('-c, --characters', 'count the characters too')
    .option('-w, --workers <n>', 'how many cores (default: all)', wholeNumber(1, 256))
    .option('--json', 'print the figures as JSON')
    .action(async (flags: Flags) => {
      result.code = await simulate(io, flags);
    });
}

async function simulate(io: Io, flags: Flags) {
  const { players, sets, games, seed, bot, options } = flags;
  const plan: Plan = { seed, games, bot, players: [players, players], tables: [{ sets, options }], isChecked: false };
  checkSetup({ players, sets, options });
  const bar = progressBar(io, games, 'games');
  const played = await playPlan(plan, flags.workers, bar.update);
  bar.end();
  const figures = figuresOf(plan, played, flags.characters === true);
  io.write(flags.json === true ? `${JSON.stringify(figures, null, 2)}\n` : figuresText(figures));
  return reportFailures(io, plan, played.tally);
}
