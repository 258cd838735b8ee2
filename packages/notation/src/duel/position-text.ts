import { PHASES, type State } from '@dustup/duel';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { atLine } from '../parse/at-line.ts';
import { eat, eatOneOf } from '../parse/eat.ts';
import { itemsOf, keyAndValue, type Line } from '../parse/lines.ts';
import type { PositionLines, PositionText } from '../parse/position-lines.ts';
import { type DuelSpec, duelStateFrom, type FighterSpec, type SideSpec, type SideSpecs } from './state-from.ts';

/** The seats of a scenario are called by their sides; the Law has the seat 0. */
export const SEAT_NAMES = ['Law', 'Outlaws'] as const;
type SeatName = (typeof SEAT_NAMES)[number];

const SEAT_LINES = SEAT_NAMES.map((name) => `seat ${name}`);
const KEYS = ['game', 'turn', 'discard', 'common deck', 'seed', ...SEAT_LINES];

/** The lines of a position of The Duel. */
export const DUEL_LINES: PositionLines = {
  subjectOf: ({ text }) => {
    const key = keyAndValue(text)?.key;
    return key !== undefined && KEYS.includes(key) ? key : undefined;
  },
  noSuchLine: ({ number, text }: Line) =>
    new NotationError(unknownName('line', keyAndValue(text)?.key ?? text, [...KEYS, 'scenario']), number),
};

type Draft = { -readonly [K in keyof DuelSpec]: DuelSpec[K] };

export function duelStateOf(text: PositionText): State {
  const draft: Draft = {};
  const sides: { [name in SeatName]?: SideSpec } = {};
  for (const [subject, line] of text) {
    atLine(line, () => {
      const { value } = keyAndValue(line.text) ?? { value: '' };
      const name = SEAT_NAMES.find((one) => subject === `seat ${one}`);
      if (name === undefined) readInto(draft, subject, value);
      else sides[name] = readSide(value);
    });
  }
  return stateAt(text, sides, draft);
}

/** Makes the state; if there is none, says in which line it goes wrong: the first with which it does. */
function stateAt(text: PositionText, sides: SideSpecs, spec: DuelSpec): State {
  try {
    return duelStateFrom(sides, spec);
  } catch (error) {
    if (error instanceof NotationError) error.line ??= [...text.values()].find(isSeatLine)?.number;
    throw error;
  }
}

const isSeatLine = (line: Line) => line.text.startsWith('seat ');

function readInto(draft: Draft, subject: string, value: string): void {
  if (subject === 'turn') Object.assign(draft, readTurn(value));
  else if (subject === 'discard') draft.discard = itemsOf(value);
  else if (subject === 'common deck') draft.common = itemsOf(value);
  else if (subject === 'seed') draft.seed = value;
}

/** `Outlaws, draw` */
export function readTurn(text: string): Pick<DuelSpec, 'turn' | 'phase'> {
  const [who = '', phase, ...more] = itemsOf(text);
  const turn = SEAT_NAMES.find((name) => name === who);
  if (turn === undefined) throw new NotationError(unknownName('seat', who, SEAT_NAMES));
  const known = PHASES.find((one) => one === phase);
  if (more.length > 0 || (phase !== undefined && known === undefined))
    throw new NotationError(unknownName('phase', more[0] ?? phase ?? '', PHASES));
  return { turn, ...(known !== undefined && { phase: known }) };
}

/** The parts of what is said of a side, and how each begins. */
export const PARTS = ['front', 'rear', 'reserve', 'hand', 'deck exactly', 'deck'] as const;
export type Part = { readonly part: (typeof PARTS)[number]; readonly rest: string };

/** `front Jango 2; hand Colt, Barrel` → its parts. */
export function partsOf(text: string): Part[] {
  const said = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return said.map((one) => {
    const found = eatOneOf(one, PARTS);
    const part = PARTS.find((name) => name === found?.phrase);
    if (found === undefined || part === undefined)
      throw new NotationError({ says: 'oneOfParts', text: one, parts: PARTS.join(', ') });
    return { part, rest: found.rest };
  });
}

function readSide(text: string): SideSpec {
  const side: { -readonly [K in keyof SideSpec]: SideSpec[K] } = {};
  const seen: string[] = [];
  for (const { part, rest } of partsOf(text)) {
    const kind = part === 'deck exactly' ? 'deck' : part;
    if (seen.includes(kind)) throw new NotationError({ says: 'saidTwice', part: kind });
    seen.push(kind);
    if (part === 'front') side.front = readFighter(rest);
    else if (part === 'rear') side.rear = rest === 'none' ? null : readFighter(rest);
    else if (part === 'reserve') side.reserve = itemsOf(rest);
    else if (part === 'hand') side.hand = itemsOf(rest);
    else if (part === 'deck exactly') side.deck = itemsOf(rest);
    else side.deckTop = itemsOf(rest);
  }
  return side;
}

/** `Dalon Ranger 2 with Barrel, Scope` */
export function readFighter(text: string): Exclude<FighterSpec, string> {
  const [who = '', ...cards] = text.split(/ with /u);
  const said = /^(?<is>.*?)(?: (?<life>\d+))?$/u.exec(who.trim())?.groups ?? {};
  const { is = '', life } = said;
  return {
    is,
    ...(life !== undefined && { life: Number(life) }),
    ...(cards.length > 0 && { has: itemsOf(cards.join(' with ')) }),
  };
}

/** `2 cards` → 2; undefined for cards by their names. */
export function countSaid(text: string): number | undefined {
  const said = /^(\d+)(?: cards?)?$/u.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** What comes after a seat's name, and which seat that is. */
export function seatIn(text: string): { readonly seat: number; readonly rest: string } | undefined {
  for (const [seat, name] of SEAT_NAMES.entries()) {
    const rest = eat(text, name);
    if (rest !== undefined) return { seat, rest };
  }
  return undefined;
}
