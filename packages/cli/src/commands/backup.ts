import { resolve } from 'node:path';
import { backUp, LogProblem, parseSettings, SETTINGS } from '@dustup/server';
import type { Command } from 'commander';
import { type ExitCode, type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';

export function addBackup(program: Command, io: Io, result: Result): void {
  program
    .command('backup')
    .description('copy all games and guests of a server to a folder, while it runs')
    .argument('<folder>', 'a folder for the copy; a server can be started with it (serve --data)')
    .option('--data <folder>', `${SETTINGS.data.says} (usually ${SETTINGS.data.usually}; DUSTUP_DATA)`)
    .action((folder: string, { data }: { readonly data?: string }) => {
      result.code = backup(io, folder, data);
    });
}

function backup(io: Io, folder: string, data: string | undefined): ExitCode {
  const settings = parseSettings({ data: data === undefined ? undefined : resolve(io.folder, data) }, io.env);
  try {
    io.write(`${backUp(settings.data, resolve(io.folder, folder))} is a copy of ${settings.data}\n`);
    return OK;
  } catch (error) {
    if (!(error instanceof LogProblem)) throw error;
    io.error(`${error.message}\n`);
    return PROBLEM;
  }
}
