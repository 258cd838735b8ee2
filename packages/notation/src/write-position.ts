import {
  type Book,
  bangRules,
  bookOf,
  type CardId,
  characterIn,
  type Face,
  type Seat,
  type State,
} from '@dustup/bang/engine';
import { Position } from '@dustup/kernel';
import { wordsForAnswer } from './bang-answers.ts';
import { faceText } from './card-names.ts';
import { nameOfSeat } from './lexicon.ts';
import type { NamedPosition } from './named-position.ts';
import { isUsuallyShown, PRESENCE_WORDS } from './seat-facts.ts';
import { checkNames } from './seat-names.ts';
import { declaredLines } from './write-declared.ts';

/** A position at a question: the state at its checkpoint, and the decisions since. Read again, it is the same. */
export function writePosition({ position, names }: NamedPosition): string {
  const { checkpoint, since, gathered } = position;
  const again = Position.at(bangRules, bangRules.copy(checkpoint));
  const decisions = [...since, ...gathered].map(({ seat, answer }) => {
    const words = wordsForAnswer({ position: again, names }, seat, answer);
    again.accept(seat, answer);
    return `${nameOfSeat(names, seat)} ${words}\n`;
  });
  return writeState(checkpoint, names) + (decisions.length === 0 ? '' : `\n${decisions.join('')}`);
}

/** A state as the lines of a position, everything said exactly. */
export function writeState(state: State, names: readonly string[]): string {
  checkNames(names);
  const book = bookOf(state.sets);
  const cards = (ids: readonly CardId[]) => listOf(ids.map((card) => textOf(book, state, card)));
  const lines: [string, string][] = [
    ['sets', state.sets.join(', ')],
    ['options', state.options.join(', ')],
    ...state.seats.map((seat, at): [string, string] => [
      `seat ${nameOfSeat(names, at)}`,
      seatLine(book, state, seat, cards),
    ]),
    ['deck exactly', cards(state.drawPile.toReversed())],
    ['discard', cards(state.discardPile.toReversed())],
    ['event', nameOfEvent(book, state.inForce['events'] ?? null)],
    ['events to come', (state.stacks['events'] ?? []).map((slug) => nameOfEvent(book, slug)).join(', ')],
    ['turn', turnLine(state, names)],
    ...declaredLines(book, state, names, cards),
    ...memoryLines(book, state, names),
  ];
  return lines.flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}\n`])).join('');
}

function textOf(book: Book, { faces }: State, card: CardId): string {
  const face = book.faces[faces[card] ?? -1];
  return face === undefined ? '?' : faceText(face);
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}

function seatLine(book: Book, { seats }: State, seat: Seat, cards: (ids: readonly CardId[]) => string): string {
  const nameOf = (slug: string) => characterIn(book, slug).name;
  const roles = seats.map(({ role }) => role);
  const isUsual = seat.isRoleShown === isUsuallyShown(roles, seat.role, seat.presence);
  const parts = [
    `${seat.role.charAt(0).toUpperCase()}${seat.role.slice(1)}`,
    seat.characterChoice.length > 0 ? `chooses from ${seat.characterChoice.map(nameOf).join(', ')}` : '',
    seat.character === '' ? '' : `${nameOf(seat.character)}, ${seat.life}/${seat.maxLife}`,
    seat.presence === 'in' ? '' : PRESENCE_WORDS[seat.presence],
    isUsual ? '' : seat.isRoleShown ? 'role shown' : 'role hidden',
    seat.borrowed.length > 0 ? `borrows ${seat.borrowed.map(nameOf).join(', ')}` : '',
    seat.hand.length > 0 ? `hand ${cards(seat.hand)}` : '',
    seat.inPlay.length > 0 ? `in play ${cards(seat.inPlay)}` : '',
    countsOf('tokens ', seat.tokens),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function countsOf(lead: string, counts: { readonly [what: string]: number }): string {
  const items = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  return items.length === 0 ? '' : `${lead}${items.join(', ')}`;
}

function nameOfEvent({ events }: Book, slug: string | null): string {
  return slug === null ? '' : (events.get(slug)?.name ?? slug);
}

/** `Ann, play, turn 7, bangs 1` */
export function turnLine({ turn }: Pick<State, 'turn'>, names: readonly string[]): string {
  const { seat, phase, number, bangsPlayed, isOver, isSkipped, isExtra, extraTurns } = turn;
  const parts = [nameOfSeat(names, seat), phase, `turn ${number}`];
  if (bangsPlayed > 0) parts.push(`bangs ${bangsPlayed}`);
  if (isOver) parts.push('over');
  if (isSkipped) parts.push('skipped');
  if (isExtra) parts.push('extra');
  if (extraTurns > 0) parts.push(`more ${extraTurns}`);
  return parts.join(', ');
}

function memoryLines(book: Book, state: State, names: readonly string[]): [string, string][] {
  const { turn, ledger, random } = state;
  return [
    ['used', countsOf('', turn.used)],
    ...memories(book, state, names),
    ['laid', turn.laid.map((card) => textOf(book, state, card)).join(', ')],
    ['just played', justPlayed(book, turn.justPlayed)],
    ['harmed', deeds(ledger.harmed, names)],
    ['helped', deeds(ledger.helped, names)],
    ['deeds forgotten', deedsForgotten(ledger)],
    ['random', `${random.key} ${random.used}`],
  ];
}

/**
 * What rules remember, as `memory SLUG: VALUE`. Some cards are printed twice: whoever reads gives the first one named the
 * first of them, and so on. So a face is written as the one that will lie where it lies.
 */
function memories(book: Book, state: State, names: readonly string[]): [string, string][] {
  const read = facesAsRead(book, state);
  return book.memories.flatMap((one) =>
    memoriesOf(state, names, one.of).flatMap(({ whose, memory }): [string, string][] => {
      const value = memory[one.slug];
      if (value === undefined) return [];
      const written = one.isFace ? (read.get(Number(value)) ?? value) : value;
      return [[`memory ${one.slug}${whose}`, JSON.stringify(written)]];
    }),
  );
}

function memoriesOf({ memory, turn, seats }: State, names: readonly string[], scope: 'game' | 'turn' | 'seat') {
  if (scope === 'seat')
    return seats.map((seat, at) => ({ whose: ` of ${nameOfSeat(names, at)}`, memory: seat.memory }));
  return [{ whose: '', memory: scope === 'turn' ? turn.memory : memory }];
}

/** In the order in which `writeState` names them. */
function facesAsRead(book: Book, state: State): ReadonlyMap<number, number> {
  const { seats, drawPile, discardPile, faces } = state;
  const held = seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]);
  const named = [...held, ...drawPile.toReversed(), ...discardPile.toReversed()];
  const left = Map.groupBy(book.faces, faceText);
  return new Map(named.map((card) => [faces[card] ?? -1, left.get(textOf(book, state, card))?.shift()?.id ?? -1]));
}

function justPlayed(book: Book, played: State['turn']['justPlayed']): string {
  if (played === null) return '';
  const face: Face | undefined = book.faces[played.face];
  if (face === undefined) return '';
  return face.card.slug === played.as ? faceText(face) : `${faceText(face)} as ${book.cards.get(played.as)?.name}`;
}

/** Those that no longer count, because roles have been dealt anew. */
function deedsForgotten({ harmed, helped, deeds: all }: State['ledger']): string {
  const forgotten = all - [...harmed, ...helped].reduce((sum, count) => sum + count, 0);
  return forgotten === 0 ? '' : String(forgotten);
}

function deeds(counts: readonly number[], names: readonly string[]): string {
  const found = counts.flatMap((count, at) => {
    const [by, to] = [Math.floor(at / names.length), at % names.length];
    return count === 0 ? [] : [`${nameOfSeat(names, by)} ${nameOfSeat(names, to)} ${count}`];
  });
  return found.join(', ');
}
