import { type Book, type CardId, cardId, cardsAt, type State, zoneNumberOf } from '@dustup/bang/engine';
import { isNamed, readCardName } from './card-names.ts';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';

/** Puts cards into a zone that a set declares, in this order, out of the piles of their decks. */
export function layInZone(
  book: Book,
  state: State,
  zone: string,
  seat: number | undefined,
  texts: readonly string[],
): void {
  const declared = (seat === undefined ? book.tableZones : book.seatZones).map(({ slug }) => slug);
  if (!declared.includes(zone)) throw new NotationError(unknownName('zone', zone, declared));
  const cards = cardsAt(state, zoneNumberOf(book, zone, seat));
  for (const text of texts) {
    const card = takeFromPiles(book, state, text);
    cards.push(card);
  }
}

/** Out of the pile of its deck; the draw pile's cards are named by hands and piles. */
function takeFromPiles(book: Book, state: State, text: string): CardId {
  const name = readCardName(book, text);
  for (const { pile } of book.decks) {
    const cards = state.zones[pile] ?? [];
    const at = cards.findIndex((card) => {
      const face = book.faces[state.faces[card] ?? -1];
      return face !== undefined && isNamed(face, name);
    });
    if (at >= 0) return cards.splice(at, 1)[0] ?? cardId(-1);
  }
  throw new NotationError({ says: 'noneInPile', card: text });
}
