import type { Json } from '@dustup/kernel';
import { wordsForSpoken } from '../answer-words.ts';
import { spokenAnswers, spokenOptions, whoIsSpokenTo } from '../asked-words.ts';
import { spelledOut } from '../english.ts';
import { nameOfSeat, type Spoken } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { readSpoken } from '../parse/answer.ts';
import { readSeat } from '../parse/seat-names.ts';
import { isReason, reasonText } from '../reason-words.ts';
import { type Finding, unless } from './finding.ts';

/** `Ben is asked to dodge, missing 2` */
export function askedFinding(at: Spoken, seat: number, text: string): Finding {
  const expected = `${nameOfSeat(at.names, seat)} is asked ${text}`;
  const [what = '', ...details] = text.split(',').map((part) => part.trim());
  const asked = at.position.open.find((one) => one.seat === seat);
  if (asked === undefined) return { expected, found: whoIsSpokenTo(at) };
  const { kind, about } = asked.question;
  const isKind = what === '' || [at.lexicon.questionWords(kind).asked, kind, `to ${spelledOut(kind)}`].includes(what);
  if (!isKind) return { expected, found: whoIsSpokenTo(at) };
  const facts = aboutTexts(at, about);
  return unless(
    details.every((detail) => facts.includes(detail.toLowerCase())),
    expected,
    () => `${whoIsSpokenTo(at)}${facts.length === 0 ? '' : `, ${facts.join(', ')}`}`,
  );
}

/** What a question says of itself, each as `missing 2`, `by ann`, `card bang!`. */
function aboutTexts({ names, lexicon }: Spoken, about: Json): string[] {
  if (typeof about !== 'object' || about === null) return [];
  return Object.entries(about)
    .flatMap(([name, value]) => {
      if (typeof value === 'number' && /^(by|from|seat|target|at)$/.test(name))
        return `${name} ${nameOfSeat(names, value)}`;
      const text = typeof value === 'string' ? lexicon.nameOfSlug(value) : JSON.stringify(value);
      return `${spelledOut(name)} ${text}`;
    })
    .map((text) => text.toLowerCase());
}

export function notAskedFinding(at: Spoken, seat: number, text: string): Finding {
  if (text !== '') throw new NotationError({ says: 'moreSaid', text });
  const isAsked = at.position.open.some((one) => one.seat === seat);
  return unless(!isAsked, `${nameOfSeat(at.names, seat)} is not asked`, () => whoIsSpokenTo(at));
}

const NOBODY = /^nobody(?: but (?<who>.+?))? (?:is|are) asked$/u;

export function isAboutNobody(text: string): boolean {
  return NOBODY.test(text);
}

/** `nobody is asked`, `nobody but Ben, Cid is asked` */
export function nobodyFinding(at: Spoken, text: string): Finding {
  const who = NOBODY.exec(text)?.groups?.['who'] ?? '';
  const seats = who.split(/,| and /u).flatMap((name) => (name.trim() === '' ? [] : [readSeat(at.names, name.trim())]));
  const asked = at.position.open.map(({ seat }) => seat);
  const isSo = seats.length === asked.length && seats.every((seat) => asked.includes(seat));
  return unless(isSo, text, () => whoIsSpokenTo(at));
}

/** `may: play Missed! J♣; take it`: these and no others. Selections are judged by a few of their subsets. */
export function mayOnlyFinding(at: Spoken, seat: number, text: string): Finding {
  const listed = text.split(';').map((words) => canonical(at, seat, words.trim()));
  const options = spokenAnswers(at, seat);
  const isSo = listed.every((words) => words !== undefined) && options.every((words) => listed.includes(words));
  return unless(isSo, `${nameOfSeat(at.names, seat)} may: ${text}`, () => spokenOptions(at, seat));
}

/** The words that we would write for these; undefined when there is no such legal answer. */
function canonical(at: Spoken, seat: number, words: string): string | undefined {
  const read = readSpoken(at, seat, words);
  return read.reason === undefined && 'answer' in read ? wordsForSpoken(at, seat, read.answer, 'may') : undefined;
}

export function mayFinding(at: Spoken, seat: number, words: string): Finding {
  const { reason } = readSpoken(at, seat, words);
  return unless(
    reason === undefined,
    `${nameOfSeat(at.names, seat)} may ${words}`,
    () => `refused: ${reason === undefined ? '' : reasonText(reason)}. ${spokenOptions(at, seat)}`,
  );
}

/**
 * `may not play BANG! 3♦ on Ben: one BANG! a turn`. Without a reason any will do that the rules have against this very move. That
 * there is no such move, or nobody to make it, must be said: else a slip of the pen would pass.
 */
export function mayNotFinding(at: Spoken, seat: number, text: string): Finding {
  const colon = text.lastIndexOf(': ');
  const [words, why] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1).trim()];
  const read = readSpoken(at, seat, words.trim());
  const { reason } = read;
  const expected = `${nameOfSeat(at.names, seat)} may not ${text}`;
  if (reason === undefined) return { expected, found: 'it is legal' };
  if (why === '' && text.endsWith(':')) throw new NotationError({ says: 'reasonMissing' });
  const unread = 'rest' in read ? read.rest : words.trim();
  if (why === '' && unread !== '')
    throw new NotationError({ says: 'notLookedAt', expected, unread, reason: reasonText(reason) });
  return unless(why === '' || isReason(why, reason), expected, () => `refused: ${reasonText(reason)}`);
}
