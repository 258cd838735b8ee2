/** What is left of a text when a phrase at its beginning is taken off, or undefined when it does not begin so. */
export function eat(text: string, phrase: string): string | undefined {
  if (text.length < phrase.length || text.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase())
    return undefined;
  const rest = text.slice(phrase.length);
  const isWhole = rest === '' || !isLetter(rest.charAt(0)) || !isLetter(phrase.at(-1) ?? '');
  return isWhole ? rest.trimStart() : undefined;
}

/** The longest of some phrases at the beginning of a text, and what is left. */
export function eatOneOf(text: string, phrases: Iterable<string>): { phrase: string; rest: string } | undefined {
  let best: { phrase: string; rest: string } | undefined;
  for (const phrase of phrases) {
    if (best !== undefined && phrase.length <= best.phrase.length) continue;
    const rest = eat(text, phrase);
    if (rest !== undefined) best = { phrase, rest };
  }
  return best;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
