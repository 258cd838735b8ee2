import { type Argument, isolated, type Messages, type Pieces, textPiece } from '@dustup/words';
import { parseWords } from './parse-words.ts';
import type { Part } from './vocabulary-of.ts';
import type { Person, Words } from './words.ts';

/** The arguments of each message, in the order in which the page gives them. */
export type Takes = { readonly [name: string]: readonly string[] };

/** Messages by the parts of their names: `guide.roles.head` is `head` in `roles` in `guide`. */
export function nestedFrom(names: readonly string[], messages: Messages, takes: Takes = {}): unknown {
  const root: Group = {};
  for (const name of names) place(root, name.split('.'), leafOf(name, messages, takes[name]));
  return listed(root);
}

/** The messages of the page as `words.lobby.startWith(5)`: those without arguments are texts, the others functions. */
export function wordsFrom(parts: readonly Part[], messages: Messages): Words {
  const ofPage = parts.filter(({ takes }) => takes !== undefined);
  const names = ofPage.flatMap(({ data }) => Object.keys(data));
  return parseWords(nestedFrom(names, messages, Object.assign({}, ...ofPage.map(({ takes }) => takes))));
}

type Given = string | number | boolean | Person | readonly (string | Person)[] | undefined;
type Leaf = string | ((...given: readonly Given[]) => string);
type Group = { [key: string]: Leaf | Group };

function leafOf(name: string, messages: Messages, takes: readonly string[] | undefined): Leaf {
  if (takes === undefined) return messages.text(name);
  return (...given) => messages.text(name, argumentsFrom(takes, given, messages));
}

function place(into: Group, [first = '', ...rest]: readonly string[], leaf: Leaf): void {
  if (rest.length === 0) {
    into[first] = leaf;
    return;
  }
  const inner = into[first];
  const group = typeof inner === 'object' ? inner : {};
  into[first] = group;
  place(group, rest, leaf);
}

/** Groups whose members are numbered are lists. */
function listed(group: Group): unknown {
  const entries = Object.entries(group).map(
    ([key, one]) => [key, typeof one === 'object' ? listed(one) : one] as const,
  );
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** Each argument by its name, and beside it what a message may choose by: `whoIs` (none, you, other), `namesCount`. */
function argumentsFrom(
  names: readonly string[],
  given: readonly Given[],
  messages: Messages,
): Readonly<Record<string, Argument>> {
  const found: Record<string, Argument> = {};
  for (const [at, name] of names.entries()) {
    const value = given[at];
    found[`${name}Is`] = standingOf(value);
    if (Array.isArray(value)) found[`${name}Count`] = value.length;
    const shown = shownAs(value, messages);
    if (shown !== undefined) found[name] = shown;
  }
  // Two numbers that a message compares.
  found['isAll'] = found['alive'] === found['all'];
  found['isRange'] = found['least'] !== found['most'];
  return found;
}

function standingOf(value: Given): string {
  if (value === undefined) return 'none';
  if (isList(value)) return value.some((one) => typeof one === 'object' && one.isYou) ? 'you' : 'other';
  return typeof value === 'object' && value.isYou ? 'you' : 'other';
}

function shownAs(value: Given, messages: Messages): Argument | undefined {
  if (isList(value)) return messages.list(value.map((one, at) => [nameOf(one, at, messages)]));
  if (typeof value === 'object') return nameOf(value, 1, messages);
  return typeof value === 'string' ? isolated(value) : value;
}

function nameOf(one: string | Person, at: number, messages: Messages): Pieces[number] {
  if (typeof one === 'string') return textPiece(isolated(one));
  if (one.isYou) return textPiece(messages.text(at === 0 ? 'table.youFirst' : 'table.you'));
  return textPiece(isolated(one.name));
}

function isList(value: Given): value is readonly (string | Person)[] {
  return Array.isArray(value);
}
