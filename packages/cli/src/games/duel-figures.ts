import { duelBotNamed, playOut } from '@dustup/bots';
import { duelRules, type Side } from '@dustup/duel';
import { keyFromSeed, Position } from '@dustup/kernel';
import { gameOf } from '../parse-arguments.ts';
import { stopwatch } from '../stopwatch.ts';
import type { Vocabulary } from '../terminal/words.ts';
import { numbersIn } from '../numbers.ts';
import { byShare, counted, type CountedShare, sharesOf, shareTable } from './figures.ts';
import { addTo, type Tally } from './tally.ts';

/** Duels between two bots, who exchange sides from game to game. */
export type DuelPlan = {
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly against: string;
  readonly withCharacters?: boolean;
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
  /** By character: how often the side wins that was dealt it. */
  readonly characterWinShare?: { readonly [slug: string]: CountedShare };
  readonly setup: Omit<DuelPlan, 'games' | 'withCharacters'>;
};

const MOST_PROBLEMS = 5;

export function playDuels(
  { games, seed, bot, against, withCharacters }: DuelPlan,
  onGame: (done: number) => void,
): DuelFigures {
  const stop = stopwatch();
  const sideWins = { law: 0, outlaws: 0 };
  const botWins = { law: 0, outlaws: 0 };
  const problems: string[] = [];
  const characters: Tally['characters'] = {};
  let [decisions, turns, failed] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const law = game % 2;
    const key = keyFromSeed(`${seed} ${game}`);
    try {
      const position = Position.begin(duelRules, { law }, key, { forkable: false });
      const dealt = position.state.seats.map(({ reserve, choice }) => [...reserve, ...choice]);
      const agents = [bot, against].map((name, seat) => duelBotNamed(name, `${key} ${seat}`));
      decisions += playOut(position, agents);
      turns += position.state.turn.number;
      const { outcome } = position.state;
      if (outcome !== null) sideWins[outcome.side] += 1;
      for (const [seat, slugs] of dealt.entries())
        for (const slug of slugs) addTo(characters, slug, 1, outcome?.winner === seat ? 1 : 0);
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
    ...(withCharacters && { characterWinShare: sharesOf(characters) }),
    setup: { seed, bot, against },
  };
}

function withSpeed(time: { readonly seconds: number; readonly cpuSeconds: number }, games: number) {
  return { ...time, gamesPerSecond: time.seconds === 0 ? 0 : games / time.seconds };
}

/** The same for people; `nameOf` knows the characters. */
export function duelFiguresText(figures: DuelFigures, vocabulary: Vocabulary, nameOf: Vocabulary['nameOf']): string {
  const { text, language } = vocabulary;
  const { fixed, rounded } = numbersIn(language);
  const { games, finished, seconds, cpuSeconds, decisions, turns, setup, problems } = figures;
  const { bot, against, seed } = setup;
  const sides = (side: string) => text(`sides.${side}`);
  const lines = [
    text('simulate.duels', { finished, games, bot, against, seed }),
    text('simulate.speed', {
      seconds: fixed(seconds, 2),
      cpu: fixed(cpuSeconds, 2),
      games: rounded(figures.gamesPerSecond),
      decisions: rounded(seconds === 0 ? 0 : decisions / seconds),
    }),
    text('simulate.average', {
      decisions: fixed(decisions / Math.max(1, finished), 1),
      turns: fixed(turns / Math.max(1, finished), 1),
    }),
    '',
    ...shareTable('side', figures.winShare, sides, vocabulary),
  ];
  if (bot !== against)
    lines.push('', text('simulate.botAs', { bot }), ...shareTable('side', figures.botWinShare, sides, vocabulary));
  if (figures.characterWinShare !== undefined) {
    lines.push('', ...shareTable('character', byShare(figures.characterWinShare), nameOf, vocabulary));
  }
  return `${[...lines, ...problems].join('\n')}\n`;
}
