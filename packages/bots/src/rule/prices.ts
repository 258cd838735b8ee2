import type { CardId } from '@dustup/bang';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import { worthToHave } from './worth-to-have.ts';
import { worthsOfHand } from './worth.ts';

/** What works in front of its owner is dearer than what waits in a hand. */
const AT_WORK = 0.5;

/** What it costs a seat to give up a card of its own: of the hand what it is worth, in play what its loss means. */
export function priceOf(reading: Reading, card: CardId): number {
  const at = reading.hand.indexOf(card);
  if (at < 0) return priceInPlay(reading, card);
  return worthsOfHand(reading)[at] ?? 0;
}

/** As much as its loss means, or as it would be worth taking again. */
function priceInPlay(reading: Reading, card: CardId): number {
  const loss = lossOf(reading.profile(card));
  return (loss < 0 ? loss : Math.max(loss, worthToHave(reading, card))) + AT_WORK;
}

/** The cheapest of some cards of its own, and what they cost together. */
export function cheapestOf(reading: Reading, cards: readonly CardId[], count: number) {
  const worths = worthsOfHand(reading);
  const priced = cards.map((card) => {
    const at = reading.hand.indexOf(card);
    return { card, price: at < 0 ? priceInPlay(reading, card) : (worths[at] ?? 0) };
  });
  const cheapest = priced.toSorted((one, other) => one.price - other.price).slice(0, count);
  return { cards: cheapest.map(({ card }) => card), price: cheapest.reduce((sum, { price }) => sum + price, 0) };
}
