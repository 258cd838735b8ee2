import { wrapped } from './paint.ts';
import { rulingNamed } from './rulings.ts';
import type { Screen } from './screen.ts';

/** Text as an explanation shows it: indented, as wide as there is room. */
export function paragraph(text: string, { columns }: Screen): string {
  return wrapped(text, columns - 2)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A ruling with its text, if that is there. */
export function rulingLine(id: string, rulebooks: readonly string[], screen: Screen): string {
  const ruling = rulingNamed(rulebooks, id);
  return screen.paint.dim(paragraph(ruling === undefined ? id : `${ruling.text} (${id})`, screen));
}
