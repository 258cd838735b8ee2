// Lines of the log name cards; the screen draws them with their suits, a screen reader hears them in words. Until then they
// are marked in the text by characters that no language uses.

const CARD = '\uE000';
const STRONG = '\uE001';
const END = '\uE002';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'card'; readonly card: string; readonly sign: string };

export function markCard({ card, sign }: { readonly card: string; readonly sign: string }): string {
  return `${CARD}${card}|${sign}${END}`;
}

export function markStrong(text: string): string {
  return `${STRONG}${text}${END}`;
}

export function piecesOf(rich: string): readonly Piece[] {
  return rich.split(/([\uE000\uE001][^\uE002]*\uE002)/).flatMap((piece): Piece[] => {
    if (piece === '') return [];
    const inside = piece.slice(1, -1);
    if (piece.startsWith(CARD)) {
      const [card = '', sign = ''] = inside.split('|');
      return [{ kind: 'card', card, sign }];
    }
    return piece.startsWith(STRONG) ? [{ kind: 'strong', text: inside }] : [{ kind: 'text', text: piece }];
  });
}

/** The same for ears. */
export function plainText(rich: string, sayCard: (card: string, sign: string) => string): string {
  return piecesOf(rich)
    .map((piece) => (piece.kind === 'card' ? sayCard(piece.card, piece.sign) : piece.text))
    .join('');
}
