import { join, relative } from 'node:path';
import { type Io, PROBLEM, OK, type ExitCode } from '../io.ts';
import { crashOf, writeCrash } from './crash.ts';
import type { Plan } from './plan.ts';
import type { Tally } from './tally.ts';

/** More would only say the same. */
const MOST_FILES = 10;

/** Writes a crash file for the first game that failed in each way and names the command that replays it. */
export function reportFailures(io: Io, plan: Plan, { failures }: Tally): ExitCode {
  if (failures.length === 0) return OK;
  io.error(`${failures.length} ${failures.length === 1 ? 'game' : 'games'} failed:\n`);
  const kinds = [...Map.groupBy(failures, ({ problem }) => problem).values()];
  for (const [failure, ...alike] of kinds.slice(0, MOST_FILES)) {
    if (failure === undefined) continue;
    const name = `${plan.seed.replace(/[^\w-]+/g, '_')}-${failure.number}`;
    const path = writeCrash(join(io.folder, 'crashes'), name, crashOf(plan, failure));
    const more = alike.length === 0 ? '' : ` (and ${alike.length} more like it)`;
    io.error(
      `  game ${failure.number}: ${failure.problem}${more}\n    npx dustup replay ${relative(io.folder, path)}\n`,
    );
  }
  if (kinds.length > MOST_FILES) io.error(`  and ${kinds.length - MOST_FILES} other problems\n`);
  return PROBLEM;
}
