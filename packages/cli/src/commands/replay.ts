import type { BangRecording, GameEvent } from '@dustup/bang';
import { LANGUAGES, type Language, plainText } from '@dustup/words';
import { type Command, Option } from 'commander';
import { isRecordFormat } from '@dustup/protocol';
import { replayCrash } from '../games/crash.ts';
import { parseCrash } from '../games/parse-crash.ts';
import { parseRecordFile } from '../games/parse-record-file.ts';
import { type ExitCode, type Facts, type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';
import { readRecordFile, readText } from '../read-file.ts';
import { languageOf } from '../speech.ts';
import { namesFor, withRoles } from '../terminal/seats.ts';
import { type Vocabulary, vocabularyFor } from '../terminal/words.ts';
import { verify } from './verify.ts';

type Flags = { readonly quiet?: true; readonly json?: true; readonly lang?: Language };

export function addReplay(program: Command, io: Io, result: Result): void {
  program
    .command('replay')
    .description('check a record of a game and print it as a story; or say what broke in a crash file')
    .argument('<file>', 'a record, as `dustup play --save` writes it or a server gives it, or a crash file')
    .option('-q, --quiet', 'only check it')
    .option('--json', 'print the figures of the game as JSON')
    .addOption(
      new Option('--lang <code>', 'the language of the story (default: that of the system)').choices([...LANGUAGES]),
    )
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
    const vocabulary = vocabularyOf(io, flags, recording.record.setup.sets);
    if (flags.quiet !== true) io.write(storyText(recording.record.events, names, vocabulary));
    io.write(`${flags.quiet === true ? '' : '\n'}${summary(file, recording, vocabulary)}\n`);
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

function vocabularyOf(io: Io, { lang = languageOf(io) }: Flags, sets: readonly string[]): Vocabulary {
  return vocabularyFor(lang, sets);
}

function summary(file: string, { record, position }: BangRecording, { text }: Vocabulary): string {
  const { turn, outcome } = position.state;
  const side = text(outcome === null ? 'replay.unfinished' : `sides.${outcome.side}`);
  return text('replay.exactly', { file, decisions: record.entries.length, turns: turn.number, side });
}

function storyText(events: readonly GameEvent[], names: readonly string[], vocabulary: Vocabulary): string {
  const company = withRoles({ names, you: null });
  return events
    .filter(({ type }) => type !== 'turnEnded')
    .map((event) => {
      const sentence = plainText(vocabulary.news(event, company));
      return event.type === 'turnBegan' ? `\n${sentence}\n` : `  ${sentence}\n`;
    })
    .join('');
}

/** A game on a server: its story as far as its owner saw it, and whether it holds (see `verify.ts`). */
function tellServerRecord(io: Io, file: string, flags: Flags): ExitCode {
  const { events, steps, players, setup, seed } = parseRecordFile(readText(io, file), file);
  const vocabulary = vocabularyOf(io, flags, setup.sets);
  const names = players.map(({ name }, seat) =>
    name === '' ? vocabulary.text('replay.seat', { seat: seat + 1 }) : name,
  );
  if (flags.json === true) return verify(io, file, { json: true });
  if (flags.quiet !== true)
    io.write(`${storyText([...events, ...steps.flatMap((step) => step.events)], names, vocabulary)}\n`);
  if (seed !== null) return verify(io, file, {});
  io.write(`${vocabulary.text('replay.spectator', { file })}\n`);
  return OK;
}

function tellCrash(io: Io, file: string, flags: Flags): ExitCode {
  const crash = parseCrash(readText(io, file), file);
  const { answers, broke, events } = replayCrash(crash);
  const { setup, entries, problem } = crash;
  const vocabulary = vocabularyOf(io, flags, setup.sets);
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
