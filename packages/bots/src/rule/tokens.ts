import { bookBehind, cardId, CHARACTER, definitionSeen, type Hits, placeOfToken, tokensOnCard } from '@dustup/bang';
import { type Answer, type Choice, isSelection, type Json, legalValues, type Slot, type Value } from '@dustup/kernel';
import { isOneOfOurs } from './harm.ts';
import type { Reading } from './reading.ts';
import { type Slots, walk } from './walk.ts';

type Tokens = { readonly [kind: string]: number };

/** Load: of the kinds of which only so many may lie in one place. */
function loadIn({ view }: Reading, tokens: Tokens = {}): number {
  let sum = 0;
  for (const { kind, most } of bookBehind(view).tokens.values()) if (most !== undefined) sum += tokens[kind] ?? 0;
  return sum;
}

function tokensOn(reading: Reading, card: number): number {
  return loadIn(reading, tokensOnCard(reading.view, cardId(card)));
}

/** What is dear in battle is loaded first, what may blow up never; a full place takes nothing. */
export function placeForToken(reading: Reading, slot: Choice): Value {
  let best: Value = slot.candidates.at(-1) ?? CHARACTER;
  let most = 0;
  for (const place of legalValues(slot)) {
    const worth = worthOfToken(reading, place);
    if (worth > most) {
      best = place;
      most = worth;
    }
  }
  return best;
}

const FULL = 4;

function worthOfToken(reading: Reading, place: Value): number {
  if (place === CHARACTER) return charactersTokens(reading) < FULL ? 1 : 0;
  if (typeof place !== 'number' || tokensOn(reading, place) >= FULL) return 0;
  const traits = definitionSeen(reading.view, cardId(place))?.traits;
  if (traits === undefined || traits.risks !== undefined) return 0;
  return traits.protects === true ? 3 : 2;
}

function charactersTokens(reading: Reading): number {
  return loadIn(reading, reading.view.own?.tokens);
}

/** An upgrade is paid with what lies on the character alone, as often as that will do, and only where nobody else is named for it. */
export function timesToUpgrade(slot: Choice): Value {
  const { candidates } = slot;
  return (
    candidates.findLast((times) => isPaidByOwn(slot, times) && slot.why?.(times) === undefined) ?? candidates[0] ?? 0
  );
}

function isPaidByOwn(slot: Choice, times: Value): boolean {
  const payment = slot.next?.(times);
  if (payment === undefined || !isSelection(payment)) return times === slot.candidates[0];
  const own = payment.from.filter((token) => placeOfToken(token) === CHARACTER).length;
  return payment.least <= own && payment.next?.(payment.least) === undefined;
}

/** A weapon's effect is bought while the weapon keeps a token. */
export function effectToBuy(reading: Reading, slot: Choice): Value {
  const [plain = '', ...others] = legalValues(slot);
  const bought = others.find((slug) =>
    reading.inFrontOf(reading.self).some((card) => {
      const isIt = definitionSeen(reading.view, card)?.slug === slug;
      return isIt && tokensOn(reading, card) > 1;
    }),
  );
  return bought ?? plain;
}

const GOOD_ODDS = 0.2;

/** A draw! that may be made again: only if it went against its side and may well turn out otherwise. */
export function drawAgain(reading: Reading, options: Choice, about: Json, hits: Hits, isGood: boolean): Answer {
  reading.readOthers();
  const { seat, isHit } = factsOf(about);
  const isForUs = seat === reading.self || isOneOfOurs(reading, seat);
  const isWell = (isHit === isGood) === isForUs;
  const chance = hits.suits.length / 4;
  const odds = isHit ? 1 - chance : chance;
  return isWell || odds < GOOD_ODDS ? { do: 'pass' } : useIt(reading, options);
}

function factsOf(about: Json): { readonly seat: number; readonly isHit: boolean } {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return { seat: -1, isHit: false };
  const facts = new Map<string, Json>(Object.entries(about));
  return { seat: Number(facts.get('seat')), isHit: facts.get('isHit') === true };
}

export function useIt(reading: Reading, options: Choice): Answer {
  const slot: Slot | undefined = options.next?.('use');
  return walk(reading, slot, { do: 'use' });
}

/** What a token is worth to whoever has it there: the last one of a card takes the card along, one that may blow up with a bang. */
function worthThere(reading: Reading, place: Value): number {
  if (place === CHARACTER) return 1;
  const traits = definitionSeen(reading.view, cardId(Number(place)))?.traits;
  const isLast = tokensOn(reading, Number(place)) === 1;
  if (traits?.risks !== undefined) return isLast ? traits.risks * 2 : 0;
  return isLast ? A_CARD : 1.2;
}

const A_CARD = 3;

/** All the others lose a token in each place, and the bot gets some of them: what that comes to. */
export function worthOfRust(reading: Reading): number {
  reading.readOthers();
  const { view, self, seats } = reading;
  let found = 0;
  let worth = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === self || !reading.isLeft(seat)) continue;
    const enmity = reading.enmity[seat] ?? 0;
    const places = [
      ...(loadIn(reading, view.seats[seat]?.tokens) > 0 ? [CHARACTER] : []),
      ...reading.inFrontOf(seat).filter((card) => tokensOn(reading, card) > 0),
    ];
    found += places.length;
    for (const place of places) worth += enmity * worthThere(reading, place);
  }
  return worth + 0.5 * Math.min(found, FULL - charactersTokens(reading));
}

/** Of whom, and from where, a token is taken: what hurts a foe most; undefined when nothing does. */
export function tokenToTake(reading: Reading, seats: Choice, filled: Slots): Answer | undefined {
  reading.readOthers();
  let best: Answer | undefined;
  let most = 0;
  for (const seat of legalValues(seats)) {
    const places = seats.next?.(seat);
    if (seat === reading.self || places === undefined || isSelection(places)) continue;
    for (const place of legalValues(places)) {
      const worth = (reading.enmity[Number(seat)] ?? 0) * worthThere(reading, place);
      if (worth <= most) continue;
      most = worth;
      best = { ...filled, [seats.slot]: seat, [places.slot]: place };
    }
  }
  return best;
}
