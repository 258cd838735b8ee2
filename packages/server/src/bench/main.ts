// `npm run bench:server -- --tables N --players N --seconds N --sets all --json`: the real server in one process, real WebSocket clients in another.
import { parseArgs } from 'node:util';
import { declaredSets } from '@dustup/bang';
import { describe } from './report.ts';
import { runBench, TooFewFiles } from './run-bench.ts';

const HELP = `npm run bench:server -- [--tables n] [--seconds n] [--sets names] [--json] [--profile folder]

Plays on the real server, in a process of its own with its own data folder, with real
WebSocket clients in a second process: one answer a second at each table.

  --tables n        tables (usually 1000)
  --players n       at each table (usually 5)
  --seconds n       how long they play while it is measured (usually 30)
  --sets names      what they play, with commas between (usually base); all: every set
  --json            the figures as JSON
  --profile folder  a CPU profile of the server goes there
`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

function positive(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new TypeError(`--${name} takes a whole number above 0`);
}

function setsIn(text: string): readonly string[] {
  const known = declaredSets();
  const sets = text === 'all' ? known : text.split(',');
  const unknown = sets.find((set) => !known.includes(set));
  if (unknown === undefined) return sets;
  throw new TypeError(`--sets: there is no set '${unknown}'. Known: all, ${known.join(', ')}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { ...TEXT, default: '1000' },
      players: { ...TEXT, default: '5' },
      seconds: { ...TEXT, default: '30' },
      sets: { ...TEXT, default: 'base' },
      json: FLAG,
      profile: TEXT,
      help: FLAG,
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const figures = await runBench({
    tables: positive('tables', values.tables),
    players: positive('players', values.players),
    seconds: positive('seconds', values.seconds),
    sets: setsIn(values.sets),
    out: { write: (text) => process.stderr.write(text), isTerminal: process.stderr.isTTY },
    nodeFlags: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
  });
  process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : describe(figures));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TooFewFiles || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
