import type { TableChoice } from '@dustup/bang';
import { columns } from '../columns.ts';
import { numbersIn } from '../numbers.ts';
import type { Vocabulary } from '../terminal/words.ts';
import { BASE, type Plan } from './plan.ts';
import type { Played } from './pool.ts';
import { type Count, rolesDealt, type Share, shareOf, sidesAmong, type Tally } from './tally.ts';

export type CountedShare = Share & Count;

/** What `simulate --json` prints. */
export type Figures = {
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly decisions: number;
  readonly turns: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
  /** By side: the Sheriff and the Deputies win together. */
  readonly winShare: { readonly [side: string]: CountedShare };
  /** By role, counted in seats. */
  readonly roleWinShare: { readonly [role: string]: CountedShare };
  readonly characterWinShare?: { readonly [slug: string]: CountedShare };
  readonly setup: Pick<Plan, 'players' | 'bot' | 'seed'> & TableChoice;
};

export function figuresOf(plan: Plan, { tally, seconds, cpuSeconds }: Played, withCharacters: boolean): Figures {
  const { games, finished, decisions, turns, failures } = tally;
  const { players, bot, seed, tables } = plan;
  const { sets, options } = tables[0] ?? BASE;
  const per = (count: number, of: number) => (of === 0 ? 0 : count / of);
  return {
    games,
    finished,
    failed: failures.length,
    seconds,
    cpuSeconds,
    decisions,
    turns,
    gamesPerSecond: per(games, seconds),
    decisionsPerSecond: per(decisions, seconds),
    decisionsPerGame: per(decisions, finished),
    turnsPerGame: per(turns, finished),
    winShare: Object.fromEntries(sidesAmong(players).map((side) => [side, counted(tally.sides[side] ?? 0, finished)])),
    roleWinShare: Object.fromEntries(
      rolesDealt(tally).map((role) => [role, counted(tally.roles[role]?.wins ?? 0, tally.roles[role]?.games ?? 0)]),
    ),
    ...(withCharacters && { characterWinShare: sharesOf(tally.characters) }),
    setup: { players, sets, options, bot, seed },
  };
}

export function counted(wins: number, games: number): CountedShare {
  return { ...shareOf(wins, games), wins, games };
}

export function sharesOf(counts: Tally['roles']): { [name: string]: CountedShare } {
  return Object.fromEntries(Object.entries(counts).map(([name, { games, wins }]) => [name, counted(wins, games)]));
}

/** The same for people. */
export function figuresText(figures: Figures, vocabulary: Vocabulary): string {
  const { text, nameOf } = vocabulary;
  const { fixed, rounded } = numbersIn(vocabulary.language);
  const { games, finished, setup } = figures;
  const [least, most] = setup.players;
  const { bot, seed } = setup;
  const options = setup.options.map((option) => `, ${option}`).join('');
  const isRange = least !== most;
  const lines = [
    text('simulate.played', { finished, games, least, most, isRange, sets: setup.sets.join(', '), bot, seed, options }),
    text('simulate.speed', {
      seconds: fixed(figures.seconds, 2),
      cpu: fixed(figures.cpuSeconds, 2),
      games: rounded(figures.gamesPerSecond),
      decisions: rounded(figures.decisionsPerSecond),
    }),
    text('simulate.average', {
      decisions: fixed(figures.decisionsPerGame, 1),
      turns: fixed(figures.turnsPerGame, 1),
    }),
    '',
    ...shareTable('side', figures.winShare, (side) => text(`sides.${side}`), vocabulary),
    '',
    ...shareTable('role', figures.roleWinShare, nameOf, vocabulary),
  ];
  if (figures.characterWinShare !== undefined)
    lines.push('', ...shareTable('character', byShare(figures.characterWinShare), nameOf, vocabulary));
  return `${lines.join('\n')}\n`;
}

export function byShare(shares: { readonly [name: string]: CountedShare }) {
  return Object.fromEntries(Object.entries(shares).sort(([, a], [, b]) => b.share - a.share));
}

export function shareTable(
  what: 'side' | 'role' | 'character',
  shares: { readonly [name: string]: CountedShare },
  nameOf: (key: string) => string,
  { text: say, language, number }: Vocabulary,
) {
  const { percent } = numbersIn(language);
  return columns([
    [what, 'wins', 'of', 'share', 'interval'].map((head) => say(`simulate.heads.${head}`)),
    ...Object.entries(shares).map(([key, { wins, games, share, low, high }]) => [
      nameOf(key),
      number(wins),
      number(games),
      percent(share),
      say('simulate.interval', { low: percent(low), high: percent(high) }),
    ]),
  ]);
}
