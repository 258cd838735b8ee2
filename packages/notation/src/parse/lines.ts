/** A line of text that says something: numbered from 1, without its comment. */
export type Line = { readonly number: number; readonly text: string };

const SUIT_LETTERS: { readonly [letter: string]: string } = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A suit as text or as a picture: some keyboards add to `♥` how it is to be drawn. */
function plainSuits(text: string): string {
  return text.replace(/([♠♥♦♣])[\u{FE0E}\u{FE0F}]/gu, '$1');
}

/** The lines that say something. A comment runs from a `#` at the beginning or after a space; `6h` is `6♥`. */
export function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((whole, index) => {
    const said = withSuits(plainSuits(whole.replace(/(^|\s)#.*$/u, ''))).trim();
    return said === '' ? [] : [{ number: index + 1, text: said }];
  });
}

/** Suits may be typed as letters: `10h` for `10♥`, `Qs` for `Q♠`. */
function withSuits(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(10|[2-9JQKA])([shdc])(?![\p{L}\p{N}])/gu,
    (_, rank: string, suit: string) => `${rank}${SUIT_LETTERS[suit]}`,
  );
}

/** `deck: A, B` → `deck` and `A, B`; undefined when the line has no colon. */
export function keyAndValue(text: string): { key: string; value: string } | undefined {
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { key: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

/** `A, B` → two; `none` and nothing → none. */
export function itemsOf(list: string): string[] {
  const items = list.split(',').map((item) => item.trim());
  return items.length === 1 && (items[0] === '' || items[0] === 'none') ? [] : items;
}
