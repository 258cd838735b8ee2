import type { GameEvent, SeenCard, View } from '@dustup/bang';
import { fieldOf, textOfField } from './field.ts';
import { type Company, isOnlyOne, personAt, personIn } from './seats.ts';
import { lineOf, type Told, type Vocabulary } from './words.ts';

/** An event, as the viewer sees it, as a sentence; empty when it is not worth one. */
export function sentenceFor(event: GameEvent, company: Company, vocabulary: Vocabulary): string {
  const tell = vocabulary.words.events[event.type];
  return tell === undefined ? '' : tell(toldFrom(event, company, vocabulary));
}

function toldFrom(event: GameEvent, company: Company, { cardText, nameOf, texts, words }: Vocabulary): Told {
  const { seat = -1, target, cards = [], count = 0 } = event;
  return {
    who: personAt(company, seat),
    whom: personAt(company, target ?? -1),
    hasSeat: event.seat !== undefined,
    hasTarget: target !== undefined,
    cards: listed(cards.map(cardText), words.ui.and),
    count,
    detail: (name) => detailOf(event, name),
    namesIn: (name) => listed(slugsIn(event, name).map(nameOf), words.ui.and),
    nameOf,
    lineOf: (slug) => lineOf(slug, { texts }),
    isOnlyOf: (role) => isOnlyOne(role, company.names.length),
    person: (name) => personIn(company, fieldOf(event.detail ?? null, name)),
  };
}

function detailOf({ detail = null, cards = [] }: GameEvent, name: string): string {
  if (name !== 'asIfNamed') return textOfField(detail, name);
  const as = textOfField(detail, 'as');
  return as === cards[0]?.card ? '' : as;
}

function slugsIn({ detail = null }: GameEvent, name: string): string[] {
  const field = fieldOf(detail, name);
  return Array.isArray(field) ? field.map(String) : [];
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

/** `A`, `A and B`, `A, B and C`. */
function listed(items: readonly string[], and: string): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
