import { data } from 'virtual:book';
import type { BookFacts, CardFacts, CharacterFacts } from './book-types.ts';
import { ANY_EVENT, ANY_SET, COLOUR_ICONS, ROLE_ICONS, SOMEBODY } from './card-icons.ts';
import type { IconName } from '../ui/icon-names.ts';
import { parseIcon } from './parse-icon.ts';

export const book: BookFacts = data;

const UNKNOWN_CARD: CardFacts = { set: '', colour: 'brown' };
const UNKNOWN_CHARACTER: CharacterFacts = { set: '', life: 4 };

export function cardFacts(slug: string): CardFacts {
  return book.cards[slug] ?? UNKNOWN_CARD;
}

export function characterFacts(slug: string): CharacterFacts {
  return book.characters[slug] ?? UNKNOWN_CHARACTER;
}

const NO_ICONS: { readonly [slug: string]: string } = {};

/** What a set gives to something it prints. */
function printedIcon(
  kind: 'cards' | 'characters' | 'events' | 'tokens' | 'keywords',
  slug: string,
): IconName | undefined {
  for (const { icons } of book.sets) {
    const icon = (icons?.[kind] ?? NO_ICONS)[slug];
    if (icon !== undefined) return parseIcon(icon);
  }
  return undefined;
}

export function cardIcon(slug: string): IconName {
  return printedIcon('cards', slug) ?? COLOUR_ICONS[cardFacts(slug).colour];
}

export function characterIcon(slug: string): IconName {
  return printedIcon('characters', slug) ?? SOMEBODY;
}

export function setIcon(slug: string): IconName {
  const icon = book.sets.find((set) => set.slug === slug)?.icons?.set;
  return icon === undefined ? ANY_SET : parseIcon(icon);
}

export function roleIcon(role: string): IconName {
  const icons: { readonly [role: string]: IconName } = ROLE_ICONS;
  return icons[role] ?? SOMEBODY;
}

export function eventIcon(slug: string): IconName {
  return printedIcon('events', slug) ?? ANY_EVENT;
}

/** The icon of a card, of a token, of what a set's rules have one do, or of a character. */
export function sourceIcon(slug: string): IconName {
  return slug in book.cards
    ? cardIcon(slug)
    : (printedIcon('tokens', slug) ?? printedIcon('keywords', slug) ?? characterIcon(slug));
}

const MONEY: ReadonlySet<string> = new Set(
  book.sets
    .filter(({ slug }) => Object.values(book.cards).some(({ set, price }) => set === slug && price !== undefined))
    .flatMap(({ icons }) => Object.keys(icons?.tokens ?? NO_ICONS)),
);

/** Tokens with which one pays for what is for sale. */
export function isMoney(token: string): boolean {
  return MONEY.has(token);
}

export type FaceSeen = { readonly card: string; readonly sign: string };

/** What is printed on a face of a game with these sets: frames name faces by their number, the main deck first. */
export function faceNumbered(sets: readonly string[], face: number): FaceSeen | undefined {
  const chosen = book.sets.filter(({ slug }) => sets.includes(slug));
  const printed = [...chosen.flatMap(({ deck }) => deck), ...chosen.flatMap(({ ownDecks }) => ownDecks)];
  let first = 0;
  for (const [card, signs] of printed) {
    const sign = signs[face - first];
    if (sign !== undefined && face >= first) return { card, sign };
    first += signs.length;
  }
  return undefined;
}
