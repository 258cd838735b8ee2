// `npm run power -- --cuts N`: the power is cut under a real server and a real database, again and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diceFrom } from '@dustup/kernel';
import { boundText } from '../campaign/bound.ts';
import { compileOnce } from '../testing/real-server.ts';
import { runCuts } from './run-cuts.ts';
import { compileShim, hasCompiler } from './shim.ts';

const CUTS_A_TABLE = 25;
const REQUESTS_A_TABLE = 80;

const HELP = `npm run power -- [--cuts n] [--seed n]

Plays on a real server with a real database, whose every write and sync a shim (LD_PRELOAD) writes down. From that it makes what a disk
would hold after a power cut at drawn moments: all that was synced, and of all else any sectors. Everything that was acknowledged must be
there. Needs Linux and a C compiler. Ends with 1, and keeps its folder, when something is lost.

  --cuts n    how often (default: 200), ${CUTS_A_TABLE} at each table
  --seed n    of the first table (default: 1)
`;

async function cutPower(cuts: number, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-power-'));
  const shim = compileShim(folder);
  await compileOnce(mkdtempSync(join(folder, 'warm-')));
  const sum = { promised: 0, records: 0 };
  for (let done = 0, number = seed; done < cuts; number += 1) {
    const players = 4 + diceFrom(number).below(4);
    const people = 2 + diceFrom(number).below(players - 1);
    const round = Math.min(CUTS_A_TABLE, cuts - done);
    const at = { seed: number, people, bots: players - people, requests: REQUESTS_A_TABLE, cuts: round };
    const report = await runCuts({ ...at, shim, folder: mkdtempSync(join(folder, 'table-')) });
    sum.promised += report.promised;
    sum.records += report.records;
    done += report.cuts;
    process.stderr.write(`${done} of ${cuts} cuts\n`);
  }
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    `${sum.records} writes and syncs, ${sum.promised} requests acknowledged.\n${boundText(cuts, 'cuts')}\n`,
  );
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { cuts: text, seed: text, help: { type: 'boolean' } } });
if (values.help === true) process.stdout.write(HELP);
else if (!hasCompiler()) {
  process.stderr.write('This needs Linux and a C compiler (cc).\n');
  process.exitCode = 1;
} else await cutPower(Number(values.cuts ?? 200), Number(values.seed ?? 1));
