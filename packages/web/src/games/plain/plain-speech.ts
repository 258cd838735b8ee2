import { holdsOf, type Json, type Refusal } from '@dustup/kernel';
import type { Vocabulary } from '../../text/vocabulary-of.ts';

// How a game is told that brings no words to the page: by what it brings itself (`words` of its `Playable`), else by its own names,
// made readable.

/** What a game brings to be read, in one language. */
export type GameWords = { readonly [name: string]: string };

export type Facts = { readonly [name: string]: Json };

export type PlainSpeech = {
  readonly names: readonly string[];
  /** A message of the game, filled in with these facts; without it, its last word made readable. */
  readonly say: (name: string, facts?: Facts) => string;
  /** The same, or undefined where the game has no such message. */
  readonly message: (name: string, facts?: Facts) => string | undefined;
  readonly value: (json: Json) => string;
  /** A named member of an event or a question: a player's name where it is a seat. */
  readonly member: (name: string, json: Json) => string;
  readonly refusal: (why: Refusal) => string;
};

/** In the language of the page, else in the first there is. */
export function wordsIn(
  words: { readonly [language: string]: GameWords } | undefined,
  language: string,
): GameWords | undefined {
  return words?.[language] ?? words?.['en'] ?? Object.values(words ?? {})[0];
}

export function plainSpeech(
  words: GameWords = {},
  names: readonly string[] = [],
  vocabulary?: Pick<Vocabulary, 'teller' | 'refusal'>,
): PlainSpeech {
  const value = (json: Json): string => {
    if (json === null) return '–';
    if (typeof json === 'string') return words[`values.${json}`] ?? plainly(json);
    if (typeof json !== 'object') return String(json);
    if (isJsonList(json)) return json.map(value).join(', ');
    return Object.entries(json)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => (isName(name) ? value(inner) : `${label(name)} ${member(name, inner)}`))
      .join(', ');
  };
  const label = (name: string) => words[`table.${name}`] ?? plainly(name).toLowerCase();
  const member = (name: string, json: Json): string =>
    typeof json === 'number' && isSeat(name) ? (names[json] ?? String(json)) : value(json);
  const message = (name: string, facts: Facts = {}) => {
    const text = words[name];
    return text?.replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
      const given = facts[fact];
      return given === undefined ? '' : member(fact, given);
    });
  };
  const say = (name: string, facts?: Facts) => message(name, facts) ?? plainly(name.split('.').at(-1) ?? '');
  const refusal = (why: Refusal) => {
    const known = message(`refusals.${why.refused}`, why);
    if (known !== undefined) return known;
    // What every game may be refused for, such as a wrong number of players, has its words on the page.
    const isCommon = vocabulary?.teller.has(`refusals.${why.refused}`) === true;
    return isCommon ? vocabulary.refusal(why) : listed(plainly(why.refused), why, 'refused', member, label);
  };
  return { names, say, message, value, member, refusal };
}

/** «Took: Ann, coins 2». */
export function listed(
  head: string,
  facts: Facts,
  without: string,
  member: PlainSpeech['member'],
  label: (name: string) => string = (name) => plainly(name).toLowerCase(),
): string {
  const told = Object.entries(facts)
    .filter(([name, json]) => name !== without && name !== 'seenBy' && json !== undefined)
    .map(([name, json]) => (isSeat(name) ? member(name, json) : `${label(name)} ${member(name, json)}`));
  return told.length === 0 ? head : `${head}: ${told.join(', ')}`;
}

const NAMES: readonly string[] = ['name', 'card', 'character', 'kind'];
const SEATS: readonly string[] = ['target', 'by', 'winner', 'who', 'whom'];

/** Whether it says what something is, rather than something about it. */
function isName(name: string): boolean {
  return NAMES.includes(name);
}

/** Whether a member of this name holds a seat. */
function isSeat(name: string): boolean {
  return SEATS.includes(name) || holdsOf({ slot: name, holds: undefined }) === 'seat';
}

export function isJsonList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

/** `bigHeap`, `big-heap` and `big_heap` are «Big heap». */
export function plainly(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
