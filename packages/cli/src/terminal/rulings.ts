import { readFileSync } from 'node:fs';
import { rulingText } from '@dustup/words';

/** A ruling as it stands beside its set. */
export type RulingText = { readonly id: string; readonly text: string };

const shelf = new Map<string, readonly RulingText[]>();

/** The rulings of a set, or of The Duel; none when its file is not there. */
function rulingsOf(set: string): readonly RulingText[] {
  const known = shelf.get(set);
  if (known !== undefined) return known;
  const read = parseRulings(textOf(set));
  shelf.set(set, read);
  return read;
}

const DUEL = 'duel';

const rulingsOfSet = (set: string) => new URL(`./sets/${set}/RULINGS.md`, import.meta.resolve('@dustup/bang'));
const rulingsOfDuel = () => new URL('../RULINGS.md', import.meta.resolve('@dustup/duel'));

function textOf(set: string): string {
  try {
    return readFileSync(set === DUEL ? rulingsOfDuel() : rulingsOfSet(set), 'utf8');
  } catch {
    return ''; // an installation without them explains all the rest
  }
}

/** `- BASE-JAIL-01 [source] The text.` */
function parseRulings(text: string): RulingText[] {
  return text.split('\n').flatMap((line) => {
    const [, id, says] = /^- ([A-Z]+(?:-[A-Z0-9]+)+)(?: \[[^\]]*\])? (.+)$/.exec(line) ?? [];
    return id === undefined || says === undefined ? [] : [{ id, text: rulingText(says) }];
  });
}

export function rulingNamed(sets: readonly string[], id: string): RulingText | undefined {
  const wanted = id.toUpperCase();
  return sets.flatMap(rulingsOf).find((ruling) => ruling.id === wanted);
}

/** The rulings of one card or character: those whose code is the beginning of a word of its name. */
export function rulingsAbout(sets: readonly string[], slug: string): readonly RulingText[] {
  const words = slug.toUpperCase().split('-');
  return sets.flatMap(rulingsOf).filter(({ id }) => {
    const code = id.split('-')[1] ?? '';
    return code.length > 2 && words.some((word) => word.startsWith(code) || code.startsWith(word));
  });
}
