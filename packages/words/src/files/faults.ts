import { argumentsOf } from '../argument-names.ts';
import type { Message } from '../catalogue.ts';
import { compileMessage } from '../compile.ts';
import type { CatalogueFile, Written } from './parse-catalogue.ts';

const LONGEST_LINE = 70;
/** On a card of 120, three rows; in a seat, one. */
const LONGEST: readonly (readonly [name: RegExp, most: number])[] = [
  [/^(?!roles).+\.line$/, LONGEST_LINE],
  [/^cards\..+\.face$/, 40],
  [/^characters\..+\.power$/, 24],
  [/^roles\..+\.face$/, 40],
];

/** What is wrong with a catalogue by itself: `file:line: name …`. */
export function faultsIn({ file, messages, notes, faults }: CatalogueFile): string[] {
  const own = [...messages].flatMap(([name, written]) =>
    faultsOfMessage(name, written).map((says) => `${file}:${written.line}: ${name} ${says}`),
  );
  const lost = [...notes]
    .filter(([name]) => !messages.has(name))
    .map(([name, { line }]) => `${file}:${line}: @${name} is a note on no message`);
  return [...faults, ...own, ...lost];
}

function faultsOfMessage(name: string, { text }: Written): string[] {
  if (text.trim() === '') return ['is empty'];
  const message = read(text);
  if (message instanceof Error) return [`cannot be read: ${message.message}`];
  const most = LONGEST.find(([pattern]) => pattern.test(name))?.[1];
  const length = [...text].length;
  return [
    ...(most !== undefined && length > most ? [`has ${length} characters, at most ${most}`] : []),
    ...(isPoundLost(message) ? ['has # in a select within a plural: write {count} there'] : []),
  ];
}

/** What is wrong with a translation, held against the source: a message is missing, is too many, has other arguments. */
export function faultsAgainst(source: CatalogueFile, translation: CatalogueFile): string[] {
  const { file, messages } = translation;
  const missing = [...source.messages.keys()]
    .filter((name) => !messages.has(name) && !isGrammar(name))
    .map((name) => `${file}:1: ${name} is missing`);
  const others = [...messages].flatMap(([name, written]) => {
    const says = faultAgainst(source.messages.get(name), name, written);
    return says === undefined ? [] : [`${file}:${written.line}: ${name} ${says}`];
  });
  return [...missing, ...others];
}

function faultAgainst(source: Written | undefined, name: string, { text }: Written): string | undefined {
  if (isGrammar(name)) return undefined;
  if (source === undefined) return 'is in no English catalogue';
  const [theirs, ours] = [read(source.text), read(text)];
  if (theirs instanceof Error || ours instanceof Error) return undefined; // told already
  const expected = shownIn(theirs);
  const missing = expected.filter((argument) => !namesIn(ours).some((name) => isFormOf(name, argument)));
  const unknown = namesIn(ours).filter((argument) => !namesIn(theirs).some((name) => isFormOf(argument, name)));
  const says = [
    ...(missing.length > 0 ? [`lacks {${missing.join('}, {')}}`] : []),
    ...(unknown.length > 0 ? [`has {${unknown.join('}, {')}}, which English does not have`] : []),
  ];
  return says.length > 0 ? says.join(' and ') : undefined;
}

/** What a language needs to know about a name and English does not: its gender, its cases. */
export function isGrammar(name: string): boolean {
  return /\.(?:gender|accusative|genitive|dative|instrumental|locative)$/.test(name);
}

/** `card`, and what a language may want to know about it besides: `cardGender`, `cardAccusative`. */
function isFormOf(argument: string, name: string): boolean {
  return argument === name || (argument.startsWith(name) && isGrammar(`.${argument.slice(name.length).toLowerCase()}`));
}

/** A translation may choose by what English does not choose by, and the other way round; what is shown must be shown. */
function shownIn(message: Message): string[] {
  const counted = typeof message === 'string' ? [] : countsShownIn(message);
  return [...argumentsOf(message)].flatMap(([name, use]) => (use === 'shown' || counted.includes(name) ? [name] : []));
}

/** Plurals that show their number, as #. */
function countsShownIn(elements: Exclude<Message, string>): string[] {
  return elements.flatMap((one) => {
    if ('children' in one) return countsShownIn(one.children);
    if (!('options' in one)) return [];
    const forms = Object.values(one.options).map(({ value }) => value);
    const isShown = 'offset' in one && forms.some((form) => form.some((part) => !('value' in part)));
    return [...(isShown ? [one.value] : []), ...forms.flatMap(countsShownIn)];
  });
}

function namesIn(message: Message): string[] {
  return [...argumentsOf(message).keys()];
}

function read(text: string): Message | Error {
  try {
    return compileMessage(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Inside a select # is no number, even if the select is inside a plural: it would be shown as it stands. */
function isPoundLost(message: Message): boolean {
  return typeof message !== 'string' && hasLostPound(message, '');
}

function hasLostPound(elements: Exclude<Message, string>, inside: '' | 'plural' | 'select'): boolean {
  return elements.some((one) => {
    if ('children' in one) return hasLostPound(one.children, inside);
    if ('options' in one) {
      const isPlural = 'offset' in one;
      const within = isPlural ? 'plural' : inside === '' ? '' : 'select';
      return Object.values(one.options).some(({ value }) => hasLostPound(value, within));
    }
    return inside === 'select' && 'value' in one && one.type === 0 && one.value.includes('#');
  });
}
