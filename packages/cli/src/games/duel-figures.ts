import { duelBotNamed, playOut } from '@dustup/bots';
import { duelRules, type Side } from '@dustup/duel';
import { keyFromSeed, Position } from '@dustup/kernel';
import { gameOf } from '../parse-arguments.ts';
import { stopwatch } from '../stopwatch.ts';
import type { Vocabulary } from '../terminal/words.ts';
import { counted, type CountedShare, rounded, shareTable } from './figures.ts';

/** Duels between two bots, who exchange sides from game to game. */
export type DuelPlan = {
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly against: string;
};

/** What `simulate --game duel --json` prints. */
export type DuelFigures = {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  readonly problems: readonly string[];
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly decisions: number;
  readonly turns: number;
  readonly gamesPerSecond: number;
  readonly winShare: { readonly [side in Side]: CountedShare };
  /** How often the first bot wins, as each side. */
  readonly botWinShare: { readonly [side in Side]: CountedShare };
  readonly setup: Omit<DuelPlan, 'games'>;
};

const MOST_PROBLEMS = 5;

export function playDuels({ games, seed, bot, against }: DuelPlan, onGame: (done: number) => void): DuelFigures {
  const stop = stopwatch();
  const sideWins = { law: 0, outlaws: 0 };
  const botWins = { law: 0, outlaws: 0 };
  const problems: string[] = [];
  let [decisions, turns, failed] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const law = game % 2;
    const key = keyFromSeed(`${seed} ${game}`);
    try {
      const position = Position.begin(duelRules, { law }, key, { forkable: false });
      const agents = [bot, against].map((name, seat) => duelBotNamed(name, `${key} ${seat}`));
      decisions += playOut(position, agents);
      turns += position.state.turn.number;
      const { outcome } = position.state;
      if (outcome !== null) sideWins[outcome.side] += 1;
      if (outcome?.winner === 0) botWins[outcome.side] += 1;
    } catch (error) {
      failed += 1;
      if (problems.length < MOST_PROBLEMS) problems.push(`${seed} ${game}: ${String(error)}`);
    }
    onGame(game + 1);
  }
  const finished = games - failed;
  const asLaw = Math.ceil(games / 2);
  return {
    game: gameOf(duelRules),
    games,
    finished,
    failed,
    problems,
    ...withSpeed(stop(), games),
    decisions,
    turns,
    winShare: { law: counted(sideWins.law, finished), outlaws: counted(sideWins.outlaws, finished) },
    botWinShare: { law: counted(botWins.law, asLaw), outlaws: counted(botWins.outlaws, games - asLaw) },
    setup: { seed, bot, against },
  };
}

function withSpeed(time: { readonly seconds: number; readonly cpuSeconds: number }, games: number) {
  return { ...time, gamesPerSecond: time.seconds === 0 ? 0 : games / time.seconds };
}

/** The same for people. */
export function duelFiguresText(figures: DuelFigures, { text }: Vocabulary): string {
  const { games, finished, seconds, cpuSeconds, decisions, turns, setup, problems } = figures;
  const { bot, against, seed } = setup;
  const sides = (side: string) => text(`sides.${side}`);
  const lines = [
    text('simulate.duels', { finished, games, bot, against, seed }),
    text('simulate.speed', {
      seconds: seconds.toFixed(2),
      cpu: cpuSeconds.toFixed(2),
      games: rounded(figures.gamesPerSecond),
      decisions: rounded(seconds === 0 ? 0 : decisions / seconds),
    }),
    text('simulate.average', {
      decisions: (decisions / Math.max(1, finished)).toFixed(1),
      turns: (turns / Math.max(1, finished)).toFixed(1),
    }),
    '',
    ...shareTable('side', figures.winShare, sides, text),
  ];
  if (bot !== against)
    lines.push('', text('simulate.botAs', { bot }), ...shareTable('side', figures.botWinShare, sides, text));
  return `${[...lines, ...problems].join('\n')}\n`;
}
