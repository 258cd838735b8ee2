import { resolve } from 'node:path';
import { copyAll, type Place, placeText, readPlace } from '@dustup/server';
import { dataProblem } from '../data-problem.ts';
import { type ExitCode, OK, PROBLEM, WRONG_USAGE } from '../io.ts';
import type { Shell } from '../program.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly from?: string; readonly to?: string };

export function addCopy(command: SpokenCommand, shell: Shell): void {
  command
    .option('--from <place>', shell.say('usage.copy.from'))
    .option('--to <place>', shell.say('usage.copy.to'))
    .action(async (flags: Flags) => {
      shell.result.code = await copy(shell, flags);
    });
}

async function copy({ io, say }: Shell, flags: Flags): Promise<ExitCode> {
  const [from, to] = [flags.from, flags.to].map((text) => placeFrom(io.folder, text));
  if (from === undefined || to === undefined) {
    io.error(`${say('copy.usage')}\n`);
    return WRONG_USAGE;
  }
  try {
    const { entries, facts, digest } = await copyAll(from, to);
    io.write(`${say('copy.done', { entries, facts, from: placeText(from), to: placeText(to), digest })}\n`);
    return OK;
  } catch (error) {
    io.error(`${dataProblem(error, say)}\n`);
    return PROBLEM;
  }
}

function placeFrom(here: string, text = ''): Place | undefined {
  const place = readPlace(text);
  return place !== undefined && 'folder' in place ? { folder: resolve(here, place.folder) } : place;
}
