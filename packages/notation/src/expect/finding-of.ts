import { distance, type GameEvent, reach, redactEvent, seatId, viewFor } from '@dustup/bang';
import { type NamedPosition, nameOfSeat } from '../named-position.ts';
import { NotationError } from '../notation-error.ts';
import { eat } from '../parse/eat.ts';
import { eatSeat, mustEatSeat, readSeat } from '../parse/seat-words.ts';
import { tellEvent } from '../story.ts';
import { type Finding, unless } from './finding.ts';
import {
  askedFinding,
  isAboutNobody,
  mayFinding,
  mayNotFinding,
  mayOnlyFinding,
  nobodyFinding,
  notAskedFinding,
} from './question.ts';
import { seatFinding } from './seat.ts';
import { eventFinding, isAboutOutcome, isAboutPile, outcomeFinding, pileFinding, turnFinding } from './table.ts';

/** A position, and what was heard since the last decision. */
export type Watched = NamedPosition & { readonly heard: readonly GameEvent[] };

/** Whether an expectation holds here. Throws a `NotationError` when it makes no sense. */
export function findingOf(at: Watched, text: string): Finding {
  if (isAboutPile(text)) return pileFinding(at, text);
  if (text.startsWith('turn:')) return turnFinding(at, text);
  if (/^events?( to come)?:/u.test(text)) return eventFinding(at, text);
  if (isAboutOutcome(text)) return outcomeFinding(at, text);
  if (isAboutNobody(text)) return nobodyFinding(at, text);
  const found = eatSeat(at.names, text);
  if (found !== undefined) return aboutSeat(at, found.seat, found.rest);
  throw new NotationError(
    `'${text}' is no expectation: a seat (${at.names.join(', ')}), deck:, discard:, turn:, event:, who is asked or who wins would be right`,
  );
}

type About = (at: Watched, seat: number, rest: string) => Finding;

/** What can be said of a seat, by the words it begins with; anything else is about what he has. */
const ABOUT_SEAT: readonly (readonly [string, About])[] = [
  ['is asked', askedFinding],
  ['is not asked', notAskedFinding],
  ['may not', mayNotFinding],
  ['may:', mayOnlyFinding],
  ['may', mayFinding],
  ['sees', distanceFinding],
  ['reaches', reachFinding],
  ['does not hear', (at, seat, text) => heardFinding(at, seat, text, false)],
  ['hears', (at, seat, text) => heardFinding(at, seat, text, true)],
  ['does not know the role of', (at, seat, text) => roleFinding(at, seat, text, false)],
  ['knows the role of', (at, seat, text) => roleFinding(at, seat, text, true)],
];

function aboutSeat(at: Watched, seat: number, text: string): Finding {
  for (const [words, finding] of ABOUT_SEAT) {
    const rest = eat(text, words);
    if (rest !== undefined) return finding(at, seat, rest);
  }
  return seatFinding(at, seat, text);
}

/** `sees Ben at 2` */
function distanceFinding({ position: { game }, names }: Watched, seat: number, text: string): Finding {
  const { seat: other, rest } = mustEatSeat(names, text);
  const said = /^at (?:distance )?(\d+)$/u.exec(rest)?.[1];
  if (said === undefined)
    throw new NotationError(`'sees ${text}': 'sees ${nameOfSeat(names, other)} at 2' would be right`);
  const far = distance(game, seatId(seat), seatId(other));
  const says = (steps: number) => `${nameOfSeat(names, seat)} sees ${nameOfSeat(names, other)} at ${steps}`;
  return unless(far === Number(said), says(Number(said)), () => says(far));
}

function reachFinding({ position: { game }, names }: Watched, seat: number, text: string): Finding {
  const far = reach(game, seatId(seat));
  const name = nameOfSeat(names, seat);
  return unless(far === Number(text), `${name} reaches ${text}`, () => `${name} reaches ${far}`);
}

/** `hears Kit draws 2 cards`: what the seat was told since the last decision, as far as it may know. */
function heardFinding({ position, names, heard }: Watched, seat: number, text: string, isHeard: boolean): Finding {
  const sentence = text.replace(/^"|"$/gu, '').replace(/\.$/u, '');
  const told = heard.map((event) => tellEvent(redactEvent(event, seat), names, position.game.book));
  const isSo = told.some((one) => one.replace(/\.$/u, '') === sentence) === isHeard;
  return unless(isSo, `${nameOfSeat(names, seat)} ${isHeard ? 'hears' : 'does not hear'} ${text}`, () =>
    told.join(' '),
  );
}

function roleFinding({ position: { game }, names }: Watched, seat: number, text: string, isKnown: boolean): Finding {
  const role = viewFor(game, seat).seats[readSeat(names, text)]?.role ?? null;
  const expected = `${nameOfSeat(names, seat)} ${isKnown ? 'knows' : 'does not know'} the role of ${text}`;
  return unless((role !== null) === isKnown, expected, () => (role === null ? 'it is hidden' : `it is ${role}`));
}
