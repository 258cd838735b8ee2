import { bangRules } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import type { Plan } from '../games/plan.ts';
import { type Played, playPlan } from '../games/pool.ts';
import { reportFailures } from '../games/report-failures.ts';
import { refuseInDuel } from '../not-in-a-duel.ts';
import { numbersIn } from '../numbers.ts';
import { gameOf, parseBot, parseGame, parsePlayers, wholeNumber } from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = {
  readonly game: string;
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
    .option('--game <name>', say('usage.game'), parseGame, gameOf(bangRules))
    .option('-g, --games <n>', say('usage.games'), wholeNumber(1), 10_000)
    .option('-p, --players <range>', say('usage.soak.players'), parsePlayers, [3, 8])
    .option('-s, --seed <text>', say('usage.sameGames'), '1')
    .option('-b, --bot <name>', say('usage.whoPlays'), parseBot, 'random')
    .option('-w, --workers <n>', say('usage.workers'), wholeNumber(1, 256))
    .option('--json', say('usage.json'))
    .action(async (flags: Flags) => {
      if (flags.game === DUEL) refuseInDuel(command, ['players']);
      result.code = await soak(shell, flags);
    });
}

const DUEL = gameOf(duelRules);

async function soak(shell: Shell, { game, games, players, seed, bot, workers, json }: Flags) {
  const many = { seed, games, bot, tables: [], isChecked: true };
  const plan: Plan = game === DUEL ? { ...many, game: 'duel', players: [2, 2] } : { ...many, players };
  const { io } = shell;
  const bar = progressBar(shell, games, 'games');
  const played = await playPlan(plan, workers, bar.update);
  bar.end();
  io.write(json === true ? `${JSON.stringify(soakFigures(plan, played), null, 2)}\n` : soakText(plan, played, shell));
  return reportFailures(shell, plan, played.tally);
}

function soakFigures({ players, bot, seed }: Plan, { tally, seconds, cpuSeconds }: Played) {
  const { games, finished, decisions, turns, failures } = tally;
  return { games, finished, failed: failures.length, seconds, cpuSeconds, decisions, turns, players, bot, seed };
}

function soakText({ players, bot, seed }: Plan, { tally, seconds }: Played, { say, language }: Shell): string {
  const { fixed, rounded } = numbersIn(language);
  const { games, finished, decisions, failures } = tally;
  const failed = failures.length;
  const seats = [...new Set(players)].join('–');
  const speed = {
    seconds: fixed(seconds, 1),
    games: rounded(games / seconds),
    decisions: rounded(decisions / seconds),
  };
  return `${say('soak.played', { finished, games, failed, players: seats, bot, seed })}\n${say('soak.speed', speed)}\n`;
}
