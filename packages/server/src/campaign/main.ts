// `npm run campaign -- --kills N`: the server is killed and started anew, again and again, under real clients.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../bench/progress.ts';
import { compileOnce } from '../testing/real-server.ts';
import { boundText } from './bound.ts';
import { nodesCampaign } from './nodes-campaign.ts';
import { KILLS_A_ROUND, playRound } from './rounds.ts';

const HELP = `npm run campaign -- [--kills n] [--seed n] [--nodes n [--tables n] [--notes file]]

Kills the server (kill -9) at places drawn from the seed, before and after append, commit and send, under real
clients that come back by themselves, and starts it anew on the same folder: nothing acknowledged may be lost,
nothing may count twice, everybody goes on where he was and gets his time back. ${KILLS_A_ROUND} kills at one table, then the
next. Ends with 1, and keeps the data folder, when something is lost.

  --kills n   how often (usually 300)
  --seed n    of the first table (usually 1)
  --nodes n   several servers on PostgreSQL, of which one after the other is killed, frozen for longer than
              its lease, stopped, or loses its database: so many mishaps in all (10 of 16 are kills, 4 freezes)
  --tables n  played at the same time on these nodes (usually 1)
  --notes f   each round is a line in this file; the same command goes on after the last one. Ctrl+C ends a
              round well: its games are played to their end, and it counts
`;

class WrongArguments extends Error {}

type Wanted = {
  readonly kills: number;
  readonly seed: number;
  readonly nodes: number;
  readonly tables: number;
  readonly notes: string | undefined;
};

function readArguments(): Wanted | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { kills: text, seed: text, nodes: text, tables: text, notes: text, help: { type: 'boolean' } },
  });
  if (values.help === true) return 'help';
  return {
    kills: whole('kills', values.kills ?? '300'),
    seed: whole('seed', values.seed ?? '1'),
    nodes: whole('nodes', values.nodes ?? '1'),
    tables: whole('tables', values.tables ?? '1'),
    notes: values.notes,
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

try {
  const wanted = readArguments();
  if (wanted === 'help') process.stdout.write(HELP);
  else if (wanted.nodes > 1)
    await nodesCampaign({ ...wanted, mishaps: wanted.kills, tell: (words) => process.stdout.write(words) });
  else await campaign(wanted.kills, wanted.seed);
} catch (error) {
  const says = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${says}\n`);
  process.exitCode = 1;
}
