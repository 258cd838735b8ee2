import type { Json, Viewer } from '@dustup/kernel';
import { redactCards } from '@dustup/tabletop';
import { faceOf, type Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import type { SeenCard } from './seen-card.ts';

/** What can happen at a table, in the past tense of a story. */
export const EVENT_TYPES = [
  'turnBegan',
  'turnSkipped',
  'turnEnded',
  'drew',
  'played',
  'repeated',
  'laid',
  'answered',
  'used',
  'discarded',
  'took',
  'turned',
  'checked',
  'offered',
  'advanced',
  'picked',
  'shown',
  'putBack',
  'passedOn',
  'landed',
  'dodged',
  'unaffected',
  'lifeLost',
  'lifeGained',
  'prevented',
  'eliminated',
  'returned',
  'left',
  'borrowed',
  'characterChosen',
  'tokenMoved',
  'rolesDealt',
  'ordered',
  'eventTurned',
  'reshuffled',
  'gameWon',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export type GameEvent = {
  readonly type: EventType;
  /** Who does it, or to whom it happens. */
  readonly seat?: SeatId;
  /** The other one. */
  readonly target?: SeatId;
  readonly cards?: readonly SeenCard[];
  readonly count?: number;
  /** Who sees the faces of the cards; everybody when it does not say. */
  readonly seenBy?: readonly SeatId[];
  /** What else there is to tell, seen by all. */
  readonly detail?: Json;
};

type Told = Omit<GameEvent, 'type' | 'cards' | 'count'> & {
  readonly cards?: readonly CardId[];
  readonly count?: number;
};

/** Tells the listener. Costs next to nothing when there is none. */
export function report(game: Game, type: EventType, told: Told): void {
  const { listener } = game;
  if (listener === undefined) return;
  const { cards, ...rest } = told;
  if (cards === undefined) listener({ type, ...rest });
  else listener({ type, count: cards.length, ...rest, cards: cards.map((card) => seenCard(game, card)) });
}

export function seenCard(game: Game, id: CardId): SeenCard {
  const { card, signText } = faceOf(game, id);
  return { id, card: card.slug, sign: signText };
}

/** The event as a viewer sees it: cards they may not see are only counted. */
export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent {
  return redactCards(event, viewer);
}
