import { isRandomKey, keyFromSeed, Recording, SetupError } from '@dustup/kernel';
import { NotationError } from '../notation-error.ts';
import type { Problem } from '../problem.ts';
import { endLine, type HeadLine, hex, RECORD_TITLE, type RecordForm, turnLine } from '../record-form.ts';
import { answerFromSpoken } from './answer.ts';
import { atLine } from './at-line.ts';
import { keyAndValue, type Line, linesOf } from './lines.ts';
import { mustEatSeat } from './seat-names.ts';

/** A record that was read, and played while it was. */
export type ReadGame<Setup, State, Game, View, Event> = {
  readonly record: Recording<Setup, State, Game, View, Event>['record'];
  readonly names: readonly string[];
  readonly recording: Recording<Setup, State, Game, View, Event>;
};

/**
 * Reads a record by playing it: every decision must be legal and meet the question it met then, every turn must find
 * the table as it was. Throws a `NotationError` with the line where it does not.
 */
export function recordFrom<Setup, State, Game, View, Event>(
  form: RecordForm<Setup, State, Game, View, Event>,
  text: string,
): ReadGame<Setup, State, Game, View, Event> {
  const lines = linesOf(text);
  const [title] = lines;
  if (title?.text !== RECORD_TITLE)
    throw new NotationError({ says: 'noRecord', text: title?.text ?? '', title: RECORD_TITLE }, title?.number ?? 1);
  const end = lines.findIndex(({ text: said }) => TURN.test(said));
  if (end < 0) throw new NotationError({ says: 'noSetUp' }, lines.at(-1)?.number ?? 1);
  const { setup, names, key } = readHead(form, lines.slice(1, end));
  const recording = openRecording(form, setup, key, title);
  playLines(form, recording, names, lines.slice(end));
  return { record: recording.record, names, recording };
}

function readHead<Setup, State, Game, View, Event>(
  { rules, headKeys, setupOf }: RecordForm<Setup, State, Game, View, Event>,
  lines: readonly Line[],
) {
  const head = lines.map(headLine);
  const valueOf = (key: string) => head.find((one) => one.key === key)?.value;
  if (valueOf('rules') !== rules.name)
    throw new NotationError(otherRules(valueOf('rules'), rules.name), lines[0]?.number);
  const keys = ['rules', ...headKeys, 'key'];
  for (const { line, key, value, seat } of head) {
    if (key === 'key' && !isRandomKey(value))
      throw new NotationError({ says: 'badKeyLine', text: line.text }, line.number);
    if (seat === undefined && !keys.includes(key))
      throw new NotationError({ says: 'noHeadLine', key, keys: keys.join(', ') }, line.number);
  }
  const key = valueOf('key') ?? '';
  if (key === '') throw new NotationError({ says: 'keyMissing' }, lines.at(-1)?.number);
  const names = head.flatMap(({ seat }) => seat ?? []);
  return { setup: setupOf(head, names), names, key: keyFromSeed(key) };
}

function otherRules(rules: string | undefined, right: string): Problem {
  return rules === undefined ? { says: 'noRules', right } : { says: 'otherRules', rules, right };
}

function headLine(line: Line): HeadLine {
  const { key, value } = keyAndValue(line.text) ?? { key: line.text, value: '' };
  const seat = /^seat\s+(.+)$/u.exec(key)?.[1];
  return seat === undefined ? { line, key, value } : { line, key, value, seat };
}

function openRecording<Setup, State, Game, View, Event>(
  { rules }: RecordForm<Setup, State, Game, View, Event>,
  setup: Setup,
  key: string,
  title: Line,
): Recording<Setup, State, Game, View, Event> {
  try {
    return new Recording(rules, setup, key);
  } catch (error) {
    if (error instanceof SetupError) throw new NotationError({ says: 'setup', problem: error.refusal }, title.number);
    throw error;
  }
}

const TURN = /^(?:set-up|turn (?<turn>\d+)) \{(?<digest>[0-9a-f]{8})\}$/u;
const END = /^(?:unfinished|\w+ won) \{[0-9a-f]{8}\}$/u;
const DECISION = /^(?<words>.*\S)\s*\{(?<ids>[\d ]*?)\s*(?<digest>[0-9a-f]{8})\}$/u;

function playLines<Setup, State, Game, View, Event>(
  form: RecordForm<Setup, State, Game, View, Event>,
  recording: Recording<Setup, State, Game, View, Event>,
  names: readonly string[],
  lines: readonly Line[],
): void {
  let turns = 0;
  let isEnded = false;
  for (const line of lines) {
    if (isEnded) throw new NotationError({ says: 'afterTheEnd', text: line.text }, line.number);
    atLine(line, () => {
      const turn = TURN.exec(line.text)?.groups;
      if (turn !== undefined) {
        checkTurn(recording.record.chapters[turns], line.text);
        turns += 1;
      } else if (END.test(line.text)) {
        isEnded = true;
        checkEnd(recording.record.chapters[turns], endLine(form, recording.position), line.text);
      } else decide(form, recording, names, line.text);
    });
  }
  if (!isEnded) throw new NotationError({ says: 'breaksOff' }, lines.at(-1)?.number);
}

type Chapter = { readonly chapter: number; readonly digest: number };

function checkTurn(found: Chapter | undefined, text: string): void {
  if (found === undefined) throw new NotationError({ says: 'noNewTurn', text });
  const right = turnLine(found.chapter, found.digest);
  if (right !== text) throw new NotationError({ says: 'otherTurn', text, right });
}

function checkEnd(missing: Chapter | undefined, right: string, text: string): void {
  if (missing !== undefined)
    throw new NotationError({ says: 'turnMissing', text, missing: turnLine(missing.chapter, missing.digest) });
  if (right !== text) throw new NotationError({ says: 'otherEnd', text, right });
}

function decide<Setup, State, Game, View, Event>(
  { lexicon }: RecordForm<Setup, State, Game, View, Event>,
  recording: Recording<Setup, State, Game, View, Event>,
  names: readonly string[],
  text: string,
): void {
  const said = DECISION.exec(text)?.groups;
  if (said === undefined) throw new NotationError({ says: 'noDigest', text });
  const { seat, rest } = mustEatSeat(names, said['words'] ?? '');
  const ids = (said['ids'] ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map(Number);
  const { position } = recording;
  const answer = answerFromSpoken({ position, names, lexicon: lexicon(position.game, names) }, seat, rest, ids);
  const digest = hex(position.digestFor(seat));
  if (digest !== said['digest']) throw new NotationError({ says: 'otherQuestion', text, digest: `{${digest}}` });
  recording.answer(seat, answer);
}
