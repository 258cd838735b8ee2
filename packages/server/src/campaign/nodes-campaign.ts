import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dice, diceFrom } from '@dustup/bots';
import { startPostgres } from '../testing/postgres.ts';
import { compileOnce } from '../testing/real-server.ts';
import { parseRounds, type Round } from './parse-rounds.ts';
import type { PartyOptions } from './party.ts';
import { type Mishap, MISHAPS, runNodes } from './run-nodes.ts';

export type NodesCampaign = {
  /** Mishaps in all, those noted before included. */
  readonly mishaps: number;
  /** Of the first round. */
  readonly seed: number;
  readonly nodes: number;
  readonly tables: number;
  /** A file to which each round is added, and with which a campaign that was broken off goes on. */
  readonly notes: string | undefined;
  readonly tell: (text: string) => void;
};

/** Most of them kills. */
const DECK: readonly Mishap[] = [
  ...Array.from({ length: 10 }, () => 'kill' as const),
  ...Array.from({ length: 4 }, () => 'freeze' as const),
  'stop',
  'database',
];
/** The whole deck so many times in a round, at a club of its own. */
const DECKS = 3;
/** Milliseconds for an answer where many tables are played: what is tried is not how fast they can be. */
const THINKS = 1500;
/** Seconds. */
const LONG = { decision: 1800, bank: 1800 };
/** One table in so many plays The Duel. */
const DUELS = 4;

/** Round after round: so many mishaps at so many tables, then all games are played to their end and everything is held against the log. */
export async function nodesCampaign(options: NodesCampaign): Promise<void> {
  const { mishaps, seed, notes, tell } = options;
  const rounds = notes !== undefined && existsSync(notes) ? [...parseRounds(readFileSync(notes, 'utf8'))] : [];
  const leave = new AbortController();
  const stop = () => leave.abort();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const folder = mkdtempSync(join(tmpdir(), 'dustup-campaign-'));
  await compileOnce(folder);
  const postgres = await startPostgres();
  try {
    for (let done = countOf(rounds); done < mishaps && !leave.signal.aborted; done = countOf(rounds)) {
      const number = Math.max(seed - 1, ...rounds.map((round) => round.seed)) + 1;
      const dice = diceFrom(number);
      const start = performance.now();
      const report = await runNodes({
        seed: number,
        nodes: options.nodes,
        tables: tablesOf(options.tables, number),
        postgres,
        data: join(folder, String(number)),
        mishaps: dealt(dice).slice(0, mishaps - done),
        finishes: true,
        isEnough: () => leave.signal.aborted,
        onMishap: (many) => many % DECK.length === 0 && tell(`  ${done + many} of ${mishaps}\n`),
      });
      const { tables, nodes } = options;
      const round: Round = { seed: number, nodes, tables, seconds: (performance.now() - start) / 1000, ...report };
      rounds.push(round);
      if (notes !== undefined) appendFileSync(notes, `${JSON.stringify(round)}\n`);
      tell(inWords([round]));
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  tell(`In all:\n${inWords(rounds)}`);
}

function countOf(rounds: readonly Round[]): number {
  return sum(rounds, ({ happened }) => MISHAPS.reduce((many, what) => many + happened[what], 0));
}

function tablesOf(tables: number, seed: number): readonly PartyOptions[] {
  if (tables === 1) return [{ seed, people: 4, bots: 0 }];
  const common = { bots: 0, thinks: THINKS, clock: LONG };
  return Array.from({ length: tables }, (_, at) => {
    const table = { ...common, seed: seed * 1000 + at, prefix: `T${at}` };
    return at % DUELS === 0 ? { ...table, people: 2, game: 'duel' } : { ...table, people: 4 };
  });
}

/** The deck, shuffled, a few times over. */
function dealt(dice: Dice): Mishap[] {
  const cards = Array.from({ length: DECKS }, () => DECK).flat();
  for (let left = cards.length; left > 1; left--) {
    const [card] = cards.splice(dice.below(left), 1);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

function inWords(rounds: readonly Round[]): string {
  const happened = MISHAPS.map((what) => `${what} ${sum(rounds, (round) => round.happened[what])}`).join(', ');
  const pauses = MISHAPS.map((what) => `${what} ${pausesOf(rounds, what)}`).join(', ');
  const figure = (name: 'games' | 'steps' | 'promised' | 'starved') => sum(rounds, (round) => round[name]);
  return [
    `${rounds.length === 1 ? `seed ${rounds[0]?.seed}` : `${rounds.length} rounds`}, ${Math.round(sum(rounds, ({ seconds }) => seconds))} s: ${happened}`,
    `  ${figure('games')} games ended, ${figure('steps')} steps seen, ${figure('promised')} requests acknowledged: none lost, none counted twice`,
    `  bots stood in ${sum(rounds, ({ standIns }) => standIns.length)} times; nodes were given up for want of processor time ${figure('starved')} times`,
    `  until the next step of a game, milliseconds (median, 99 %, longest): ${pauses}\n`,
  ].join('\n');
}

function pausesOf(rounds: readonly Round[], what: Mishap): string {
  const sorted = rounds.flatMap(({ pauses }) => pauses[what]).sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return sorted.length === 0 ? '–' : `${at(0.5)} ${at(0.99)} ${Math.round(sorted.at(-1) ?? 0)}`;
}

function sum(rounds: readonly Round[], figure: (round: Round) => number): number {
  return rounds.reduce((all, round) => all + figure(round), 0);
}
