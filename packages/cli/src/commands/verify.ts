import type { RecordFile } from '@dustup/protocol';
import type { Command } from 'commander';
import { parseRecordFile } from '../games/parse-record-file.ts';
import { verifyRecord } from '../games/verify.ts';
import { type ExitCode, type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';
import { readText } from '../read-file.ts';

type Flags = { readonly json?: true };

export function addVerify(program: Command, io: Io, result: Result): void {
  program
    .command('verify')
    .description('check that a game on a server was fair: the seed is the promised one, and the game follows from it')
    .argument('<record>', 'a record, as a server gives it to those who played (api/games/ID)')
    .option('--json', 'print what was found as JSON')
    .action((file: string, flags: Flags) => {
      result.code = verify(io, file, flags);
    });
}

export function verify(io: Io, file: string, { json }: Flags): ExitCode {
  const record = parseRecordFile(readText(io, file), file);
  const { answers, wrong } = verifyRecord(record);
  const { id, commitment, outcome } = record;
  if (json === true) {
    const found = { id, isFair: wrong === undefined, wrong: wrong ?? null, answers, commitment, outcome };
    io.write(`${JSON.stringify(found, null, 2)}\n`);
  } else if (wrong === undefined) io.write(`${file} holds: ${summary(record, answers)}\n`);
  else io.error(`${file} does not hold${answers > 0 ? ` after ${answers} answers` : ''}: ${wrong}.\n`);
  return wrong === undefined ? OK : PROBLEM;
}

function summary({ players, outcome, commitment }: RecordFile, answers: number): string {
  const end = outcome === null ? 'closed before its end' : `${outcome.side} won`;
  return (
    `the seed opens the commitment ${commitment.slice(0, 12)}…, and from it and the answers follow all roles, characters, ` +
    `cards and steps: ${players.length} players, ${answers} answers, ${end}.`
  );
}
