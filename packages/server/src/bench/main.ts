// `npm run bench:server -- --tables N --seconds N --json`: the real server in one process, real WebSocket clients in another.
import { parseArgs } from 'node:util';
import { describe } from './report.ts';
import { runBench, TooFewFiles } from './run-bench.ts';

const HELP = `npm run bench:server -- [--tables n] [--seconds n] [--json] [--profile folder]

Plays on the real server, in a process of its own with its own data folder, with real
WebSocket clients in a second process: five at each table, one answer a second at each.

  --tables n        tables (usually 1000)
  --seconds n       how long they play while it is measured (usually 30)
  --json            the figures as JSON
  --profile folder  a CPU profile of the server goes there
`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

function positive(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new TypeError(`--${name} takes a whole number above 0`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { ...TEXT, default: '1000' },
      seconds: { ...TEXT, default: '30' },
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
    seconds: positive('seconds', values.seconds),
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
