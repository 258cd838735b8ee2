import type { Json } from '@dustup/kernel';
import { loadSetsOf, readRecord } from '@dustup/notation/records';
import { type ExitCode, OK } from '../io.ts';
import type { Shell } from '../program.ts';
import { readAs, readInput, readText, STDIN } from '../read-file.ts';
import type { SpokenCommand } from '../spoken-command.ts';
import { isDuelRecord } from '../terminal/is-duel-record.ts';
import { storyText } from '../terminal/story-text.ts';
import { gameWords, type Vocabulary } from '../terminal/words.ts';

type Flags = { readonly quiet?: true; readonly json?: true };

export function addReplay(command: SpokenCommand, shell: Shell): void {
  const { say, result } = shell;
  command
    .argument('<file>', say('usage.replay.file'))
    .option('-q, --quiet', say('usage.replay.quiet'))
    .option('--json', say('usage.json'))
    .action(async (file: string, flags: Flags) => {
      result.code = await replayFile(shell, file, flags);
    });
}

async function replayFile(shell: Shell, file: string, flags: Flags): Promise<ExitCode> {
  const { io } = shell;
  const text = file === STDIN ? await readInput(io) : readText(io, file);
  const named = file === STDIN ? '<stdin>' : file;
  if (text.trimStart().startsWith('{')) {
    const { tellJson } = await import('./replay-json.ts');
    return tellJson(shell, named, text, flags);
  }
  if (isDuelRecord(text, named)) {
    const { readDuelRecord } = await import('@dustup/notation/duel');
    return tell(
      shell,
      named,
      readAs(named, () => readDuelRecord(text)),
      flags,
    );
  }
  await loadSetsOf(text);
  return tell(
    shell,
    named,
    readAs(named, () => readRecord(text)),
    flags,
  );
}

type Ended = { readonly turn: { readonly number: number }; readonly outcome: { readonly side: string } | null };

/** A record that was read, of either game. */
type Told = {
  readonly names: readonly string[];
  readonly record: {
    readonly rules: string;
    readonly setup: Json;
    readonly entries: readonly unknown[];
    readonly events: Parameters<typeof storyText>[0];
  };
  readonly recording: { readonly position: { readonly isOver: boolean; readonly state: Ended } };
};

function tell({ io, language }: Shell, file: string, told: Told, { json, quiet }: Flags): ExitCode {
  const { record, names } = told;
  if (json === true) io.write(`${JSON.stringify(figuresOf(told), null, 2)}\n`);
  else {
    const vocabulary = gameWords(language, record.rules, record.setup);
    if (quiet !== true) io.write(storyText(record.events, names, vocabulary));
    io.write(`${quiet === true ? '' : '\n'}${summary(file, told, vocabulary)}\n`);
  }
  return OK;
}

function figuresOf({ record: { setup, entries }, recording: { position } }: Told) {
  const { turn, outcome } = position.state;
  return { setup, decisions: entries.length, turns: turn.number, isOver: position.isOver, outcome };
}

function summary(file: string, { record, recording: { position } }: Told, { text }: Vocabulary): string {
  const { turn, outcome } = position.state;
  const side = text(outcome === null ? 'replay.unfinished' : `sides.${outcome.side}`);
  return text('replay.exactly', { file, decisions: record.entries.length, turns: turn.number, side });
}
