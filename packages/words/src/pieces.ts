/** A part of a sentence. Whoever shows the sentence draws the parts; nobody takes a text apart again. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  /** A player. A name may be written in any direction, so it is isolated from the text around it. */
  | { readonly kind: 'seat'; readonly seat: number; readonly name: string }
  /** A card; the sign is empty where only its name is meant. */
  | { readonly kind: 'card'; readonly card: string; readonly name: string; readonly sign: string }
  | { readonly kind: 'strong'; readonly pieces: Pieces };

export type Pieces = readonly Piece[];

export function textPiece(text: string): Piece {
  return { kind: 'text', text };
}

/** The sentence as plain text. */
export function plainText(pieces: Pieces): string {
  return pieces.map(plainPiece).join('');
}

function plainPiece(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
    case 'number':
      return piece.text;
    case 'seat':
      return isolated(piece.name);
    case 'card':
      return piece.sign === '' ? piece.name : `${piece.name} ${piece.sign}`;
    case 'strong':
      return plainText(piece.pieces);
  }
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Letters written from right to left, and characters that change the direction. */
const OTHER_DIRECTION =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name that would garble the line it stands in is wrapped; any other stays as it is. */
export function isolated(name: string): string {
  return OTHER_DIRECTION.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
}

let graphemes: Intl.Segmenter | undefined;

/** A name that has no room loses whole characters at its end: a flag or a family is one. */
export function cutName(name: string, most: number): string {
  if (name.length <= most) return name;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return characters.length <= most ? name : `${characters.slice(0, Math.max(0, most - 1)).join('')}…`;
}
