/** What is printed: `cards.beer.line` is used when there is a Beer. */
const PRINTED = ['cards', 'characters', 'events'];
/** All of them are shown, in the rules at the table. */
const SHOWN = ['keywords'];
/** What the words of a thing consist of; a language may add its grammar. */
const PARTS = /^(?:name|line|full|face|power|goal|a|the|gender|accusative|genitive|dative|instrumental|locative)$/;
/** Named by a word that the rules use: `refusals.outOfRange` by 'outOfRange'. */
const BY_WORD = 'questions deeds values slots refusals sides tells tokens options draws roles ranks suits piles'.split(
  ' ',
);
/** Read by the lobby and the gallery, of every set. */
const OF_SETS = ['set'];

type Named = { readonly file: string; readonly line: number; readonly name: string };

/** Where messages are used: the sources by file, and the slugs of all that the sets print. */
export type Uses = { readonly sources: ReadonlyMap<string, string>; readonly printed: ReadonlySet<string> };

/** Messages that nothing says: `file:line: name is used nowhere`. */
export function findUnused(messages: readonly Named[], uses: Uses): string[] {
  const find = finder(uses);
  return messages.filter((one) => !find(one)).map(({ file, line, name }) => `${file}:${line}: ${name} is used nowhere`);
}

function finder({ sources, printed }: Uses): (message: Named) => boolean {
  const all = [...sources.values()].join('\n');
  const quoted = new Set([...all.matchAll(/'([^'\n]*)'/g)].map(([, word = '']) => word));
  const keys = new Set([...all.matchAll(/\b([A-Za-z]\w*)\??:/g)].map(([, key = '']) => key));
  const beginnings = new Set([...all.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning));
  const ofPage = [...sources].filter(([file]) => file.startsWith('packages/web/src/')).map(([, text]) => text);

  /** `errors.${…}`, and 'bug' elsewhere. */
  const isSaid = (name: string) => {
    const parts = name.split('.');
    return parts.some((_, at) => {
      const rest = parts.slice(at + 1);
      const isMade = beginnings.has(`${parts.slice(0, at + 1).join('.')}.`);
      return isMade && rest.length > 0 && rest.every((part) => quoted.has(part) || keys.has(part));
    });
  };

  return ({ file, name: written }) => {
    // What another game says apart is used where the first one's is.
    const name = written.replace(/^apart\.[^.]+\./, 'terminal.');
    const [kind = '', first = '', ...rest] = name.split('.');
    if (quoted.has(name)) return true;
    if (OF_SETS.includes(kind)) return PARTS.test(first);
    if (SHOWN.includes(kind)) return PARTS.test(rest.join('.'));
    if (PRINTED.includes(kind)) return printed.has(first) && PARTS.test(rest.join('.'));
    if (BY_WORD.includes(kind)) {
      // The game of three has roles of its own, and each suit and rank a sign.
      const word = first.replace(/-of-\d$/, '');
      return printed.has(first) || quoted.has(word) || keys.has(word) || /^(?:\d+|[JQKA])$/.test(first);
    }
    return file.startsWith('packages/web/') ? ofPage.some((text) => isTaken(name, text)) : isSaid(name);
  };
}

/** `words.lobby.title`, or `title` taken out of `lobby`; a list as a whole, and of a group what is looked up in it: `lobby.bots[kind]`. */
function isTaken(name: string, text: string): boolean {
  // The words of the table stand at the top.
  const parts = name.split('.').filter((part) => !/^\d+$/.test(part) && part !== 'table');
  const last = parts.at(-1) ?? '';
  const groups = parts.slice(0, -1);
  if (groups.some((group) => !hasWord(text, group))) return false;
  const group = groups.at(-1);
  if (group !== undefined && (text.includes(`${group}[`) || text.includes(`${group})`))) return true;
  return new RegExp(`\\.${last}\\b|[{,] *${last}\\b|'${last}'`).test(text);
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}
