import { BOX, characterIn, type FighterView, type SeenCard } from '@dustup/duel';
import type { Choice } from '@dustup/kernel';
import { swapWorth } from './answers.ts';
import { isLegal } from './legal.ts';
import { frontIn, rearIn, type Table } from './table.ts';
import { definitionOf, preyWorth, traitsOf, worthOfCard } from './worth.ts';

// When to move the token: once in a turn, so it is first thing, or last, or not at all.

/** To somebody who does something on the way to the front, or whose shots reach a better prey. `cards` are those of the hand. */
export function isBestSwappedFirst(table: Table, cards: Choice | undefined): boolean {
  const { ownFighters } = table;
  const [front, rear] = [frontIn(ownFighters), rearIn(ownFighters)];
  if (front === undefined || rear === undefined) return false;
  const { onEntry = 0, reachesAll = false } = traitsOf(rear);
  const risk = rear.life === 1 && front.life > 1 ? 3 : 0;
  if (onEntry > risk && onEntry > risk + priceOf('swap', table)) return true;
  return reachesAll && reachGained(table, cards) > 1 + Math.max(0, -swapWorth(table, table.me));
}

/** How much more their fighter in the rear is worth shooting at, if there is a shot. */
function reachGained({ theirFighters, hand }: Table, cards: Choice | undefined): number {
  const [near, far] = [frontIn(theirFighters), rearIn(theirFighters)];
  if (near === undefined || far === undefined) return 0;
  const hasShot = hand.some((card) => definitionOf(card).isHit && isPlayable(cards, card));
  return hasShot ? (preyWorth(far) - preyWorth(near)) / 2 : 0;
}

function isPlayable(cards: Choice | undefined, { id }: SeenCard): boolean {
  return cards !== undefined && isLegal(cards, id);
}

/** To the one who is safer in front, or can still do something there, when nothing else is left to do. */
export function isBestSwappedLast(table: Table, cards: Choice | undefined): boolean {
  const rear = rearIn(table.ownFighters);
  if (rear === undefined) return false;
  const gain = swapWorth(table, table.me) - priceOf('swap', table) + stillToDo(table, rear, cards);
  return gain > SWAP_MARGIN;
}

const SWAP_MARGIN = 0.5;

/** What the fighter in the rear could do in this turn that the one in front cannot. */
function stillToDo({ hand, view }: Table, rear: FighterView, cards: Choice | undefined): number {
  const { draws = 0, copies = false } = characterIn(BOX, rear.character).action?.traits ?? {};
  let worth = draws > 1 && hand.length === 0 ? EMPTY_HANDED : 0;
  if (draws === 1 && hand.length > 0) worth += Math.max(0, BETTER_OF_TWO - Math.min(...hand.map(worthOfCard)));
  if (traitsOf(rear).freeBangs === true) {
    for (const card of hand) if (definitionOf(card).colour === 'red' && !isPlayable(cards, card)) worth += ANOTHER_BANG;
  }
  const top = copies && hand.length > 0 ? view.discardPile.at(-1) : undefined;
  if (top === undefined) return worth;
  const { colour, effect } = definitionOf(top);
  return colour === 'brown' && effect !== undefined ? worth + Math.max(0, worthOfCard(top) / 2 - 1) : worth;
}

const EMPTY_HANDED = 6;
const BETTER_OF_TWO = 5;
const ANOTHER_BANG = 4;

/** What it costs that the opponent has somebody, or something, in front that makes one pay for it. */
export function priceOf(deed: 'swap' | 'theft', { theirFighters }: Table): number {
  const front = frontIn(theirFighters);
  if (front === undefined) return 0;
  let price = traitsOf(front).punishes === deed ? PRICES[deed] : 0;
  for (const card of front.equipment) if (definitionOf(card).traits.punishes === deed) price += PRICES[deed];
  return price;
}

const PRICES = { swap: 2, theft: 4 };
