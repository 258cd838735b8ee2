import { LONGEST_NAME } from '@dustup/protocol';

/** What nobody sees or what turns a line around: control characters, joiners, fillers, marks of direction, private use, halves of pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of every width, and the sign of Braille that has no dot. */
const BLANK = /[\s\p{Zs}\u2800]/gu;
/** More than a few marks on one letter tower over the lines above. */
const TOWERS = /(\p{M}{2})\p{M}+/gu;

/** A line of text as it may be shown to others. */
export function cleanLine(text: string): string {
  const seen = text.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').replace(TOWERS, '$1');
  return seen.replace(/ {2,}/g, ' ').trim();
}

/** A name; empty when nothing of it is left. */
export function cleanName(text: string): string {
  const letters = [...cleanLine(text)].slice(0, LONGEST_NAME).join('').trim();
  return letters.slice(0, LONGEST_NAME * 2);
}
