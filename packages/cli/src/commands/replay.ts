import type { BangRecording } from '@dustup/bang/engine';
import { loadSetsOf } from '@dustup/notation/records';
import { type ExitCode, OK } from '../io.ts';
import type { Shell } from '../program.ts';
import { readRecordFile, readText } from '../read-file.ts';
import type { SpokenCommand } from '../spoken-command.ts';
import { storyText } from '../terminal/story-text.ts';
import { type Vocabulary, vocabularyFor } from '../terminal/words.ts';

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
  const { io, language } = shell;
  const text = readText(io, file);
  if (text.trimStart().startsWith('{')) {
    const { tellJson } = await import('./replay-json.ts');
    return tellJson(shell, file, text, flags);
  }
  await loadSetsOf(text);
  const { recording, names } = readRecordFile(io, file).read;
  if (flags.json === true) io.write(`${JSON.stringify(figuresOf(recording), null, 2)}\n`);
  else {
    const vocabulary = vocabularyFor(language, recording.record.setup.sets);
    if (flags.quiet !== true) io.write(storyText(recording.record.events, names, vocabulary));
    io.write(`${flags.quiet === true ? '' : '\n'}${summary(file, recording, vocabulary)}\n`);
  }
  return OK;
}

function figuresOf({ record, position }: BangRecording) {
  const { setup, entries } = record;
  const { turn, outcome } = position.state;
  return { setup, decisions: entries.length, turns: turn.number, isOver: position.isOver, outcome };
}

function summary(file: string, { record, position }: BangRecording, { text }: Vocabulary): string {
  const { turn, outcome } = position.state;
  const side = text(outcome === null ? 'replay.unfinished' : `sides.${outcome.side}`);
  return text('replay.exactly', { file, decisions: record.entries.length, turns: turn.number, side });
}
