import { type CardId, cardId, CHARACTER, placeOfToken, slugOf } from '@dustup/bang';
import { type Answer, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { faceText, FIRST_IF_UNSAID, isNamed, readCardName } from '@dustup/notation';
import type { TableGame } from './table-game.ts';

/** Somebody at the table. */
export type Seated = { readonly seat: number };

/** What a test says for a slot: a card or a word, somebody, or several of them. */
export type Said = string | number | Seated | readonly (string | number | Seated)[];

/** The slots of a move in a test's words; `on` is the target. */
export type SaidSlots = { readonly [slot: string]: Said };

type Filled = { [slot: string]: Value | readonly Value[] };

/**
 * The answer that a test's words mean to this seat, filled in slot by slot along the options. A slot that the test
 * leaves out and that has only one legal value fills itself.
 */
export function answerFrom(game: TableGame, seat: number, root: Slot | undefined, said: SaidSlots): Answer {
  const answer: Filled = {};
  let slot = root;
  while (slot !== undefined) {
    const words = said[slot.slot];
    const value = words === undefined ? onlyValue(slot) : meant(game, seat, words, candidatesOf(slot));
    if (value === undefined) break;
    answer[slot.slot] = value;
    slot = nextSlot(slot, value);
  }
  for (const [name, words] of Object.entries(said)) {
    answer[name] ??= meant(game, seat, words, NAMES_OWN_CARDS.includes(name) ? handOf(game, seat) : []);
  }
  return answer;
}

const NAMES_OWN_CARDS: readonly string[] = ['card', 'cards', 'cost'];

function candidatesOf(slot: Slot): readonly Value[] {
  return isSelection(slot) ? slot.from : slot.candidates;
}

function onlyValue(slot: Slot): Value | readonly Value[] | undefined {
  if (isSelection(slot)) return slot.least === slot.from.length && !slot.ordered ? slot.from : undefined;
  const [only, ...others] = legalValues(slot);
  return others.length === 0 || FIRST_IF_UNSAID.includes(slot.slot) ? only : undefined;
}

function nextSlot(slot: Slot, value: Value | readonly Value[]): Slot | undefined {
  if (isSelection(slot)) return typeof value === 'object' ? slot.next?.(value.length) : undefined;
  return typeof value !== 'object' && slot.candidates.includes(value) ? slot.next?.(value) : undefined;
}

function handOf(game: TableGame, seat: number): readonly CardId[] {
  return game.state.seats[seat]?.hand ?? [];
}

function meant(game: TableGame, seat: number, said: Said, among: readonly Value[]): Value | readonly Value[] {
  if (!isList(said)) return meantOne(game, seat, said, among);
  const left = [...among];
  return said.map((one) => {
    const value = meantOne(game, seat, one, left);
    if (left.includes(value)) left.splice(left.indexOf(value), 1);
    return value;
  });
}

function isList(said: Said): said is readonly (string | number | Seated)[] {
  return Array.isArray(said);
}

function meantOne(game: TableGame, seat: number, said: string | number | Seated, among: readonly Value[]): Value {
  if (typeof said === 'object') return said.seat;
  if (typeof said === 'number' || said === 'hand' || among.includes(said)) return said;
  if (among.includes(slugOf(said))) return slugOf(said);
  const token = among.find((value) => typeof value === 'string' && isTokenOn(game, value, said));
  if (token !== undefined) return token;
  const cards = among.flatMap((value) => (typeof value === 'number' ? [cardId(value)] : []));
  if (cards.length === 0) return said;
  if (game.state.seats.some((_, at) => game.nameOf(at) === said))
    throw new Error(`say ${said}, not '${said}': a player is named by their seat`);
  return cardNamed(game, seat, said, cards);
}

/** A token is said by where it lies: on a card, by its name, or on the `character`. */
function isTokenOn(game: TableGame, token: string, said: string): boolean {
  if (!token.includes(':')) return false;
  const place = placeOfToken(token);
  return place === CHARACTER ? said === place : isNamed(game.faceOf(place), readCardName(game.book, said));
}

/** Of several that fit the one that has been there longest. */
function cardNamed(game: TableGame, seat: number, said: string, cards: readonly CardId[]): CardId {
  const name = readCardName(game.book, said);
  const { seats, zones } = game.state;
  const lying = [...seats.flatMap(({ inPlay }) => inPlay), ...[{ zones }, ...seats].flatMap(inZones)];
  const everything = [...cards, ...handOf(game, seat), ...lying];
  const found = everything.find((card) => isNamed(game.faceOf(card), name));
  if (found !== undefined) return found;
  const there = cards.map((card) => faceText(game.faceOf(card))).join(', ');
  throw new Error(`${game.nameOf(seat)} has no '${said}' to choose here, only: ${there || 'nothing'}`);
}

/** In zones that sets declare: also what cannot be chosen can be said, and is refused. */
function inZones({ zones }: { readonly zones: { readonly [zone: string]: readonly CardId[] } }): readonly CardId[] {
  return Object.values(zones).flat();
}
