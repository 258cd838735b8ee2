import type { GameEvent, SeatView, SeenCard } from '@dustup/bang';
import type { GameState } from '../wire.ts';
import { fieldOf } from '../../../frame/field.ts';

// What a place shows as cards leave it and land on it. Between two steps the server tells no state: these are the facts that the eye
// follows. When all of a step has been shown, its true state takes their place.

function withSeat(game: GameState, seat: number | undefined, change: (there: SeatView) => SeatView): GameState {
  const { table } = game;
  const there = seat === undefined ? undefined : table.seats[seat];
  if (there === undefined) return game;
  return { ...game, table: { ...table, seats: table.seats.map((one) => (one === there ? change(there) : one)) } };
}

/** Cards leave the deck. */
export function fromDeck(game: GameState, count: number): GameState {
  const { table } = game;
  return { ...game, table: { ...table, drawPileCount: Math.max(0, table.drawPileCount - count) } };
}

/** Cards leave a seat: those that lie there by themselves, the others from its hand. */
export function fromSeat(game: GameState, me: number | null, seat: number | undefined, cards: Cards): GameState {
  const gone = new Set(cards.seen.map(({ id }) => id));
  const next = withSeat(game, seat, (there) => {
    const inPlay = there.inPlay.filter(({ id }) => !gone.has(id));
    const fromHand = cards.count - (there.inPlay.length - inPlay.length);
    return { ...there, inPlay, handCount: Math.max(0, there.handCount - fromHand) };
  });
  if (seat !== me || next.own === null) return next;
  return { ...next, own: { ...next.own, hand: next.own.hand.filter(({ id }) => !gone.has(id)) } };
}

/** Cards come to a hand. */
export function toHand(game: GameState, me: number | null, seat: number | undefined, cards: Cards): GameState {
  const next = withSeat(game, seat, (there) => ({ ...there, handCount: there.handCount + cards.count }));
  if (seat !== me || next.own === null) return next;
  const held = new Set(next.own.hand.map(({ id }) => id));
  const fresh = cards.seen.filter(({ id }) => !held.has(id));
  return { ...next, own: { ...next.own, hand: [...next.own.hand, ...fresh] } };
}

/** Cards come to lie in front of a seat. */
export function toTable(game: GameState, seat: number | undefined, cards: readonly SeenCard[]): GameState {
  return withSeat(game, seat, (there) => ({
    ...there,
    inPlay: [...there.inPlay.filter(({ id }) => !cards.some((one) => one.id === id)), ...cards],
  }));
}

export function toDiscards(game: GameState, cards: readonly SeenCard[]): GameState {
  const { table } = game;
  const rest = table.discardPile.filter(({ id }) => !cards.some((one) => one.id === id));
  return { ...game, table: { ...table, discardPile: [...rest, ...cards] } };
}

export function offDiscards(game: GameState, cards: readonly SeenCard[]): GameState {
  const { table } = game;
  const rest = table.discardPile.filter(({ id }) => !cards.some((one) => one.id === id));
  return rest.length === table.discardPile.length ? game : { ...game, table: { ...table, discardPile: rest } };
}

/** Cards leave a row in the middle. */
export function fromZones(game: GameState, cards: readonly SeenCard[]): GameState {
  const gone = new Set(cards.map(({ id }) => id));
  const zones = Object.entries(game.table.zones).map(([zone, { count, cards: lying }]) => {
    const rest = lying?.filter(({ id }) => !gone.has(id)) ?? null;
    return [
      zone,
      { count: count - (lying === null || rest === null ? 0 : lying.length - rest.length), cards: rest },
    ] as const;
  });
  return { ...game, table: { ...game.table, zones: Object.fromEntries(zones) } };
}

/** What lies along a row is beside another card of it now. */
export function movedOn(game: GameState, { detail }: GameEvent, memory: string): GameState {
  const at = Number(fieldOf(detail, 'at'));
  return { ...game, table: { ...game.table, memory: { ...game.table.memory, [memory]: at } } };
}

/** Tokens come to a seat or a card, or leave it. */
export function withTokens(game: GameState, { seat, cards = [], detail }: GameEvent): GameState {
  const token = fieldOf(detail, 'token');
  const count = Number(fieldOf(detail, 'count'));
  const added = (heap: { readonly [kind: string]: number }) => ({
    ...heap,
    [token]: Math.max(0, (heap[token] ?? 0) + count),
  });
  if (seat !== undefined) return withSeat(game, seat, (there) => ({ ...there, tokens: added(there.tokens) }));
  const [card] = cards;
  const { cardTokens } = game.table;
  if (card === undefined) return game;
  return {
    ...game,
    table: { ...game.table, cardTokens: { ...cardTokens, [card.id]: added(cardTokens[card.id] ?? {}) } },
  };
}

/** Life as the event tells it. */
export function withLife(game: GameState, { seat, detail }: GameEvent): GameState {
  const life = fieldOf(detail, 'life');
  return life === '' ? game : withSeat(game, seat, (there) => ({ ...there, life: Number(life) }));
}

/** A stone stands where somebody sat: the role is known, and distances are what they are now. */
export function asStone(game: GameState, { seat }: GameEvent, live: GameState): GameState {
  const now = seat === undefined ? undefined : live.table.seats[seat];
  if (now === undefined) return game;
  const next = withSeat(game, seat, (there) => ({ ...there, presence: 'out', role: now.role, life: now.life }));
  const { distances, reaches } = live.table;
  return { ...next, table: { ...next.table, distances, reaches } };
}

/** Whoever was asked is so no longer. */
export function withoutAsked(game: GameState, seat: number): GameState {
  const { table } = game;
  return table.asked.includes(seat)
    ? { ...game, table: { ...table, asked: table.asked.filter((one) => one !== seat) } }
    : game;
}

export function withTurn(game: GameState, { seat, count }: GameEvent): GameState {
  if (seat === undefined) return game;
  const { table } = game;
  return { ...game, table: { ...table, turn: { ...table.turn, seat, number: count ?? table.turn.number }, asked: [] } };
}

/** So many cards, and those of them that can be seen. */
export type Cards = { readonly count: number; readonly seen: readonly SeenCard[] };

export function cardsOf({ cards = [], count = cards.length }: GameEvent): Cards {
  return { count, seen: cards };
}
