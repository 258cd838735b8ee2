/** What is printed, and what the rules name: others see to it that these are whole. */
const PRINTED = ['cards', 'characters', 'events', 'roles', 'keywords', 'set', 'ranks', 'suits', 'guide'];
/** Named by a word that the rules use: `refusals.outOfRange` by 'outOfRange'. */
const BY_WORD = ['questions', 'deeds', 'values', 'slots', 'refusals', 'sides', 'tells', 'tokens', 'options', 'draws'];

type Named = { readonly file: string; readonly line: number; readonly name: string };

/** Messages that nothing says: their names are nowhere in the sources. `things`: the slugs of what is printed. */
export function findUnused(messages: readonly Named[], sources: string, things: ReadonlySet<string>): string[] {
  const words = new Set(sources.match(/[A-Za-z][\w-]*/g) ?? []);
  return messages
    .filter(({ name }) => !isUsed(name, words, sources, things))
    .map(({ file, line, name }) => `${file}:${line}: ${name} is used nowhere`);
}

function isUsed(name: string, words: ReadonlySet<string>, sources: string, things: ReadonlySet<string>): boolean {
  const [kind = '', ...parts] = name.split('.');
  if (PRINTED.includes(kind)) return true;
  if (BY_WORD.includes(kind)) return words.has(parts[0] ?? '') || things.has(parts[0] ?? '');
  // A list is used as a whole, and a group by a name that is looked up.
  const known = parts.filter((part) => !/^\d+$/.test(part));
  const last = known.at(-1) ?? kind;
  return words.has(last) || sources.includes(`${known.at(-2) ?? kind}[`);
}
