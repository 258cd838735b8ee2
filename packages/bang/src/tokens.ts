import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import type { Tokens } from './state.ts';

/** Tokens of a kind: all there are of it, and how many may lie in one place. What lies nowhere is in the supply. */
export type TokenKind = {
  readonly kind: string;
  readonly supply: number;
  readonly most?: number;
  /** More are found when the supply has run out. */
  readonly isEndless?: boolean;
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

function setTokens(game: Game, holder: Holder, kind: string, count: number): void {
  const tokens = 'seat' in holder ? seatOf(game, holder.seat).tokens : (game.state.cardTokens[holder.card] ??= {});
  if (count > 0) tokens[kind] = count;
  else delete tokens[kind];
  if ('card' in holder && Object.keys(tokens).length === 0) delete game.state.cardTokens[holder.card];
}

function tell(game: Game, holder: Holder, token: string, count: number): void {
  const whose = 'seat' in holder ? { seat: holder.seat } : { cards: [holder.card] };
  report(game, 'tokenMoved', { ...whose, detail: { token, count } });
}
