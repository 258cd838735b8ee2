import { type BangRecording, bookOf, type GameEvent } from '@dustup/bang';
import { tellEvent } from '@dustup/notation';
import type { Command } from 'commander';
import { isRecordFormat } from '@dustup/protocol';
import { replayCrash } from '../games/crash.ts';
import { parseCrash } from '../games/parse-crash.ts';
import { parseRecordFile } from '../games/parse-record-file.ts';
import { type ExitCode, type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';
import { readRecordFile, readText } from '../read-file.ts';
import { namesFor } from '../terminal/seats.ts';
import { verify } from './verify.ts';

type Flags = { readonly quiet?: true; readonly json?: true };

export function addReplay(program: Command, io: Io, result: Result): void {
  program
    .command('replay')
    .description('check a record of a game and print it as a story; or say what broke in a crash file')
    .argument('<file>', 'a record, as `dustup play --save` writes it or a server gives it, or a crash file')
    .option('-q, --quiet', 'only check it')
    .option('--json', 'print the figures of the game as JSON')
    .action((file: string, flags: Flags) => {
      result.code = replayFile(io, file, flags);
    });
}

function replayFile(io: Io, file: string, flags: Flags): ExitCode {
  const text = readText(io, file);
  if (text.trimStart().startsWith('{'))
    return isRecordFormat(formatIn(text)) ? tellServerRecord(io, file, flags) : tellCrash(io, file, flags);
  const { recording, names } = readRecordFile(io, file).read;
  if (flags.json === true) io.write(`${JSON.stringify(figuresOf(recording), null, 2)}\n`);
  else {
    if (flags.quiet !== true) io.write(storyText(recording.record.events, names, recording.record.setup.sets));
    io.write(`${flags.quiet === true ? '' : '\n'}${file} replays exactly: ${summary(recording)}\n`);
  }
  return OK;
}

/** What a JSON file says that it is, even if it breaks off further down. */
function formatIn(text: string): string | undefined {
  return /"format"\s*:\s*"(?<format>[^"]*)"/u.exec(text)?.groups?.['format'];
}

function figuresOf({ record, position }: BangRecording) {
  const { setup, entries } = record;
  const { turn, outcome } = position.state;
  return { setup, decisions: entries.length, turns: turn.number, isOver: position.isOver, outcome };
}

function summary({ record, position }: BangRecording): string {
  const { turn, outcome } = position.state;
  const end = outcome === null ? 'not over yet' : `${outcome.side} won`;
  return `${record.setup.players} players, ${record.entries.length} decisions, ${turn.number} turns, ${end}`;
}

function storyText(events: readonly GameEvent[], names: readonly string[], sets: readonly string[]): string {
  const book = bookOf(sets);
  return events.map((event) => storyLine(event, tellEvent(event, names, book))).join('');
}

function storyLine({ type }: GameEvent, sentence: string): string {
  if (type === 'turnEnded' || sentence === '') return '';
  return type === 'turnBegan' ? `\n${sentence}\n` : `  ${sentence}\n`;
}

/** A game on a server: its story as far as its owner saw it, and whether it holds (see `verify.ts`). */
function tellServerRecord(io: Io, file: string, { quiet, json }: Flags): ExitCode {
  const { events, steps, players, setup, seed } = parseRecordFile(readText(io, file), file);
  const names = players.map(({ name }, seat) => (name === '' ? `Seat ${seat + 1}` : name));
  if (json === true) return verify(io, file, { json });
  if (quiet !== true)
    io.write(`${storyText([...events, ...steps.flatMap((step) => step.events)], names, setup.sets)}\n`);
  if (seed !== null) return verify(io, file, {});
  io.write(`${file} was made with a spectator’s eyes: there is no seed in it to check.\n`);
  return OK;
}

function tellCrash(io: Io, file: string, { quiet, json }: Flags): ExitCode {
  const crash = parseCrash(readText(io, file), file);
  const { answers, broke, events } = replayCrash(crash);
  const { setup, entries, problem } = crash;
  if (json === true) {
    io.write(`${JSON.stringify({ setup, answers, of: entries.length, problem, broke: broke ?? null }, null, 2)}\n`);
    return broke === undefined ? OK : PROBLEM;
  }
  if (quiet !== true) io.write(storyText(events, namesFor(setup.players, null, ''), setup.sets));
  io.write(`\nWhat broke then: ${problem}\n`);
  if (broke === undefined) {
    io.write(`Now all ${entries.length} answers go through: mended, or it broke in whoever was to answer next.\n`);
    return OK;
  }
  io.write(`It breaks after ${answers} of ${entries.length} answers: ${broke}\n`);
  const next = entries[answers];
  if (next !== undefined) io.write(`The answer was seat ${next.seat + 1}: ${JSON.stringify(next.answer)}\n`);
  return PROBLEM;
}
