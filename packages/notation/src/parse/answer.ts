import { type Answer, INTERJECT, type Question, type Refusal, refuse, SPEECH } from '@dustup/kernel';
import { spokenOptions, whoIsSpokenTo } from '../asked-words.ts';
import { nameOfSeat, type Spoken, verbsFor } from '../lexicon.ts';
import { hasHint } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { reasonText } from '../reason-words.ts';
import { eat } from './eat.ts';
import { checkWords } from './known-words.ts';
import { type Reader, type Reading, readSlots } from './read-slots.ts';
import { slotFormAnswer } from './slot-form.ts';

/** What words come to: an answer, or the reason why there is no such answer; and what was not looked at because of it. */
export type ReadAnswer =
  | Reading
  /** None of the words could be read as a move here. */
  | { readonly reason: Refusal };

/**
 * The answer that a seat gives with these words. Throws a `NotationError` when there is no such move or when it is
 * refused, and says what would be legal.
 */
export function answerFromSpoken(at: Spoken, seat: number, words: string, ids?: readonly number[]): Answer {
  const read = withOptions(at, seat, () => readSpoken(at, seat, words, ids));
  if (read.reason === undefined && 'answer' in read) return read.answer;
  const move = `${nameOfSeat(at.names, seat)} ${words}`;
  const reason = read.reason === undefined ? '' : reasonText(read.reason);
  throw new NotationError({ says: 'refusedMove', move, hasReason: reason !== '', reason, options: whatElse(at, seat) });
}

function whatElse(at: Spoken, seat: number): string {
  return at.position.open.some((one) => one.seat === seat) ? spokenOptions(at, seat) : whoIsSpokenTo(at);
}

/** An unknown word that resembles no other: then it helps to see what the player may do. */
function withOptions<T>(at: Spoken, seat: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError && !hasHint(error.problem))
      throw new NotationError({ says: 'withOptions', problem: error.problem, options: whatElse(at, seat) }, error.line);
    throw error;
  }
}

/** Reads words as an answer, legal or refused. Throws only when there are words that nobody knows. */
export function readSpoken(at: Spoken, seat: number, words: string, ids?: readonly number[]): ReadAnswer {
  let refused: ReadAnswer | undefined;
  for (const reading of readings({ at, ids }, seat, words.trim())) {
    if (reading.reason === undefined && reading.rest === '') return reading;
    if (reading.reason !== undefined && refused === undefined && isSense(at, reading.rest)) refused = reading;
  }
  if (refused !== undefined) return refused;
  checkWords(at, words);
  return { reason: refuse(isAskedOrOffered(at, seat) ? 'notAnOption' : 'notAsked') };
}

function isAskedOrOffered({ position }: Spoken, seat: number): boolean {
  return [...position.open, ...position.standing].some((one) => one.seat === seat);
}

/** After a refusal the rest of the words need only be words. */
function isSense(at: Spoken, rest: string): boolean {
  if (rest === '') return true;
  try {
    checkWords(at, rest);
    return true;
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

function* readings(reader: Reader, seat: number, words: string): Generator<Reading> {
  const { position } = reader.at;
  if (words === 'speaks' || words === 'speak')
    yield { answer: SPEECH, reason: position.whyNot(seat, SPEECH), rest: '' };
  const slotForm = eat(words, 'answers') ?? eat(words, 'answer');
  for (const { seat: asked, question } of position.open) {
    if (asked !== seat) continue;
    if (slotForm?.includes('=') === true) yield* slotFormAnswer(reader, question.options, slotForm);
    else yield* readQuestion(reader, question, words);
  }
  for (const { seat: offered, question } of position.standing) {
    if (offered === seat) yield* readInterjection(reader, question, words);
  }
}

const START = { answer: {}, reason: undefined };

function* readQuestion(reader: Reader, { kind, options }: Question, words: string): Generator<Reading> {
  if (options.slot === 'do') {
    yield* readSlots(reader, options, { ...START, rest: words }, true);
    return;
  }
  for (const verb of verbsFor(reader.at.lexicon, kind)) {
    const rest = eat(words, verb);
    if (rest !== undefined) yield* readSlots(reader, options, { ...START, rest }, true);
  }
}

/** `interjects Sid Ketchum with …`; also `uses`, when it can't mean anything the player is asked. */
function* readInterjection(reader: Reader, { kind, options }: Question, words: string): Generator<Reading> {
  const slots = eat(words, 'interjects') ?? eat(words, 'interject') ?? eat(words, 'uses') ?? eat(words, 'use');
  const rest = slots === undefined ? undefined : eat(slots, reader.at.lexicon.nameOfSlug(kind));
  if (rest === undefined) return;
  const start: Reading = { answer: { [INTERJECT]: kind }, reason: undefined, rest };
  yield* readSlots(reader, options, start, false);
}
