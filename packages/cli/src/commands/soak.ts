import type { Command } from 'commander';
import { rounded } from '../games/figures.ts';
import type { Plan } from '../games/plan.ts';
import { type Played, playPlan } from '../games/pool.ts';
import { reportFailures } from '../games/report-failures.ts';
import type { Io } from '../io.ts';
import { parseBot, parsePlayers, wholeNumber } from '../parse-arguments.ts';
import type { Result } from '../program.ts';
import { progressBar } from '../progress.ts';

type Flags = {
  readonly games: number;
  readonly players: readonly [number, number];
  readonly seed: string;
  readonly bot: string;
  readonly workers?: number;
  readonly json?: true;
};

export function addSoak(program: Command, io: Io, result: Result): void {
  program
    .command('soak')
    .description('play whole games over all seat counts and options and look for any that break, stick or lose a card')
    .option('-g, --games <n>', 'how many games', wholeNumber(1), 10_000)
    .option('-p, --players <range>', 'seat counts', parsePlayers, [3, 8])
    .option('-s, --seed <text>', 'the same seed plays the same games', '1')
    .option('-b, --bot <name>', 'who plays', parseBot, 'random')
    .option('-w, --workers <n>', 'how many cores (default: all)', wholeNumber(1, 256))
    .option('--json', 'print the figures as JSON')
    .action(async (flags: Flags) => {
      result.code = await soak(io, flags);
    });
}

async function soak(io: Io, { games, players, seed, bot, workers, json }: Flags) {
  const plan: Plan = { seed, games, bot, players, tables: [], isChecked: true };
  const bar = progressBar(io, games, 'games');
  const played = await playPlan(plan, workers, bar.update);
  bar.end();
  io.write(json === true ? `${JSON.stringify(soakFigures(plan, played), null, 2)}\n` : soakText(plan, played));
  return reportFailures(io, plan, played.tally);
}

function soakFigures({ players, bot, seed }: Plan, { tally, seconds, cpuSeconds }: Played) {
  const { games, finished, decisions, turns, failures } = tally;
  return { games, finished, failed: failures.length, seconds, cpuSeconds, decisions, turns, players, bot, seed };
}

function soakText({ players, bot, seed }: Plan, { tally, seconds }: Played): string {
  const { games, finished, decisions, failures } = tally;
  return (
    `${finished} of ${games} games finished, ${failures.length} stuck or failed: ` +
    `${[...new Set(players)].join(' to ')} players, drawn sets and options, bot ${bot}, seed ${seed}\n` +
    `${seconds.toFixed(1)} s: ${rounded(games / seconds)} games/s, ${rounded(decisions / seconds)} decisions/s; ` +
    `every card in one place at every turn\n`
  );
}
