import {
  bookBehind,
  cardBeside,
  type CardId,
  cardId,
  definitionSeen,
  isAnythingFree,
  stepsToEnd,
  type Traits,
  zonesAlong,
} from '@dustup/bang';
import { type Answer, type Choice, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { hitChance, isOneOfOurs, volleyValue } from './harm.ts';
import { cheapestOf, priceOf } from './prices.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './walk.ts';
import { worthToHave } from './worth-to-have.ts';

/** A card that lies open, for its price: the one that is worth most beyond it; undefined if none is worth it. */
export function fetch(reading: Reading, traits: Traits, slot: Slot | undefined, filled: Slots): Answer | undefined {
  if (slot === undefined || isSelection(slot)) return undefined;
  reading.readOthers();
  const steps = stepsWith(traits);
  const besides = worthOfSteps(reading, steps);
  const leastPrice = leastPriceOf(reading, traits, steps);
  let best: Answer | undefined;
  let most = WORTH_THE_TROUBLE;
  for (const value of slot.candidates) {
    const card = cardId(Number(value));
    const worth = worthToHave(reading, card);
    if (worth - leastPrice(card) + besides <= most) continue;
    const next = slot.next?.(value);
    if (next === undefined && slot.why?.(value) !== undefined) continue;
    const paid = fillPrice(reading, card, steps, next);
    const gain = paid === undefined ? 0 : worth - paid.price + besides;
    if (paid === undefined || gain <= most) continue;
    if (next !== undefined && slot.why?.(value) !== undefined) continue; // found out last: few are worth it
    best = { ...filled, [slot.slot]: value, ...paid.chosen };
    most = gain;
  }
  return best;
}

/** What is waited for moves on with it. */
function stepsWith({ drives }: Traits): number {
  return drives === undefined ? 0 : 1;
}

function worthOfSteps(reading: Reading, steps: number): number {
  return steps === 0 ? 0 : valueOfDriving(reading, steps) * LIFE;
}

/** As much as it can gain by giving up what it would love to lose. */
function mostSaved(reading: Reading): number {
  let saved = 0;
  for (const card of reading.inFrontOf(reading.self)) saved += Math.max(0, -priceOf(reading, card));
  return saved;
}

const WORTH_THE_TROUBLE = 0.5;
/** What a life point is worth, as cards are. */
const LIFE = 4;
const LAST_BUT_ONE = 8;

/** What a card costs at least, before it is asked how it is paid. */
function leastPriceOf(reading: Reading, { priced }: Traits, steps: number): (card: CardId) => number {
  if (priced !== true || isAnythingFree(reading.view)) {
    const saved = mostSaved(reading);
    return () => -saved;
  }
  const cheapest = cheapestPrice(reading);
  return (card) => leastAsked(reading, askedBeside(reading, card, steps), cheapest);
}

/** What lies beside nothing is not to be had. */
function leastAsked(reading: Reading, asked: Traits | undefined, cheapest: number): number {
  if (asked === undefined) return Number.POSITIVE_INFINITY;
  return (asked.hurts ?? 0) > 0 ? lifePrice(reading, asked) : (asked.costs ?? 0) * cheapest;
}

/** What it costs to give up its cheapest card, in its hand or in front of it. */
function cheapestPrice(reading: Reading): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of reading.hand) least = Math.min(least, priceOf(reading, card));
  for (const card of reading.inFrontOf(reading.self)) least = Math.min(least, priceOf(reading, card));
  return isTight(reading) ? least / 2 : least;
}

/** What is chosen along with a card that is fetched, and what it costs. */
type Paid = { readonly chosen: Answer; readonly price: number };

function fillPrice(reading: Reading, card: CardId, steps: number, next: Slot | undefined): Paid | undefined {
  if (next === undefined || isSelection(next)) return pay(reading, card, steps, next, {});
  const at = holderFor(reading, card, next);
  return at === undefined ? undefined : pay(reading, card, steps, next.next?.(at), { [next.slot]: at });
}

function pay(reading: Reading, card: CardId, steps: number, slot: Slot | undefined, chosen: Answer): Paid {
  if (slot === undefined || !isSelection(slot))
    return { chosen, price: lifePrice(reading, askedBeside(reading, card, steps)) };
  const from = slot.from.map((one) => cardId(Number(one)));
  const { cards, price } = cheapestOf(reading, from, slot.least);
  return { chosen: { ...chosen, [slot.slot]: cards }, price: isTight(reading) ? price / 2 : price };
}

/** Cards beyond the limit of the hand are as good as gone. */
function isTight({ hand, handLimit }: Reading): boolean {
  return hand.length > handLimit;
}

/** Some prices are paid with life. */
function lifePrice({ life }: Reading, asked: Traits | undefined): number {
  return (asked?.hurts ?? 0) * (life <= 2 ? LAST_BUT_ONE : LIFE);
}

/** What the card asks for that another one lies beside, so many steps on. */
function askedBeside({ view }: Reading, card: CardId, steps: number): Traits | undefined {
  const beside = cardBeside(view, card, steps);
  return beside === undefined ? undefined : definitionSeen(view, beside)?.traits;
}

/** In front of whom it comes: a burden for a foe; what keeps in the game for itself, or for a friend who is out. */
function holderFor(reading: Reading, card: CardId, slot: Choice): Value | undefined {
  const traits = definitionSeen(reading.view, card)?.traits ?? {};
  if (traits.burdens === true) return worst(reading, legalValues(slot));
  const legal = (seat: Value) => slot.why?.(seat) === undefined;
  const isFriendOut = (seat: number) => !reading.isLeft(seat) && isOneOfOurs(reading, seat);
  const friend = slot.candidates.find((seat) => isFriendOut(Number(seat)) && legal(seat));
  return friend ?? slot.candidates.find((seat) => seat === reading.self && legal(seat));
}

function worst(reading: Reading, seats: readonly Value[]): Value | undefined {
  let found: Value | undefined;
  let most = 0;
  for (const seat of seats) {
    const enmity = seat === reading.self ? -1 : (reading.enmity[Number(seat)] ?? 0);
    if (reading.isLeft(Number(seat)) && enmity > most) {
      found = seat;
      most = enmity;
    }
  }
  return found;
}

/** What it is worth to move on what everybody waits for, by so many steps: nothing on the way, at the end what happens there. */
export function valueOfDriving(reading: Reading, steps: number): number {
  const { view } = reading;
  const isAtEnd = zonesAlong(view).some((zone) => (stepsToEnd(view, zone) ?? Number.POSITIVE_INFINITY) <= steps);
  if (!isAtEnd) return 0;
  const { events } = bookBehind(view);
  return Object.values(view.inForce).reduce((sum, slug) => sum + valueForAll(reading, events.get(slug)?.traits), 0);
}

/** What it is worth that something happens to everybody, oneself included. */
export function valueForAll(reading: Reading, traits: Traits | undefined): number {
  if (traits === undefined) return 0;
  reading.readOthers();
  if (traits.shoots === 'all') return volleyValue(reading, hitChance) - (reading.life <= 1 ? 4 : 1.2) * OWN_RISK;
  if (traits.gives === undefined) return 0;
  let sum = 1;
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat !== reading.self && reading.isLeft(seat)) sum -= 0.6 * (reading.enmity[seat] ?? 0);
  }
  return sum / 3;
}

const OWN_RISK = 0.7;

/** Of something that goes to everybody: whom to leave out. */
export function spare(reading: Reading, slot: Choice, traits: Traits): Answer {
  reading.readOthers();
  const seats = legalValues(slot);
  const foe = traits.gives === undefined ? undefined : worst(reading, seats);
  const own = traits.shoots === undefined ? undefined : seats.find((seat) => seat === reading.self);
  return { [slot.slot]: foe ?? own ?? seats[0] ?? 0 };
}

/** Of two cards one is kept, and somebody gets the other: a friend, or a foe if it is a burden. */
export function share(reading: Reading, slot: Choice): Answer {
  reading.readOthers();
  let kept = legalValues(slot)[0] ?? 0;
  for (const card of legalValues(slot)) {
    if (worthToHave(reading, cardId(Number(card))) > worthToHave(reading, cardId(Number(kept)))) kept = card;
  }
  const next = slot.next?.(kept);
  if (next === undefined || isSelection(next)) return { [slot.slot]: kept };
  const given = slot.candidates.find((card) => card !== kept) ?? kept;
  const isBurden = definitionSeen(reading.view, cardId(Number(given)))?.traits.burdens === true;
  const seats = legalValues(next);
  const at = (isBurden ? worst(reading, seats) : undefined) ?? leastHated(reading, seats);
  return { [slot.slot]: kept, [next.slot]: at ?? seats[0] ?? 0 };
}

/** Somebody has to get a card of one's own: the friend, or whom it matters least with. */
export function handOver(reading: Reading, slot: Choice): Answer {
  reading.readOthers();
  const legal = legalValues(slot).map((card) => cardId(Number(card)));
  const [card] = cheapestOf(reading, legal, 1).cards;
  const next = card === undefined ? undefined : slot.next?.(card);
  if (card === undefined || next === undefined || isSelection(next)) return { [slot.slot]: card ?? 0 };
  return { [slot.slot]: card, [next.slot]: leastHated(reading, legalValues(next)) ?? 0 };
}

function leastHated(reading: Reading, seats: readonly Value[]): Value | undefined {
  let found = seats[0];
  for (const seat of seats) {
    if ((reading.enmity[Number(seat)] ?? 0) < (reading.enmity[Number(found)] ?? 0)) found = seat;
  }
  return found;
}
