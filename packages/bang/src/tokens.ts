import type { Value } from '@dustup/kernel';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import { type CardId, cardId, type SeatId } from './ids.ts';
import { answering, query } from './sources.ts';
import type { Tokens } from './state.ts';

/** Tokens of a kind. What lies nowhere is in the supply. */
export type TokenKind = {
  readonly kind: string;
  /** All there are of it. */
  readonly supply: number;
  /** How many may lie in one place. */
  readonly most?: number;
  /** More are found when the supply has run out. */
  readonly isEndless?: boolean;
  /** Those of a player who goes out are back in the supply. */
  readonly isLeftByTheDead?: boolean;
};

/** Where tokens lie: with a player, or on a card in play. */
export type Holder = { readonly seat: SeatId } | { readonly card: CardId };

const NO_TOKENS: Tokens = {};

function tokensOf(game: Game, holder: Holder): Tokens {
  return 'seat' in holder ? seatOf(game, holder.seat).tokens : (game.state.cardTokens[holder.card] ?? NO_TOKENS);
}

export function tokensOn(game: Game, holder: Holder, kind: string): number {
  return tokensOf(game, holder)[kind] ?? 0;
}

/** How many of this kind lie in no place; less than none where more have been found. */
export function supplyOf(game: Game, kind: string): number {
  const { seats, cardTokens } = game.state;
  let lying = 0;
  for (const { tokens } of seats) lying += tokens[kind] ?? 0;
  for (const card in cardTokens) lying += cardTokens[card]?.[kind] ?? 0;
  return kindOf(game, kind).supply - lying;
}

function kindOf({ book }: Game, kind: string): TokenKind {
  return book.tokens.get(kind) ?? { kind, supply: Number.POSITIVE_INFINITY };
}

/** Adds tokens from the supply, as many as there are and as have room; returns how many. */
export function addTokens(game: Game, holder: Holder, kind: string, count: number): number {
  const { most = Number.POSITIVE_INFINITY, isEndless = false } = kindOf(game, kind);
  const has = tokensOn(game, holder, kind);
  const added = Math.min(count, isEndless ? count : supplyOf(game, kind), most - has);
  if (added <= 0) return 0;
  setTokens(game, holder, kind, has + added);
  tell(game, holder, kind, added);
  return added;
}

/** Puts tokens back into the supply. */
export function removeTokens(game: Game, holder: Holder, kind: string, count: number): void {
  setTokens(game, holder, kind, tokensOn(game, holder, kind) - count);
  tell(game, holder, kind, -count);
}

/** A player goes out: of some kinds nothing stays there, unless a rule lets them keep it. */
export function leaveTokens(game: Game, seat: SeatId): void {
  for (const { kind, isLeftByTheDead = false } of game.book.tokens.values()) {
    const count = isLeftByTheDead ? tokensOn(game, { seat }, kind) : 0;
    if (count === 0 || query(game, answering(game).keepsTokens, false, { seat, kind })) continue;
    removeTokens(game, { seat }, kind, count);
  }
}

/** A heap is replaced, never shrunk: objects that lose a key are slow to copy. */
function setTokens(game: Game, holder: Holder, kind: string, count: number): void {
  const heap: Tokens = {};
  const old = tokensOf(game, holder);
  for (const other in old) if (other !== kind) heap[other] = old[other] ?? 0;
  if (count > 0) heap[kind] = count;
  if ('seat' in holder) seatOf(game, holder.seat).tokens = heap;
  else if (Object.keys(heap).length > 0) game.state.cardTokens[holder.card] = heap;
  else delete game.state.cardTokens[holder.card];
}

function tell(game: Game, holder: Holder, token: string, count: number): void {
  const whose = 'seat' in holder ? { seat: holder.seat } : { cards: [holder.card] };
  report(game, 'tokenMoved', { ...whose, detail: { token, count } });
}

/** Where a token lies, as an answer says it: on a card in play, or on one's own character. */
export type TokenPlace = CardId | typeof CHARACTER;
export const CHARACTER = 'character';

/** How an answer names the tokens that lie in a place: `17:1` and `17:2`, or `character:1`. */
export function tokensNamed(place: TokenPlace, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${place}:${at + 1}`);
}

/** Where a token lies that an answer names so. */
export function placeOfToken(name: Value): TokenPlace {
  const [place = ''] = String(name).split(':');
  return place === CHARACTER ? CHARACTER : cardId(Number(place));
}

export function holderAt(seat: SeatId, place: TokenPlace): Holder {
  return place === CHARACTER ? { seat } : { card: place };
}
