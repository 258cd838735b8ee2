import type { PrintedIcon } from './icon-names.ts';

/** An icon out of the book: the sprite is built with all of them. */
export function parseIcon(name: string): PrintedIcon {
  return name as PrintedIcon;
}
