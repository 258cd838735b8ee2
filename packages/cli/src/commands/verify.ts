import type { RecordFile } from '@dustup/protocol';
import { plainText } from '@dustup/words';
import { parseRecordFile } from '../games/parse-record-file.ts';
import { verifyRecord, type Wrong } from '../games/verify.ts';
import { type ExitCode, type Facts, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import { readText } from '../read-file.ts';
import { speechIn } from '../speech.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly json?: true; readonly promise?: string; readonly key?: string };

export function addVerify(command: SpokenCommand, shell: Shell): void {
  command
    .argument('<record>', shell.say('usage.verify.record'))
    .option('--json', shell.say('usage.verify.json'))
    .option('--promise <hash>', shell.say('usage.verify.promise'))
    .option('--key <key>', shell.say('usage.verify.key'))
    .action((file: string, flags: Flags) => {
      shell.result.code = verify(shell, file, flags);
    });
}

export function verify(shell: Shell, file: string, { json, promise, key }: Flags): ExitCode {
  const { io, say } = shell;
  const record = parseRecordFile(readText(io, file), file);
  const { answers, wrong } = verifyRecord(record, { promise: promise?.toLowerCase(), key: key?.toLowerCase() });
  const { id, commitment, outcome } = record;
  if (json === true) {
    const fair = { id, isFair: wrong === undefined, wrong: wrong?.says ?? null, answers, commitment, outcome };
    const found = { ...fair, signedBy: record.seal?.key ?? null };
    io.write(`${JSON.stringify(found, null, 2)}\n`);
  } else if (wrong === undefined) io.write(`${said(record, answers, shell, file)}\n`);
  else
    io.error(
      `${say('verify.fails', { file, answers, problem: say(`verify.${wrong.says}`, factsOf(wrong, shell)) })}\n`,
    );
  return wrong === undefined ? OK : PROBLEM;
}

function said({ players, outcome, commitment, seal }: RecordFile, answers: number, shell: Shell, file: string): string {
  const end = outcome === null ? shell.say('verify.closed') : speechIn(shell.language).text(`sides.${outcome.side}`);
  const signed = seal === undefined ? shell.say('verify.notSigned') : shell.say('verify.signed', { key: seal.key });
  const holds = shell.say('verify.holds', {
    file,
    commitment: commitment.slice(0, 12),
    players: players.length,
    answers,
    end,
  });
  return `${holds}\n${signed}`;
}

function factsOf({ facts, refusal }: Wrong, { language }: Shell): Facts {
  return refusal === undefined ? facts : { ...facts, reason: plainText(speechIn(language).refusal(refusal)) };
}
