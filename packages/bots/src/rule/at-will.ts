import {
  type CardId,
  cardId,
  discardsSeen,
  type QuestionFacts,
  reachOf,
  signNow,
  type Suit,
  type Traits,
} from '@dustup/bang';
import {
  type Answer,
  type Choice,
  isSelection,
  legalValues,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { valueForAll } from './fetching.ts';
import { isOneOfOurs, shotValue } from './harm.ts';
import type { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { walk } from './walk.ts';
import { leastWorth, worthsOf } from './worth.ts';

/** What may be done or left, as the question says itself, whatever offers it. Undefined for every other question. */
export function atWill(reading: Reading, options: Slot, { deed, deeds, bets }: QuestionFacts): Answer | undefined {
  if (isSelection(options)) {
    const isSwap = options.least === 0 && (deed?.draws ?? 0) > 0 && deed?.costs !== undefined;
    return isSwap ? swap(reading, options) : undefined;
  }
  const { slot, candidates } = options;
  if (bets !== undefined) return { [slot]: likeliest(reading, options, bets) };
  if (deeds !== undefined) return bestDeed(reading, options, deeds);
  if (slot === 'card' && areInFront(reading, candidates))
    return { card: bestSpoil(reading, reading.self, legalValues(options)).what };
  return undefined;
}

type Deeds = { readonly [value: string]: Traits };

/** Of several things to do: a drink in need, a gift of life to one of its side, else whatever costs no life. */
function bestDeed(reading: Reading, options: Choice, deeds: Deeds): Answer {
  const legal = legalValues(options);
  const traitsOf = (value: Value): Traits => deeds[value] ?? {};
  const forAll = legal.find((value) => traitsOf(value).shoots === 'all' || traitsOf(value).gives !== undefined);
  if (forAll !== undefined) {
    const isGood = valueForAll(reading, traitsOf(forAll)) > 0;
    return { [options.slot]: isGood ? forAll : (legal.find((value) => value !== forAll) ?? forAll) };
  }
  const drink = legal.find((value) => (traitsOf(value).heals ?? 0) > 0);
  if (drink !== undefined && isInNeed(reading)) return walk(reading, options.next?.(drink), { [options.slot]: drink });
  const harmless = reading.life === 0 ? legal.find((value) => traitsOf(value).hurts !== undefined) : undefined;
  // a ghost has no life to lose
  if (harmless !== undefined) return walk(reading, options.next?.(harmless), { [options.slot]: harmless });
  const shot = legal.find((value) => traitsOf(value).shoots === 'one' && traitsOf(value).costs === 1);
  if (shot !== undefined && isAnybodyWorthAShot(reading)) return { [options.slot]: shot };
  const gift = legal.find((value) => (traitsOf(value).healsAnyone ?? 0) > 0);
  const seats = gift === undefined ? undefined : options.next?.(gift);
  const needy = gift === undefined ? undefined : needyIn(reading, seats);
  if (gift !== undefined && seats !== undefined && needy !== undefined) {
    return { [options.slot]: gift, [seats.slot]: needy };
  }
  const other = legal.find((value) => value !== drink && value !== gift && traitsOf(value).hurts === undefined);
  const value = other ?? legal[0] ?? '';
  return walk(reading, options.next?.(value), { [options.slot]: value });
}

/** Worth a card that would have been drawn. */
function isAnybodyWorthAShot(reading: Reading): boolean {
  reading.readOthers();
  const reach = reachOf(reading.view, reading.self);
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat === reading.self || !reading.isLeft(seat) || reading.distanceTo(seat) > reach) continue;
    if (shotValue(reading, seat) >= WORTH_A_CARD) return true;
  }
  return false;
}

const WORTH_A_CARD = 0.8;

function isInNeed({ life, maxLife }: Reading): boolean {
  return life <= 2 && life < maxLife;
}

/** A new card is worth about so much. */
const AVERAGE_WORTH = 5.3;

/** Any number of cards for as many new ones: all that are worth clearly less than a card is on the average. */
function swap(reading: Reading, { slot, from, most }: Selection): Answer {
  const cards = from.map(toCard);
  const worths = worthsOf(reading, cards);
  const poor = cards.filter((_, at) => (worths[at] ?? 0) < AVERAGE_WORTH - 1);
  return { [slot]: poor.length > most ? leastWorth(reading, cards, most) : poor };
}

const toCard = (value: Value): CardId => cardId(Number(value));

/** The bet on the suits of which most cards are still to come. It never stops by itself: a wrong guess costs nothing. */
function likeliest(reading: Reading, slot: Choice, bets: NonNullable<QuestionFacts['bets']>): Value {
  const toCome = cardsToCome(reading);
  let best = slot.candidates[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const value of legalValues(slot)) {
    const suits = bets[value];
    if (suits === undefined) continue;
    let left = 0;
    for (const suit of suits) left += toCome.get(suit) ?? 0;
    if (left > most) {
      best = value;
      most = left;
    }
  }
  return best;
}

/** How many cards of each suit the bot does not see. */
function cardsToCome(reading: Reading): Map<Suit, number> {
  const { view, hand, seats, suits } = reading;
  const toCome = new Map(suits);
  const see = (card: CardId) => {
    const suit = signNow(view, card)?.suit;
    if (suit !== undefined) toCome.set(suit, (toCome.get(suit) ?? 0) - 1);
  };
  hand.forEach(see);
  for (let seat = 0; seat < seats; seat++) reading.inFrontOf(seat).forEach(see);
  discardsSeen(view).forEach(see);
  return toCome;
}

function areInFront(reading: Reading, candidates: readonly Value[]): boolean {
  const own = reading.inFrontOf(reading.self);
  return own.length > 0 && candidates.every((value) => own.some((card) => card === value));
}

/** One of its side who is about to fall and may have a life point of its own, as long as it can spare it. */
function needyIn(reading: Reading, seats: Slot | undefined): Value | undefined {
  reading.readOthers();
  if (seats === undefined || isSelection(seats) || reading.life < 3) return undefined;
  return legalValues(seats).find((seat) => reading.lifeOf(Number(seat)) === 1 && isOneOfOurs(reading, Number(seat)));
}
