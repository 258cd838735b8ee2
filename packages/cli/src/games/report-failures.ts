import { join, relative } from 'node:path';
import { type ExitCode, type Io, OK, PROBLEM, type Say } from '../io.ts';
import { crashOf, writeCrash } from './crash.ts';
import type { Plan } from './plan.ts';
import type { Tally } from './tally.ts';

/** More would only say the same. */
const MOST_FILES = 10;

/** Writes a crash file for the first game that failed in each way and names the command that replays it. */
export function reportFailures(
  { io, say }: { readonly io: Io; readonly say: Say },
  plan: Plan,
  { failures }: Tally,
): ExitCode {
  if (failures.length === 0) return OK;
  io.error(`${say('simulate.failed', { count: failures.length })}\n`);
  const kinds = [...Map.groupBy(failures, ({ problem }) => problem).values()];
  for (const [failure, ...alike] of kinds.slice(0, MOST_FILES)) {
    if (failure === undefined) continue;
    const name = `${plan.seed.replace(/[^\w-]+/g, '_')}-${failure.number}`;
    const path = writeCrash(join(io.folder, 'crashes'), name, crashOf(plan, failure));
    const { number, problem } = failure;
    io.error(`  ${say('simulate.failure', { number, problem, alike: alike.length })}\n`);
    io.error(`    ${io.command} replay ${relative(io.folder, path)}\n`);
  }
  if (kinds.length > MOST_FILES) io.error(`  ${say('simulate.otherProblems', { count: kinds.length - MOST_FILES })}\n`);
  return PROBLEM;
}
