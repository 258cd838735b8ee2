// `npm run campaign -- --kills N`: the server is killed and started anew, again and again, under real clients.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../bench/progress.ts';
import { diceFrom } from '@dustup/bots';
import { startPostgres } from '../testing/postgres.ts';
import { compileOnce } from '../testing/real-server.ts';
import { boundText } from './bound.ts';
import { KILLS_A_ROUND, playRound } from './rounds.ts';
import { MISHAPS, runNodes } from './run-nodes.ts';

const HELP = `npm run campaign -- [--kills n] [--seed n] [--nodes n]

Kills the server (kill -9) at places drawn from the seed, before and after append, commit and send, under real
clients that come back by themselves, and starts it anew on the same folder: nothing acknowledged may be lost,
nothing may count twice, everybody goes on where he was and gets his time back. ${KILLS_A_ROUND} kills at one table, then the
next. Ends with 1, and keeps the data folder, when something is lost.

  --kills n   how often (usually 300)
  --seed n    of the first table (usually 1)
  --nodes n   several servers on PostgreSQL, of which one after the other is killed, frozen for longer than
              its lease, stopped, or loses its database: so many mishaps in all
`;

class WrongArguments extends Error {}

type Wanted = { readonly kills: number; readonly seed: number; readonly nodes: number };

function readArguments(): Wanted | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { kills: text, seed: text, nodes: text, help: { type: 'boolean' } } });
  if (values.help === true) return 'help';
  return {
    kills: whole('kills', values.kills ?? '300'),
    seed: whole('seed', values.seed ?? '1'),
    nodes: whole('nodes', values.nodes ?? '1'),
  };
}

function whole(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongArguments(`--${name} takes a whole number above 0`);
}

async function campaign(kills: number, seed: number): Promise<void> {
  const out = { write: (text: string) => process.stderr.write(text), isTerminal: process.stderr.isTTY };
  const bar = progressBar(out, `of ${kills} kills`);
  const warm = mkdtempSync(join(tmpdir(), 'dustup-campaign-'));
  await compileOnce(warm);
  rmSync(warm, { recursive: true, force: true });
  const sum = { games: 0, steps: 0, answers: 0, promised: 0 };
  for (let done = 0, number = seed; done < kills; number += 1) {
    const round = Math.min(KILLS_A_ROUND, kills - done);
    const before = done;
    const report = await playRound(
      { seed: number, kills: round, onKill: (killed) => bar((before + killed) / kills) },
      (data) => process.stderr.write(`\nThe table of seed ${number} went wrong; its data is kept in ${data}\n`),
    );
    done += report.kills;
    for (const name of ['games', 'steps', 'answers', 'promised'] as const) sum[name] += report[name];
    if (!out.isTerminal) out.write(`seed ${number}: ${done} kills and ${sum.games} ended games so far\n`);
  }
  process.stdout.write(
    `${sum.games} games played to their end, ${sum.steps} steps seen, ${sum.promised} requests acknowledged.\n`,
  );
  process.stdout.write(`${boundText(kills)}\n`);
}

/** So many mishaps at one table, then the next. */
const MISHAPS_A_TABLE = 10;

async function nodesCampaign({ kills, seed, nodes }: Wanted): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-campaign-'));
  await compileOnce(folder);
  const postgres = await startPostgres();
  try {
    for (let done = 0, number = seed; done < kills; done += MISHAPS_A_TABLE, number += 1) {
      const dice = diceFrom(number);
      const mishaps = Array.from(
        { length: Math.min(MISHAPS_A_TABLE, kills - done) },
        () => DRAWN[dice.below(DRAWN.length)] ?? 'kill',
      );
      const data = join(folder, String(number));
      const { pauses, games, steps, promised } = await runNodes({
        seed: number,
        people: 4,
        bots: 0,
        nodes,
        postgres,
        data,
        mishaps,
      });
      const told = MISHAPS.map(
        (one) => `${one} ${pauses[one].map((pause) => Math.round(pause)).join(' ') || '–'}`,
      ).join(', ');
      process.stdout.write(
        `seed ${number}: ${done + mishaps.length} mishaps, ${games} games ended, ${steps} steps seen, ${promised} requests acknowledged; pauses in ms: ${told}\n`,
      );
    }
  } finally {
    await postgres.remove();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Most of them kills, as the machine would have it. */
const DRAWN = ['kill', 'kill', 'kill', 'kill', 'freeze', 'stop', 'stop', 'database'] as const;

try {
  const wanted = readArguments();
  if (wanted === 'help') process.stdout.write(HELP);
  else if (wanted.nodes > 1) await nodesCampaign(wanted);
  else await campaign(wanted.kills, wanted.seed);
} catch (error) {
  const says = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${says}\n`);
  process.exitCode = 1;
}
