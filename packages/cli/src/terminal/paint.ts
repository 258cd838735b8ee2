import { styleText } from 'node:util';
import { type Pieces, plainText } from '@dustup/words';

/** Colours, or none: every function gives the text back, painted or as it is. */
export type Paint = {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
};

export function paintWith(hasColour: boolean): Paint {
  // whether there are colours is decided once, for the whole program
  const style = (format: Style) => (text: string) =>
    hasColour && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: style('bold'),
    dim: style('dim'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
    cyan: style('cyan'),
  };
}

type Style = Parameters<typeof styleText>[0];

/** A sentence as the terminal shows it: red suits in red. */
export function drawn(pieces: Pieces, paint: Paint): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'strong') return paint.bold(drawn(piece.pieces, paint));
      if (piece.kind !== 'card' || piece.sign === '') return plainText([piece]);
      return `${piece.name} ${/[♥♦]$/.test(piece.sign) ? paint.red(piece.sign) : piece.sign}`;
    })
    .join('');
}

type Lives = { readonly life: number; readonly maxLife: number };

/** The lives that are left, and those that are lost. */
export function lifeHearts({ life, maxLife }: Lives, paint: Paint): string {
  const left = Math.max(0, life);
  return `${paint.red('♥'.repeat(left))}${paint.dim('·'.repeat(Math.max(0, maxLife - left)))} ${life}/${maxLife}`;
}

/** How much room a text takes on the screen. */
export function widthOf(text: string): number {
  return [...unpainted(text)].length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function unpainted(text: string): string {
  return text.replaceAll(PAINT, '').replaceAll(ISOLATES, '');
}

// biome and oxlint dislike control characters in patterns, so it is put together
const PAINT = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** They keep the direction of a name to itself, and take no room. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Breaks text at spaces into lines that fit; each after the first begins with the indent. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Those there is room for, and how many more there are: `Barrel K♠, Mustang 8♥ +2`. */
export function fitted(items: readonly string[], separator: string, room: number): string {
  if (widthOf(items.join(separator)) <= room) return items.join(separator);
  const shown: string[] = [];
  const textWith = (more: readonly string[]) =>
    [more.join(separator), `+${items.length - more.length}`].filter(Boolean).join(' ');
  for (const item of items) if (widthOf(textWith([...shown, item])) <= room) shown.push(item);
  const text = textWith(shown);
  return widthOf(text) <= room ? text : '';
}
