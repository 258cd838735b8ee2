import { bookBehind, type CardId, cardId, signNow } from '@dustup/bang';
import { type Answer, isSelection, legalValues, type Selection, type Slot, type Value } from '@dustup/kernel';
import { isOneOfOurs } from './harm.ts';
import type { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { worthsOf } from './worth.ts';

/** What may be done or left: known by its options, whatever offers it. Undefined for every other question. */
export function atWill(reading: Reading, options: Slot): Answer | undefined {
  if (isSelection(options)) return options.least === 0 && options.slot === 'cards' ? swap(reading, options) : undefined;
  const { slot, candidates } = options;
  if (slot === 'call') return { call: likelierColour(reading) };
  if (slot === 'card' && areInFront(reading, candidates))
    return { card: bestSpoil(reading, reading.self, legalValues(options)).what };
  if (slot !== 'do') return undefined;
  if (candidates.includes('drink')) return { do: isInNeed(reading) ? 'drink' : 'draw' };
  return candidates.includes('give') ? giveLife(reading, options.next?.('give')) : undefined;
}

function isInNeed({ life, maxLife }: Reading): boolean {
  return life <= 2 && life < maxLife;
}

/** A new card is worth about so much. */
const AVERAGE_WORTH = 5.3;

/** Any number of cards for as many new ones: all that are worth clearly less than a card is on the average. */
function swap(reading: Reading, { slot, from }: Selection): Answer {
  const cards = from.map(toCard);
  const worths = worthsOf(reading, cards);
  return { [slot]: cards.filter((_, at) => (worths[at] ?? 0) < AVERAGE_WORTH - 1) };
}

const toCard = (value: Value): CardId => cardId(Number(value));

/** The colour of which more cards are still to come. It never stops by itself: a wrong guess costs nothing. */
function likelierColour(reading: Reading): 'red' | 'black' {
  const { view, hand, seats } = reading;
  const suits = bookBehind(view).faces.flatMap(({ sign }) => sign?.suit ?? []);
  const inPlay = Array.from({ length: seats }, (_, seat) => reading.inFrontOf(seat)).flat();
  const seen = [...hand, ...inPlay, ...view.discardPile.map(({ id }) => id)].map((card) => signNow(view, card)?.suit);
  const redLeft = suits.filter(isRed).length - seen.filter(isRed).length;
  const left = suits.length - seen.length;
  return redLeft * 2 >= left ? 'red' : 'black';
}

const isRed = (suit: string | undefined) => suit === '♥' || suit === '♦';

function areInFront(reading: Reading, candidates: readonly Value[]): boolean {
  const own = reading.inFrontOf(reading.self);
  return own.length > 0 && candidates.every((value) => own.some((card) => card === value));
}

/** A life point of its own for one of its side who is about to fall, as long as it can spare it. */
function giveLife(reading: Reading, seats: Slot | undefined): Answer {
  reading.readOthers();
  const needy =
    seats === undefined || isSelection(seats) || reading.life < 3
      ? undefined
      : legalValues(seats).find((seat) => reading.lifeOf(Number(seat)) === 1 && isOneOfOurs(reading, Number(seat)));
  return needy === undefined ? { do: 'pass' } : { do: 'give', at: needy };
}
