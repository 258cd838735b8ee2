import { isRecordFormat } from '@dustup/protocol';
import { replayCrash } from '../games/crash.ts';
import { isDuelCrash, parseCrash } from '../games/parse-crash.ts';
import { parseGameRecord, parseRecordFile } from '../games/parse-record-file.ts';
import { type ExitCode, type Facts, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import { namesFor } from '../terminal/seats.ts';
import { storyText } from '../terminal/story-text.ts';
import { gameWords } from '../terminal/words.ts';
import { verifyText } from './verify.ts';

type Flags = { readonly quiet?: true; readonly json?: true };

/** A record of a server, or a crash file. */
export function tellJson(shell: Shell, file: string, text: string, flags: Flags): ExitCode {
  return isRecordFormat(formatIn(text))
    ? tellServerRecord(shell, file, text, flags)
    : tellCrash(shell, file, text, flags);
}

/** What a JSON file says that it is, even if it breaks off further down. */
function formatIn(text: string): string | undefined {
  return /"format"\s*:\s*"(?<format>[^"]*)"/u.exec(text)?.groups?.['format'];
}

/** A game on a server: its story as far as its owner saw it, and whether it holds (see `verify.ts`). */
function tellServerRecord(shell: Shell, file: string, text: string, flags: Flags): ExitCode {
  const { io, language } = shell;
  const record = parseRecordFile(text, file);
  const { players, seed } = record;
  const game = parseGameRecord(record);
  const vocabulary = gameWords(language, record.rules, record.setup);
  const names = players.map(({ name }, seat) =>
    name === '' ? vocabulary.text('replay.seat', { seat: seat + 1 }) : name,
  );
  if (flags.json === true) return verifyText(shell, file, text, { json: true });
  if (flags.quiet !== true && game !== undefined) {
    const events = [...game.events, ...game.steps.flatMap((step) => step.events)];
    io.write(`${storyText(events, names, vocabulary)}\n`);
  }
  if (seed !== null) return verifyText(shell, file, text, {});
  io.write(`${vocabulary.text('replay.spectator', { file })}\n`);
  return OK;
}

function tellCrash({ io, language }: Shell, file: string, text: string, flags: Flags): ExitCode {
  const crash = parseCrash(text, file);
  const { answers, broke, events } = replayCrash(crash);
  const { rules, setup, entries, problem } = crash;
  const vocabulary = gameWords(language, rules, setup);
  const say = (name: string, facts: Facts) => io.write(`${vocabulary.text(`replay.${name}`, facts)}\n`);
  if (flags.json === true) {
    io.write(`${JSON.stringify({ setup, answers, of: entries.length, problem, broke: broke ?? null }, null, 2)}\n`);
    return broke === undefined ? OK : PROBLEM;
  }
  if (flags.quiet !== true)
    io.write(storyText(events, namesFor(isDuelCrash(crash) ? 2 : crash.setup.players, null, ''), vocabulary));
  io.write('\n');
  say('brokeThen', { problem });
  if (broke === undefined) {
    say('mended', { answers: entries.length });
    return OK;
  }
  say('breaks', { answers, all: entries.length, problem: broke });
  const next = entries[answers];
  if (next !== undefined) say('answer', { seat: next.seat + 1, answer: JSON.stringify(next.answer) });
  return PROBLEM;
}
