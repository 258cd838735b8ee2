import { type Book, seatId, type State } from '@dustup/bang/engine';
import { isNamed, readCardName, readEvent } from '../card-names.ts';
import { layInZone } from '../lay-zones.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { NONE } from '../write-declared.ts';
import { checkTokens } from '../token-names.ts';
import { itemsOf } from './lines.ts';
import { readCounts, readSeat } from './seat-words.ts';

/** Lines about what sets declare: zones, stacks, tokens on cards. And about who sits where, and who has lost turns. */
type DeclaredLine = {
  readonly form: RegExp;
  readonly read: (to: Reading, groups: { readonly [name: string]: string | undefined }, value: string) => void;
};

type Reading = { readonly book: Book; readonly state: State; readonly names: readonly string[] };

const LINES: readonly DeclaredLine[] = [
  { form: /^order$/u, read: readOrder },
  { form: /^zone (?<zone>\S+)(?: of (?<name>.+))?$/u, read: readZone },
  { form: /^in force (?<stack>\S+)$/u, read: readInForce },
  { form: /^to come (?<stack>\S+)$/u, read: readToCome },
  { form: /^tokens on (?<card>.+)$/u, read: readCardTokens },
  { form: /^turns to skip$/u, read: readTurnsToSkip },
  { form: /^brought back by (?<rule>\S+)$/u, read: readBroughtBack },
];

export function isDeclaredLine(key: string): boolean {
  return LINES.some(({ form }) => form.test(key));
}

export function readDeclared(book: Book, state: State, names: readonly string[], key: string, value: string): void {
  for (const { form, read } of LINES) {
    const found = form.exec(key);
    if (found !== null) read({ book, state, names }, found.groups ?? {}, value);
  }
}

/** `order: Ann, Cid, Ben`: the seats clockwise, where they no longer sit as they are listed. */
function readOrder({ state, names }: Reading, _groups: object, value: string): void {
  const seats = itemsOf(value).map((name) => seatId(readSeat(names, name)));
  if (new Set(seats).size !== names.length) throw new NotationError('the order names every seat once');
  state.order.splice(0, state.order.length, ...seats);
}

/** `zone equipment-row: Shotgun, Rhum`; a seat's own: `zone equipment of Ann: Boots`. */
function readZone(to: Reading, { zone = '', name }: { zone?: string; name?: string }, value: string): void {
  const { book, state, names } = to;
  layInZone(book, state, zone, name === undefined ? undefined : readSeat(names, name), itemsOf(value));
}

function readInForce({ book, state }: Reading, { stack = '' }: { stack?: string }, value: string): void {
  checkStack(book, stack);
  state.inForce[stack] = readEvent(book, value);
}

function readToCome({ book, state }: Reading, { stack = '' }: { stack?: string }, value: string): void {
  checkStack(book, stack);
  state.stacks[stack] = value === NONE ? [] : itemsOf(value).map((name) => readEvent(book, name));
}

function checkStack({ stacks }: Book, stack: string): void {
  if (!stacks.has(stack)) throw new NotationError(unknownName('stack', stack, [...stacks.keys()]));
}

/** `tokens on Crate 3♥: load 2`. */
function readCardTokens({ book, state }: Reading, { card: text = '' }: { card?: string }, value: string): void {
  layTokens(book, state, text, readCounts(itemsOf(value)));
}

/** Puts tokens on a card in play that has none yet, by its name. */
export function layTokens(book: Book, state: State, text: string, tokens: { readonly [kind: string]: number }): void {
  checkTokens(book.sets, tokens);
  const name = readCardName(book, text);
  const inPlay = state.seats.flatMap((seat) => [...seat.inPlay, ...Object.values(seat.zones).flat()]);
  const found = inPlay.find((card) => {
    const face = book.faces[state.faces[card] ?? -1];
    return face !== undefined && isNamed(face, name) && state.cardTokens[card] === undefined;
  });
  if (found === undefined) throw new NotationError(`no '${text}' is in play`);
  state.cardTokens[found] = { ...tokens };
}

function readTurnsToSkip({ state, names }: Reading, _groups: object, value: string): void {
  for (const [name, count] of Object.entries(readCounts(itemsOf(value)))) {
    const seat = state.seats[readSeat(names, name)];
    if (seat !== undefined) seat.turnsToSkip = count;
  }
}

/** `brought back by ghost-town: Ben`; by nobody, who was never out. */
function readBroughtBack({ state, names }: Reading, { rule = '' }: { rule?: string }, value: string): void {
  for (const name of itemsOf(value)) {
    const seat = state.seats[readSeat(names, name)];
    if (seat !== undefined) seat.broughtBackBy = rule === 'nobody' ? null : rule;
  }
}
