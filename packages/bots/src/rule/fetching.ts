import {
  besideIn,
  bookBehind,
  type CardId,
  cardId,
  definitionSeen,
  handLimitOf,
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
  let best: Answer | undefined;
  let most = WORTH_THE_TROUBLE;
  const saved = mostSaved(reading);
  for (const card of slot.candidates) {
    if (worthToHave(reading, cardId(Number(card))) + saved + besides <= most || slot.why?.(card) !== undefined)
      continue;
    const whole = fillPrice(reading, cardId(Number(card)), steps, slot.next?.(card), { ...filled, [slot.slot]: card });
    if (whole === undefined || whole.gain + besides <= most) continue;
    best = whole.answer;
    most = whole.gain + besides;
  }
  return best;
}

/** Something is worth the trouble before its price is known. */
export function isAnyWorthFetching(reading: Reading, traits: Traits, slot: Slot | undefined): boolean {
  if (slot === undefined || isSelection(slot)) return false;
  reading.readOthers();
  const more = mostSaved(reading) + worthOfSteps(reading, stepsWith(traits));
  return slot.candidates.some((card) => worthToHave(reading, cardId(Number(card))) + more > WORTH_THE_TROUBLE);
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

type Whole = { readonly answer: Answer; readonly gain: number };

function fillPrice(reading: Reading, card: CardId, steps: number, next: Slot | undefined, filled: Slots) {
  const answer: Slots = { ...filled };
  let gain = worthToHave(reading, card);
  let slot = next;
  if (slot !== undefined && !isSelection(slot)) {
    const at = holderFor(reading, card, slot);
    if (at === undefined) return undefined;
    answer[slot.slot] = at;
    slot = slot.next?.(at);
  }
  if (slot !== undefined && isSelection(slot)) {
    const paid = cheapestOf(
      reading,
      slot.from.map((one) => cardId(Number(one))),
      slot.least,
    );
    answer[slot.slot] = paid.cards;
    gain -= isTight(reading) ? paid.price / 2 : paid.price;
  } else gain -= lifePrice(reading, card, steps);
  const whole: Whole = { answer, gain };
  return whole;
}

/** Cards beyond the limit of the hand are as good as gone. */
function isTight({ hand, view, self }: Reading): boolean {
  return hand.length > handLimitOf(view, self);
}

/** Some prices are paid with life. */
function lifePrice(reading: Reading, card: CardId, steps: number): number {
  const [zone] = zonesAlong(reading.view);
  const beside = zone === undefined ? undefined : besideIn(reading.view, zone, card, steps);
  const hurts = beside === undefined ? 0 : (definitionSeen(reading.view, beside)?.traits.hurts ?? 0);
  return hurts * (reading.life <= 2 ? LAST_BUT_ONE : LIFE);
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
