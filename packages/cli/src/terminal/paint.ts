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
  const style = (on: number, off: number) => (text: string) => (hasColour ? `\x1b[${on}m${text}\x1b[${off}m` : text);
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    yellow: style(33, 39),
    cyan: style(36, 39),
  };
}

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
