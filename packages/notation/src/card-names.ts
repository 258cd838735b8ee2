import { type Book, type Face, parseSign, type Sign, signText, slugOf } from '@dustup/bang/engine';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';

/** What a text says of a card: `BANG! 2♦` both, `Beer` only which card, `10♥` only the sign. */
export type CardName = {
  readonly text: string;
  readonly slug: string | undefined;
  readonly sign: Sign | undefined;
};

/** Reads a card's name. Throws when no card of the book is called so, or none has that sign. */
export function readCardName(book: Book, text: string): CardName {
  const words = text.trim().split(/\s+/);
  const sign = parseSign(words.at(-1) ?? '');
  const name = (sign === undefined ? words : words.slice(0, -1)).join(' ');
  const slug = name === '' ? undefined : slugOf(name);
  if (slug !== undefined && !book.cards.has(slug)) throw new NotationError(unknownName('card', name, cardNames(book)));
  if (slug === undefined && sign === undefined) throw new NotationError({ says: 'cardMissing' });
  const found: CardName = { text: text.trim(), slug, sign };
  if (book.faces.some((face) => isNamed(face, found))) return found;
  throw new NotationError({ says: 'noSuchSign', text: found.text, ...signsOf(book, slug) });
}

function signsOf(book: Book, slug: string | undefined) {
  const faces = book.faces.filter(({ card }) => card.slug === slug);
  const [first] = faces;
  if (first === undefined) return { isKnown: false };
  return { isKnown: true, card: first.card.name, signs: faces.map(({ sign }) => signText(sign)).join(' ') };
}

function cardNames(book: Book): string[] {
  return [...book.cards.values()].map(({ name }) => name);
}

/** Whether a face is one that the name means. */
export function isNamed({ card, sign }: Face, name: CardName): boolean {
  if (name.slug !== undefined && card.slug !== name.slug) return false;
  return name.sign === undefined || (sign?.suit === name.sign.suit && sign.rank === name.sign.rank);
}

/** `BANG! 2♦`. */
export function faceText({ card, sign }: Face): string {
  return `${card.name} ${signText(sign)}`.trimEnd();
}

/** The slug of a character by its printed name or slug. */
export function readCharacter(book: Book, text: string): string {
  return readSlug('character', text, book.characters);
}

/** The slug of an event card likewise. */
export function readEvent(book: Book, text: string): string {
  return readSlug('eventCard', text, book.events);
}

function readSlug(what: string, text: string, known: ReadonlyMap<string, { readonly name: string }>): string {
  const slug = slugOf(text);
  if (known.has(slug)) return slug;
  const names = [...known.values()].map(({ name }) => name);
  throw new NotationError(unknownName(what, text, names));
}
