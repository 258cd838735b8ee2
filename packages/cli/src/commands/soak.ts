import { rounded } from '../games/figures.ts';
import type { Plan } from '../games/plan.ts';
import { type Played, playPlan } from '../games/pool.ts';
import { reportFailures } from '../games/report-failures.ts';
import type { Say } from '../io.ts';
import { parseBot, parsePlayers, wholeNumber } from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = {
  readonly games: number;
  readonly players: readonly [number, number];
  readonly seed: string;
  readonly bot: string;
  readonly workers?: number;
  readonly json?: true;
};

export function addSoak(command: SpokenCommand, shell: Shell): void {
  const { say, result } = shell;
  command
    .option('-g, --games <n>', say('usage.games'), wholeNumber(1), 10_000)
    .option('-p, --players <range>', say('usage.soak.players'), parsePlayers, [3, 8])
    .option('-s, --seed <text>', say('usage.sameGames'), '1')
    .option('-b, --bot <name>', say('usage.whoPlays'), parseBot, 'random')
    .option('-w, --workers <n>', say('usage.workers'), wholeNumber(1, 256))
    .option('--json', say('usage.json'))
    .action(async (flags: Flags) => {
      result.code = await soak(shell, flags);
    });
}

async function soak(shell: Shell, { games, players, seed, bot, workers, json }: Flags) {
  const plan: Plan = { seed, games, bot, players, tables: [], isChecked: true };
  const { io, say } = shell;
  const bar = progressBar(shell, games, 'games');
  const played = await playPlan(plan, workers, bar.update);
  bar.end();
  io.write(json === true ? `${JSON.stringify(soakFigures(plan, played), null, 2)}\n` : soakText(plan, played, say));
  return reportFailures(shell, plan, played.tally);
}

function soakFigures({ players, bot, seed }: Plan, { tally, seconds, cpuSeconds }: Played) {
  const { games, finished, decisions, turns, failures } = tally;
  return { games, finished, failed: failures.length, seconds, cpuSeconds, decisions, turns, players, bot, seed };
}

function soakText({ players, bot, seed }: Plan, { tally, seconds }: Played, say: Say): string {
  const { games, finished, decisions, failures } = tally;
  const failed = failures.length;
  const seats = [...new Set(players)].join('–');
  const speed = {
    seconds: seconds.toFixed(1),
    games: rounded(games / seconds),
    decisions: rounded(decisions / seconds),
  };
  return `${say('soak.played', { finished, games, failed, players: seats, bot, seed })}\n${say('soak.speed', speed)}\n`;
}
