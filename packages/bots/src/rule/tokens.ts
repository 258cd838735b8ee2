import { cardId, CHARACTER, definitionSeen, type Hits } from '@dustup/bang';
import { type Answer, type Choice, isSelection, type Json, legalValues, type Slot, type Value } from '@dustup/kernel';
import { isOneOfOurs } from './harm.ts';
import type { Reading } from './reading.ts';
import { walk } from './walk.ts';

/** All tokens on a card in play. */
function tokensOn({ view }: Reading, card: number): number {
  return Object.values(view.cardTokens[card] ?? {}).reduce((sum, count) => sum + count, 0);
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

function charactersTokens({ view }: Reading): number {
  return Object.values(view.own?.tokens ?? {}).reduce((sum, count) => sum + count, 0);
}

/** An upgrade is paid with what lies on the character alone, and only where nobody else is named for it. */
export function timesToUpgrade(reading: Reading, slot: Choice): Value {
  const own = charactersTokens(reading);
  const fits = legalValues(slot).filter((times) => {
    const payment = slot.next?.(times);
    if (payment === undefined || !isSelection(payment)) return times === slot.candidates[0];
    return payment.least <= own && payment.next?.(payment.least) === undefined;
  });
  return fits.at(-1) ?? slot.candidates[0] ?? 0;
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
