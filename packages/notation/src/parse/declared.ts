import { type Book, seatId, type State } from '@dustup/bang/engine';
import { isNamed, readCardName } from '../card-names.ts';
import { layInZone } from '../lay-zones.ts';
import { NotationError } from '../notation-error.ts';
import { readCardOf } from '../stack-cards.ts';
import { NONE } from '../write-declared.ts';
import { checkSupply, checkTokens } from '../token-names.ts';
import { itemsOf } from './lines.ts';
import { readSeat } from './seat-names.ts';
import { readCounts } from './seat-words.ts';

/** Lines about what sets declare: zones, stacks, tokens on cards. And about who sits where, and who has lost turns. */
type DeclaredLine = {
  /** How it begins, for the manual. */
  readonly words: readonly string[];
  readonly form: RegExp;
  readonly read: (to: Reading, groups: { readonly [name: string]: string | undefined }, value: string) => void;
};

type Reading = { readonly book: Book; readonly state: State; readonly names: readonly string[] };

const LINES: readonly DeclaredLine[] = [
  { words: ['order'], form: /^order$/u, read: readOrder },
  { words: ['zone ZONE', 'zone ZONE of NAME'], form: /^zone (?<zone>\S+)(?: of (?<name>.+))?$/u, read: readZone },
  { words: ['in force STACK'], form: /^in force (?<stack>\S+)$/u, read: readInForce },
  { words: ['to come STACK'], form: /^to come (?<stack>\S+)$/u, read: readToCome },
  { words: ['tokens on CARD'], form: /^tokens on (?<card>.+)$/u, read: readCardTokens },
  { words: ['turns to skip'], form: /^turns to skip$/u, read: readTurnsToSkip },
  { words: ['brought back by RULE'], form: /^brought back by (?<rule>\S+)$/u, read: readBroughtBack },
];

/** What such lines begin with. */
export const DECLARED = LINES.flatMap(({ words }) => words);

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
  if (new Set(seats).size !== names.length) throw new NotationError({ says: 'everySeatOnce' });
  state.order.splice(0, state.order.length, ...seats);
}

/** `zone equipment-row: Shotgun, Rhum`; a seat's own: `zone equipment of Ann: Boots`. */
function readZone(to: Reading, { zone = '', name }: { zone?: string; name?: string }, value: string): void {
  const { book, state, names } = to;
  layInZone(book, state, zone, name === undefined ? undefined : readSeat(names, name), itemsOf(value));
}

function readInForce({ book, state }: Reading, { stack = '' }: { stack?: string }, value: string): void {
  state.inForce[stack] = readCardOf(book, stack, value);
}

function readToCome({ book, state }: Reading, { stack = '' }: { stack?: string }, value: string): void {
  state.stacks[stack] = value === NONE ? [] : itemsOf(value).map((name) => readCardOf(book, stack, name));
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
  if (found === undefined) throw new NotationError({ says: 'notInPlay', card: text });
  state.cardTokens[found] = { ...tokens };
  checkSupply(book, state);
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
