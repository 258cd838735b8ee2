// `npm run bench:server -- --tables N --players N --seconds N --sets all --nodes N --database postgres --json`: the real server in one process, real WebSocket clients in another.
import { parseArgs } from 'node:util';
import { declaredSets } from '@dustup/bang';
import { runClubBench } from './club-bench.ts';
import { describeClub } from './club-report.ts';
import { describe } from './report.ts';
import { runBench, TooFewFiles } from './run-bench.ts';

const HELP = `npm run bench:server -- [--tables n] [--seconds n] [--sets names] [--nodes n --database postgres] [--json] [--profile folder]

Plays on the real server, in a process of its own with its own data folder, with real
WebSocket clients in a second process: one answer a second at each table.

  --tables n        tables (usually 1000; 300 with several nodes)
  --players n       at each table (usually 5)
  --seconds n       how long they play while it is measured (usually 30)
  --sets names      what they play, with commas between (usually base); all: every set
  --nodes n         so many servers as one club, on a PostgreSQL of their own; in the end one of them is killed
  --database postgres   for --nodes, and the only one that several can share
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

/** Several nodes share PostgreSQL, and that is measured with several. */
function nodesIn({ nodes, database }: { readonly nodes: string; readonly database: string }): number {
  const wanted = positive('nodes', nodes);
  if (database !== 'sqlite' && database !== 'postgres') throw new TypeError('--database: sqlite or postgres');
  if (wanted > 1 === (database === 'postgres')) return wanted;
  throw new TypeError('--nodes 2 or more goes with --database postgres, and one node with sqlite');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: TEXT,
      players: { ...TEXT, default: '5' },
      seconds: { ...TEXT, default: '30' },
      sets: { ...TEXT, default: 'base' },
      nodes: { ...TEXT, default: '1' },
      database: { ...TEXT, default: 'sqlite' },
      json: FLAG,
      profile: TEXT,
      help: FLAG,
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const nodes = nodesIn(values);
  const options = {
    tables: positive('tables', values.tables ?? (nodes > 1 ? '300' : '1000')),
    players: positive('players', values.players),
    seconds: positive('seconds', values.seconds),
    sets: setsIn(values.sets),
    out: { write: (text: string) => process.stderr.write(text), isTerminal: process.stderr.isTTY },
    nodeFlags: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
  };
  if (nodes > 1) {
    if (values.profile !== undefined) throw new TypeError('--profile looks at one server: leave out --nodes');
    const figures = await runClubBench({ ...options, nodes });
    process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : describeClub(figures));
    return;
  }
  const figures = await runBench(options);
  process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : describe(figures));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TooFewFiles || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
