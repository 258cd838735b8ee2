import type { Messages } from './messages.ts';
import type { Piece, Pieces } from './pieces.ts';
import { textPiece } from './pieces.ts';

/** What a set prints, with a name and words of its own. */
const KINDS = ['cards', 'characters', 'events', 'roles', 'keywords', 'options'] as const;
export type Kind = (typeof KINDS)[number];

/** Forms of a name that some languages need: `cardsAccusative` is what `cards` shows, in the accusative. */
const CASES = ['Accusative', 'Genitive', 'Dative', 'Instrumental', 'Locative'] as const;

/** The names of things, by their slugs. */
export type Things = {
  /** Where the words of a thing are: `cards.beer`; undefined when it has none. A card and an event may share a slug: `kind` goes first. */
  readonly placeOf: (slug: string, kind?: Kind) => string | undefined;
  readonly nameOf: (slug: string, kind?: Kind) => string;
  /** What it does, in one line. */
  readonly lineOf: (slug: string, kind?: Kind) => string;
  /** A name as part of a sentence, in a case if need be. */
  readonly piece: (slug: string, form?: string, kind?: Kind) => Piece;
  readonly card: (card: string, sign: string, form?: string) => Piece;
  readonly gender: (slug: string) => string;
};

export function thingsIn(messages: Messages): Things {
  const places = new Map<string, string | undefined>();
  const placeOf = (slug: string, first?: Kind) => {
    if (first !== undefined && messages.has(`${first}.${slug}.name`)) return `${first}.${slug}`;
    if (!places.has(slug)) {
      const kind = KINDS.find((one) => messages.has(`${one}.${slug}.name`));
      places.set(slug, kind === undefined ? undefined : `${kind}.${slug}`);
    }
    return places.get(slug);
  };
  const part = (slug: string, name: string, kind?: Kind) => {
    const place = placeOf(slug, kind);
    return place !== undefined && messages.has(`${place}.${name}`) ? messages.text(`${place}.${name}`) : undefined;
  };
  const nameOf = (slug: string, form = 'name', kind?: Kind) =>
    part(slug, form, kind) ?? part(slug, 'name', kind) ?? messages.text(slug);
  const card = (slug: string, sign: string, form?: string): Piece => ({
    kind: 'card',
    card: slug,
    name: nameOf(slug, form, 'cards'),
    sign,
  });
  return {
    placeOf,
    nameOf: (slug, kind) => nameOf(slug, 'name', kind),
    lineOf: (slug, kind) => part(slug, 'line', kind) ?? '',
    piece: (slug, form, kind) =>
      placeOf(slug, kind)?.startsWith('cards.') === true ? card(slug, '', form) : textPiece(nameOf(slug, form, kind)),
    card,
    gender: (slug) => part(slug, 'gender') ?? 'other',
  };
}

/** `cardsAccusative` → `cards`, `accusative`. */
export function splitForm(argument: string): { readonly base: string; readonly form: string | undefined } {
  const found = CASES.find((one) => argument.endsWith(one));
  return found === undefined
    ? { base: argument, form: undefined }
    : { base: argument.slice(0, -found.length), form: found.toLowerCase() };
}

export function listOf(messages: Messages, pieces: readonly Piece[]): Pieces {
  return messages.list(pieces.map((piece) => [piece]));
}
