import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addBackup as addCopy, backUp, placeText, SETTINGS, type Settings } from '@dustup/server';
import { dataProblem } from '../data-problem.ts';
import { type ExitCode, OK, PROBLEM, WRONG_USAGE } from '../io.ts';
import type { Shell } from '../program.ts';
import { settingSaid } from '../setting-said.ts';
import { settingsFrom } from '../settings-from.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly [name in 'data' | 'database' | 'to' | 'every' | 'keep']?: string };

const USUAL_KEEP = 48;
const UNITS: { readonly [unit: string]: number } = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function addBackup(command: SpokenCommand, shell: Shell): void {
  command
    .argument('[folder]', shell.say('usage.backup.folder'))
    .option(`--${SETTINGS.data.flag} <${SETTINGS.data.takes}>`, settingSaid('data', shell.say))
    .option(`--${SETTINGS.database.flag} <${SETTINGS.database.takes}>`, settingSaid('database', shell.say))
    .option('--to <folder>', shell.say('usage.backup.to'))
    .option('--every <time>', shell.say('usage.backup.every'))
    .option('--keep <n>', shell.say('usage.backup.keep'))
    .action(async (folder: string | undefined, flags: Flags) => {
      shell.result.code = await backup(shell, folder, flags);
    });
}

async function backup(shell: Shell, folder: string | undefined, flags: Flags): Promise<ExitCode> {
  const { io, say } = shell;
  const { data, database, to, every, keep } = flags;
  const from = settingsFrom({ data: data === undefined ? undefined : resolve(io.folder, data), database }, io.env);
  if (to === undefined) {
    if (folder === undefined) return wrong(shell);
    return tried(shell, from, () => backUp(from, resolve(io.folder, folder)));
  }
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(every ?? '') ?? [];
  const most = Number(keep ?? USUAL_KEEP);
  if ((every !== undefined && !Number(count)) || !Number.isInteger(most) || most < 1) return wrong(shell);
  const makeCopy = (place: string) => backUp(from, place);
  const copy = () => tried(shell, from, () => addCopy(makeCopy, resolve(io.folder, to), most, Date.now()));
  if (every === undefined) return copy();
  // one that fails is told of, and the next one tried in its time
  await copy();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const wait = Number(count) * (UNITS[unit] ?? 0);
  while (!stop.signal.aborted) {
    await setTimeout(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    if (!stop.signal.aborted) await copy();
  }
  io.write(`${say('backup.stopped')}\n`);
  return OK;
}

function wrong({ io, say }: Shell): ExitCode {
  io.error(`${say('backup.usage')}\n`);
  return WRONG_USAGE;
}

type From = Pick<Settings, 'data' | 'database'>;

async function tried({ io, say }: Shell, { data, database }: From, makes: () => Promise<string>): Promise<ExitCode> {
  try {
    const from = database === null ? data : placeText({ url: database });
    io.write(`${say('backup.done', { copy: await makes(), data: from })}\n`);
    return OK;
  } catch (error) {
    io.error(`${dataProblem(error, say)}\n`);
    return PROBLEM;
  }
}
