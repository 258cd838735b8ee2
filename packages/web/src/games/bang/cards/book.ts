import { data } from 'virtual:book';
import { more } from 'virtual:more-book';
import type { BookFacts, CardFacts, CharacterFacts, SetContents } from './book-types.ts';
import { ANY_EVENT, ANY_SET, COLOUR_ICONS, ROLE_ICONS, SOMEBODY } from './card-icons.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { parseIcon } from '../../../ui/parse-icon.ts';

/** What is known of all sets before they are used. */
export const book: Omit<BookFacts, 'base'> = data;

/** The contents of the sets that are loaded, in the order in which the book has them. */
let loaded: readonly SetContents[] = [data.base];

export function contents(): readonly SetContents[] {
  return loaded;
}

/** Has the contents of these sets ready. */
export async function loadContents(sets: readonly string[]): Promise<void> {
  const missing = sets.filter((set) => !loaded.some(({ slug }) => slug === set));
  const found = await Promise.all(missing.flatMap((set) => more[set]?.() ?? []));
  const order = book.sets.map(({ slug }) => slug);
  const all = [...loaded, ...found.map(({ data: set }) => set)];
  loaded = [...new Map(all.map((one) => [one.slug, one])).values()].toSorted(
    (one, other) => order.indexOf(one.slug) - order.indexOf(other.slug),
  );
}

const UNKNOWN_CARD: CardFacts = { set: '', colour: 'brown' };
const UNKNOWN_CHARACTER: CharacterFacts = { set: '', life: 4 };

export function cardFacts(slug: string): CardFacts {
  return factsOf(({ cards }) => cards, slug) ?? UNKNOWN_CARD;
}

export function characterFacts(slug: string): CharacterFacts {
  return factsOf(({ characters }) => characters, slug) ?? UNKNOWN_CHARACTER;
}

/** What a later set prints anew counts. */
function factsOf<T>(part: (set: SetContents) => { readonly [slug: string]: T }, slug: string): T | undefined {
  const set = loaded.findLast((one) => slug in part(one));
  return set === undefined ? undefined : part(set)[slug];
}

/** The set that prints something, of those that are loaded. */
export function setOf(slug: string): string | undefined {
  return loaded.find(({ cards, characters, events }) => slug in cards || slug in characters || events.includes(slug))
    ?.slug;
}

const NO_ICONS: { readonly [slug: string]: string } = {};

/** What a set gives to something it prints. */
function printedIcon(
  kind: 'cards' | 'characters' | 'events' | 'tokens' | 'keywords',
  slug: string,
): IconName | undefined {
  for (const { icons } of loaded) {
    const icon = (icons[kind] ?? NO_ICONS)[slug];
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
  const icon = book.sets.find((set) => set.slug === slug)?.icon;
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
  return loaded.some(({ cards }) => slug in cards)
    ? cardIcon(slug)
    : (printedIcon('tokens', slug) ?? printedIcon('keywords', slug) ?? characterIcon(slug));
}

/** Tokens with which one pays for what is for sale. */
export function isMoney(token: string): boolean {
  return loaded.some(
    ({ icons, cards }) =>
      token in (icons.tokens ?? NO_ICONS) && Object.values(cards).some(({ price }) => price !== undefined),
  );
}

/** How many tokens of a kind may lie in one place, where there is a limit. */
export function mostTokens(token: string): number | undefined {
  for (const { supplies } of loaded)
    for (const one of supplies) if (one.slug === token && 'tokens' in one) return one.most;
  return undefined;
}

export type FaceSeen = { readonly card: string; readonly sign: string };

/** What is printed on a face of a game with these sets: frames name faces by their number, the main deck first. */
export function faceNumbered(sets: readonly string[], face: number): FaceSeen | undefined {
  const chosen = loaded.filter(({ slug }) => sets.includes(slug));
  const printed = [...chosen.flatMap(({ deck }) => deck), ...chosen.flatMap(({ ownDecks }) => ownDecks)];
  let first = 0;
  for (const [card, signs] of printed) {
    const sign = signs[face - first];
    if (sign !== undefined && face >= first) return { card, sign };
    first += signs.length;
  }
  return undefined;
}
