import { data } from 'virtual:book';
import type { BookFacts, CardFacts, CharacterFacts } from './book-types.ts';
import {
  ANY_EVENT,
  CARD_ICONS,
  CHARACTER_ICONS,
  COLOUR_ICONS,
  EVENT_ICONS,
  ROLE_ICONS,
  SOMEBODY,
} from './card-icons.ts';
import type { IconName } from '../ui/icon-names.ts';

export const book: BookFacts = data;

const UNKNOWN_CARD: CardFacts = { set: '', colour: 'brown' };
const UNKNOWN_CHARACTER: CharacterFacts = { set: '', life: 4 };

export function cardFacts(slug: string): CardFacts {
  return book.cards[slug] ?? UNKNOWN_CARD;
}

export function characterFacts(slug: string): CharacterFacts {
  return book.characters[slug] ?? UNKNOWN_CHARACTER;
}

function iconIn(icons: { readonly [slug: string]: IconName }, slug: string): IconName | undefined {
  return Object.hasOwn(icons, slug) ? icons[slug] : undefined;
}

export function cardIcon(slug: string): IconName {
  return iconIn(CARD_ICONS, slug) ?? COLOUR_ICONS[cardFacts(slug).colour];
}

export function characterIcon(slug: string): IconName {
  return iconIn(CHARACTER_ICONS, slug) ?? SOMEBODY;
}

export function roleIcon(role: string): IconName {
  return iconIn(ROLE_ICONS, role) ?? SOMEBODY;
}

export function eventIcon(slug: string): IconName {
  return iconIn(EVENT_ICONS, slug) ?? ANY_EVENT;
}

/** The icon of a card or of a character. */
export function sourceIcon(slug: string): IconName {
  return iconIn(CARD_ICONS, slug) ?? iconIn(CHARACTER_ICONS, slug) ?? (slug in book.cards ? cardIcon(slug) : SOMEBODY);
}

export type FaceSeen = { readonly card: string; readonly sign: string };

/** What is printed on a face of a game with these sets: frames name faces by their number. */
export function faceNumbered(sets: readonly string[], face: number): FaceSeen | undefined {
  let first = 0;
  for (const { slug, deck } of book.sets) {
    if (!sets.includes(slug)) continue;
    for (const [card, signs] of deck) {
      const sign = signs[face - first];
      if (sign !== undefined && face >= first) return { card, sign };
      first += signs.length;
    }
  }
  return undefined;
}
