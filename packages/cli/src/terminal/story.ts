import type { GameEvent, SeenCard, View } from '@dustup/bang';
import type { Pieces } from '@dustup/words';
import { type Company, withRoles } from './seats.ts';
import type { Vocabulary } from './words.ts';

/** What the table and the headings of turns show anyway. */
const NOT_TOLD: readonly string[] = ['turnEnded', 'characterChosen', 'checked', 'gameWon'];

/** An event, as the viewer sees it, as a sentence; empty when it is not worth one. */
export function sentenceFor(event: GameEvent, company: Company, vocabulary: Vocabulary): Pieces {
  const isHeading = event.type === 'turnBegan';
  return isHeading || NOT_TOLD.includes(event.type) ? [] : vocabulary.news(event, withRoles(company));
}

/** A card that the viewer sees, by its id. */
export function cardSeen(view: View, id: number): SeenCard | undefined {
  const has = (cards: readonly SeenCard[] | null) => cards?.find((card) => card.id === id);
  for (const { inPlay, hand } of view.seats) {
    const found = has(hand) ?? has(inPlay);
    if (found !== undefined) return found;
  }
  return has(view.shelf) ?? has(view.lookedAt) ?? has(view.discardPile);
}
