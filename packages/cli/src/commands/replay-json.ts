import { isRecordFormat } from '@dustup/protocol';
import { replayCrash } from '../games/crash.ts';
import { parseCrash } from '../games/parse-crash.ts';
import { parseBangRecord, parseRecordFile } from '../games/parse-record-file.ts';
import { type ExitCode, type Facts, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import { readText } from '../read-file.ts';
import { namesFor } from '../terminal/seats.ts';
import { storyText } from '../terminal/story-text.ts';
import { vocabularyFor } from '../terminal/words.ts';
import { verify } from './verify.ts';

type Flags = { readonly quiet?: true; readonly json?: true };

/** A record of a server, or a crash file. */
export function tellJson(shell: Shell, file: string, text: string, flags: Flags): ExitCode {
  return isRecordFormat(formatIn(text)) ? tellServerRecord(shell, file, flags) : tellCrash(shell, file, flags);
}

/** What a JSON file says that it is, even if it breaks off further down. */
function formatIn(text: string): string | undefined {
  return /"format"\s*:\s*"(?<format>[^"]*)"/u.exec(text)?.groups?.['format'];
}

/** A game on a server: its story as far as its owner saw it, and whether it holds (see `verify.ts`). */
function tellServerRecord(shell: Shell, file: string, flags: Flags): ExitCode {
  const { io, language } = shell;
  const record = parseRecordFile(readText(io, file), file);
  const { players, seed } = record;
  const bang = parseBangRecord(record);
  const vocabulary = vocabularyFor(language, bang?.setup.sets ?? []);
  const names = players.map(({ name }, seat) =>
    name === '' ? vocabulary.text('replay.seat', { seat: seat + 1 }) : name,
  );
  if (flags.json === true) return verify(shell, file, { json: true });
  if (flags.quiet !== true && bang !== undefined) {
    const events = [...bang.events, ...bang.steps.flatMap((step) => step.events)];
    io.write(`${storyText(events, names, vocabulary)}\n`);
  }
  if (seed !== null) return verify(shell, file, {});
  io.write(`${vocabulary.text('replay.spectator', { file })}\n`);
  return OK;
}

function tellCrash({ io, language }: Shell, file: string, flags: Flags): ExitCode {
  const crash = parseCrash(readText(io, file), file);
  const { answers, broke, events } = replayCrash(crash);
  const { setup, entries, problem } = crash;
  const vocabulary = vocabularyFor(language, setup.sets);
  const say = (name: string, facts: Facts) => io.write(`${vocabulary.text(`replay.${name}`, facts)}\n`);
  if (flags.json === true) {
    io.write(`${JSON.stringify({ setup, answers, of: entries.length, problem, broke: broke ?? null }, null, 2)}\n`);
    return broke === undefined ? OK : PROBLEM;
  }
  if (flags.quiet !== true) io.write(storyText(events, namesFor(setup.players, null, ''), vocabulary));
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
