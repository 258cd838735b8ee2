import { resolve } from 'node:path';
import { backUp, LogProblem, parseSettings, SETTINGS } from '@dustup/server';

import { type ExitCode, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import { settingSaid } from '../setting-said.ts';
import type { SpokenCommand } from '../spoken-command.ts';

export function addBackup(command: SpokenCommand, shell: Shell): void {
  command
    .argument('<folder>', shell.say('usage.backup.folder'))
    .option(`--${SETTINGS.data.flag} <${SETTINGS.data.takes}>`, settingSaid('data', shell.say))
    .action((folder: string, { data }: { readonly data?: string }) => {
      shell.result.code = backup(shell, folder, data);
    });
}

function backup({ io, say }: Shell, folder: string, data: string | undefined): ExitCode {
  const settings = parseSettings({ data: data === undefined ? undefined : resolve(io.folder, data) }, io.env);
  try {
    const copy = backUp(settings.data, resolve(io.folder, folder));
    io.write(`${say('backup.done', { copy, data: settings.data })}\n`);
    return OK;
  } catch (error) {
    if (!(error instanceof LogProblem)) throw error;
    io.error(`${error.message}\n`);
    return PROBLEM;
  }
}
