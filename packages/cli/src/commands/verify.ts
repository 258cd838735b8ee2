import type { RecordFile } from '@dustup/protocol';
import { plainText } from '@dustup/words';
import { parseRecordFile } from '../games/parse-record-file.ts';
import { verifyRecord, type Wrong } from '../games/verify.ts';
import { type ExitCode, type Facts, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import { readInput, readText, STDIN } from '../read-file.ts';
import { speechIn } from '../speech.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly json?: true; readonly promise?: string; readonly key?: string; readonly part?: string };

export function addVerify(command: SpokenCommand, shell: Shell): void {
  command
    .argument('<record>', shell.say('usage.verify.record'))
    .option('--json', shell.say('usage.verify.json'))
    .option('--promise <hash>', shell.say('usage.verify.promise'))
    .option('--key <key>', shell.say('usage.verify.key'))
    .option('--part <digits>', shell.say('usage.verify.part'))
    .action(async (file: string, flags: Flags) => {
      const text = file === STDIN ? await readInput(shell.io) : readText(shell.io, file);
      shell.result.code = verifyText(shell, file === STDIN ? '<stdin>' : file, text, flags);
    });
}

export function verifyText(shell: Shell, file: string, text: string, { json, promise, key, part }: Flags): ExitCode {
  const { io, say } = shell;
  const record = parseRecordFile(text, file);
  const known = { promise: promise?.toLowerCase(), key: key?.toLowerCase(), part: part?.toLowerCase() };
  const { answers, wrong } = verifyRecord(record, known);
  const { id, commitment, outcome } = record;
  if (json === true) {
    const fair = { id, isFair: wrong === undefined, wrong: wrong?.says ?? null, answers, commitment, outcome };
    const found = {
      ...fair,
      addedBy: addedBy(record),
      withheldBy: withheldBy(record),
      signedBy: record.seal?.key ?? null,
    };
    io.write(`${JSON.stringify(found, null, 2)}\n`);
  } else if (wrong === undefined) io.write(`${said(record, answers, shell, file)}\n`);
  else
    io.error(
      `${say('verify.fails', { file, answers, problem: say(`verify.${wrong.says}`, factsOf(wrong, shell)) })}\n`,
    );
  return wrong === undefined ? OK : PROBLEM;
}

/** The seats whose players have added to the seed. */
function addedBy({ seed }: RecordFile): number[] {
  return seed?.parts?.flatMap((part, seat) => (part === null ? [] : [seat])) ?? [];
}

/** The seats that pledged a part which did not come, or which the server left out. */
function withheldBy({ seed }: RecordFile): number[] {
  return seed?.pledges?.flatMap((pledge, seat) => (pledge === null || seed.parts?.[seat] != null ? [] : [seat])) ?? [];
}

/** Who has added to the seed, and who has not done so after all. */
function mixedBy(record: RecordFile, { say }: Shell): string {
  const named = (seats: readonly number[]) => seats.map((seat) => record.players[seat]?.name ?? '').join(', ');
  const [added, withheld] = [addedBy(record), withheldBy(record)];
  const mixed = added.length === 0 ? say('verify.serverOnly') : say('verify.added', { names: named(added) });
  return withheld.length === 0 ? mixed : `${mixed}\n${say('verify.withheld', { names: named(withheld) })}`;
}

function said(record: RecordFile, answers: number, shell: Shell, file: string): string {
  const { players, outcome, commitment, seal } = record;
  const end = outcome === null ? shell.say('verify.closed') : speechIn(shell.language).text(`sides.${outcome.side}`);
  const signed = seal === undefined ? shell.say('verify.notSigned') : shell.say('verify.signed', { key: seal.key });
  const holds = shell.say('verify.holds', {
    file,
    commitment: commitment.slice(0, 12),
    players: players.length,
    answers,
    end,
  });
  return `${holds}\n${mixedBy(record, shell)}\n${signed}`;
}

function factsOf({ facts, refusal }: Wrong, { language }: Shell): Facts {
  return refusal === undefined ? facts : { ...facts, reason: plainText(speechIn(language).refusal(refusal)) };
}
