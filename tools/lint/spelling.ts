import { parse } from '@formatjs/icu-messageformat-parser';

/** What a message says, with the place where it stands. */
export type Said = { readonly file: string; readonly line: number; readonly name: string; readonly text: string };

/** `the the`: twice in a row, which no sentence of ours needs. */
const TWICE = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu;
/** Cards do not draw or discard: after «from their hand» an «and» is missing. English only. */
const GLUED =
  /\b(?:from|of|in) (?:(?:a|their|his|her|your|its) )?hand (draws?|discards?|regains?|loses?|gives?|puts?)\b/;
/** A name and what is typed are no words: they stand in code, in examples and in addresses. */
const NO_WORD = /\S*(?:[/\\_@]|\w\.\w|--)\S*|\b\p{Ll}+\p{Lu}\S*/gu;
/** What is wrong with a text in the notation: what a message quotes of it is English in every language. */
const OF_NOTATION = /^problems\./;
const QUOTED = /«[^«»]*»|''.*?''/gu;

/**
 * Words that are in no list of known ones, the first place of each, and slips that a list cannot see. A replacement that went wrong (`withwithin reach`)
 * makes words that nobody has written before.
 */
export function findMisspelt(messages: readonly Said[], known: ReadonlySet<string>): string[] {
  const told = new Set<string>();
  return messages.flatMap(({ file, line, name, text }) => {
    const parts = textsOf(OF_NOTATION.test(name) ? text.replaceAll(QUOTED, '') : text);
    const slips = name.endsWith('.name') ? [] : parts.flatMap(slipsIn);
    const unknown = parts.flatMap(wordsOf).filter((word) => !known.has(word) && !told.has(word));
    for (const word of unknown) told.add(word);
    const wrong = [...slips, ...[...new Set(unknown)].map((word) => `‘${word}’ is a word that is new here`)];
    return wrong.map((says) => `${file}:${line}: ${name}: ${says}`);
  });
}

/** Every word of a text as it stands in the lists: small letters, at the apostrophe two words. */
function wordsOf(text: string): string[] {
  return [...text.replaceAll(NO_WORD, ' ').matchAll(/\p{L}{2,}/gu)].map(([word]) => word.toLowerCase());
}

function slipsIn(text: string): string[] {
  const twice = TWICE.exec(text)?.[0];
  const glued = GLUED.exec(text)?.[0];
  return [
    ...(twice === undefined ? [] : [`‘${twice}’: one is too many`]),
    ...(glued === undefined ? [] : [`‘${glued}’: a word is missing`]),
  ];
}

type Elements = ReturnType<typeof parse>;

/** The texts between the arguments of a message, in every form of it. */
function textsOf(message: string): string[] {
  try {
    return textsIn(parse(message));
  } catch {
    return []; // told already, as a fault of the catalogue
  }
}

function textsIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if ('children' in element) return textsIn(element.children);
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => textsIn(value));
    return element.type === 0 ? [element.value] : [];
  });
}
