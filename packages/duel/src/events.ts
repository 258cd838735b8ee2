import type { Json } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { faceOf, fighterIn, type Game } from './game.ts';
import type { FighterId } from './ids.ts';
import type { Side } from './state.ts';
import type { RevealSymbol } from './symbols.ts';

/** What can happen at a table, in the past tense of a story. */
export const EVENT_TYPES = [
  'turnBegan',
  'fightersChosen',
  'drew',
  'played',
  'laid',
  'answered',
  'used',
  'reloaded',
  'discarded',
  'took',
  'revealed',
  'offered',
  'picked',
  'shown',
  'struck',
  'avoided',
  'lifeLost',
  'lifeGained',
  'swapped',
  'passedOn',
  'eliminated',
  'entered',
  'reshuffled',
  'gameWon',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A card whose face can be seen. */
export type SeenCard = {
  readonly id: CardId;
  readonly card: string;
  readonly symbol: RevealSymbol;
  readonly back: Side;
};

/** Cards of which only the backs are seen (DUEL-RANDOM-01). */
export type Backs = { readonly [side in Side]: number };

export type DuelEvent = {
  readonly type: EventType;
  /** Who does it, or to whom it happens. */
  readonly seat?: SeatId;
  /** The other player it concerns. */
  readonly target?: SeatId;
  /** The fighter it concerns, and who that is: the place may be another's later. */
  readonly fighter?: FighterId;
  readonly character?: string;
  readonly cards?: readonly SeenCard[];
  /** The backs of cards that not everybody sees. */
  readonly backs?: Backs;
  readonly count?: number;
  /** Who sees the faces of the cards; everybody when it does not say. */
  readonly seenBy?: readonly SeatId[];
  /** What else there is to tell, seen by all. */
  readonly detail?: Json;
};

type Told = Omit<DuelEvent, 'type' | 'character' | 'cards' | 'backs'> & { readonly cards?: readonly CardId[] };

/** Tells whoever listens. Costs next to nothing when nobody does. */
export function report(game: Game, type: EventType, told: Told): void {
  const { listener } = game;
  if (listener === undefined) return;
  const { cards, ...others } = told;
  const character = others.fighter === undefined ? undefined : fighterIn(game, others.fighter)?.character;
  const rest = character === undefined ? others : { ...others, character };
  if (cards === undefined) listener({ type, ...rest });
  else {
    const seen = cards.map((card) => seenCard(game, card));
    listener({ type, ...rest, ...(rest.seenBy && { backs: backsOf(game, cards) }), cards: seen });
  }
}

export function seenCard(game: Game, id: CardId): SeenCard {
  const { card, symbol, back } = faceOf(game, id);
  const known = game.seen[id];
  if (known !== undefined && known.card === card.slug && known.symbol === symbol && known.back === back) return known;
  return (game.seen[id] = Object.freeze({ id, card: card.slug, symbol, back }));
}

export function backsOf(game: Game, cards: readonly CardId[]): Backs {
  const backs = { law: 0, outlaws: 0 };
  for (const card of cards) backs[faceOf(game, card).back] += 1;
  return backs;
}
