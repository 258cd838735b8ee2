import type { CardId } from '@dustup/bang';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import { worthToHave } from './worth-to-have.ts';
import { worthsOfHand } from './worth.ts';

/** What works in front of its owner is dearer than what waits in a hand. */
const AT_WORK = 0.5;

/** What it costs a seat to give up a card of its own: of the hand what it is worth, in play what its loss means. */
export function priceOf(reading: Reading, card: CardId): number {
  const { prices, decision } = reading;
  return prices.at(card, decision) ?? prices.note(card, decision, workOut(reading, card));
}

function workOut(reading: Reading, card: CardId): number {
  const at = reading.hand.indexOf(card);
  return at < 0 ? priceInPlay(reading, card) : (worthsOfHand(reading)[at] ?? 0);
}

/** As much as its loss means, or as it would be worth taking again. */
function priceInPlay(reading: Reading, card: CardId): number {
  const loss = lossOf(reading.profile(card));
  return (loss < 0 ? loss : Math.max(loss, worthToHave(reading, card))) + AT_WORK;
}

/** The cheapest of some cards of its own, cheapest first, and what they cost together. */
export function cheapestOf(reading: Reading, cards: readonly CardId[], count: number) {
  const picked: CardId[] = [];
  let price = 0;
  while (picked.length < count) {
    const next = cheapestBut(reading, cards, picked);
    if (next === undefined) break;
    picked.push(next);
    price += priceOf(reading, next);
  }
  return { cards: picked, price };
}

function cheapestBut(reading: Reading, cards: readonly CardId[], picked: readonly CardId[]): CardId | undefined {
  let cheapest: CardId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    if (picked.includes(card)) continue;
    const price = priceOf(reading, card);
    if (price < least) {
      cheapest = card;
      least = price;
    }
  }
  return cheapest;
}
