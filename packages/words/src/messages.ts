import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formats, type Formatters } from 'intl-messageformat';
import { argumentsOf } from './argument-names.ts';
import type { Catalogue, Message } from './catalogue.ts';
import { type Piece, type Pieces, plainText, textPiece } from './pieces.ts';

/** What a message is told about: a word or a number that it shows or chooses by, or parts of a sentence. */
export type Argument = string | number | boolean | Date | Piece | Pieces;
/** By name; or looked up by name, so that only what a message uses is worked out. */
export type Arguments = { readonly [name: string]: Argument | undefined } | ((name: string) => Argument | undefined);

/** Messages in one language, ready to be said. */
export type Messages = {
  readonly language: string;
  readonly has: (name: string) => boolean;
  /** Every message whose name begins like this. */
  readonly names: (beginning: string) => readonly string[];
  readonly pieces: (name: string, args?: Arguments) => Pieces;
  readonly text: (name: string, args?: Arguments) => string;
  /** «A, B and C», as the language does it. */
  readonly list: (items: readonly Pieces[]) => Pieces;
  readonly number: (value: number) => string;
};

/** What `{when, date, long}` and its like mean. */
const FORMATS: Formats = {
  number: { integer: { maximumFractionDigits: 0 }, percent: { style: 'percent' } },
  date: {
    short: { day: 'numeric', month: 'numeric', year: '2-digit' },
    medium: { day: 'numeric', month: 'short', year: 'numeric' },
    long: { day: 'numeric', month: 'long', year: 'numeric' },
  },
  time: { short: { hour: 'numeric', minute: 'numeric' } },
};

type Ready = { readonly elements: MessageFormatElement[]; readonly uses: ReturnType<typeof argumentsOf> };

/**
 * The messages of some catalogues; of two with one name the first is said. `compile` reads a message when it is first
 * said; catalogues of the page are compiled when it is built.
 */
export function messagesIn(
  language: string,
  catalogues: readonly Catalogue[],
  compile: (written: string) => Message = (text) => text,
): Messages {
  const ready = new Map<string, string | Ready>();
  // We write colours and «A, B and C».
  const locale = language === 'en' ? 'en-GB' : language;
  const formatters = formattersFor(locale);
  // Most lists have one item: the formatter is made for the first that has more.
  const lists = kept(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const number = (value: number) =>
    isPlain(value, language) ? String(value) : formatters.getNumberFormat(language).format(value);

  function find(name: string): string | Ready | undefined {
    const known = ready.get(name);
    if (known !== undefined) return known;
    const written = catalogues.find((one) => Object.hasOwn(one, name))?.[name];
    if (written === undefined) return undefined;
    const message = typeof written === 'string' ? compile(written) : written;
    const made = typeof message === 'string' ? message : { elements: [...message], uses: argumentsOf(message) };
    ready.set(name, made);
    return made;
  }

  function pieces(name: string, args: Arguments = {}): Pieces {
    const message = find(name);
    if (message === undefined) return [textPiece(spelledOut(name))];
    if (typeof message === 'string') return [textPiece(message)];
    const values: Record<string, unknown> = {};
    for (const [argument, use] of message.uses) {
      const value = typeof args === 'function' ? args(argument) : args[argument];
      values[argument] = valueFor(value, use, number);
    }
    return piecesFrom(formatToParts<unknown>(message.elements, language, formatters, FORMATS, values));
  }

  return {
    language,
    has: (name) => find(name) !== undefined,
    names: (beginning) => [
      ...new Set(catalogues.flatMap((one) => Object.keys(one).filter((name) => name.startsWith(beginning)))),
    ],
    pieces,
    text: (name, args) => plainText(pieces(name, args)),
    list: (items) => {
      if (items.length < 2) return items[0] ?? [];
      const parts = lists(undefined).formatToParts(items.map((_, at) => String(at)));
      return parts.flatMap(({ type, value }) =>
        type === 'element' ? (items[Number(value)] ?? []) : [textPiece(value)],
      );
    },
    number,
  };
}

/** Languages with digits of their own. */
const OWN_DIGITS = /^(?:ar|as|bn|ckb|dz|fa|ks|mr|my|ne|ps|sa|sd|ur)\b/;

/** A small whole number is written alike in all other languages: no formatter has to be made for it, which is slow. */
function isPlain(value: number, language: string): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !OWN_DIGITS.test(language);
}

function valueFor(value: Argument | undefined, use: string, number: (value: number) => string): unknown {
  if (use === 'tag') return (parts: readonly unknown[]) => ({ kind: 'strong', pieces: parts.flatMap(pieceFrom) });
  if (use !== 'shown') return typeof value === 'boolean' ? String(value) : (value ?? '');
  return typeof value === 'number' ? { kind: 'number', text: number(value) } : (value ?? '');
}

function piecesFrom(parts: readonly { readonly value: unknown }[]): Pieces {
  return parts.flatMap(({ value }) => pieceFrom(value));
}

function pieceFrom(value: unknown): Pieces {
  if (typeof value === 'string') return value === '' ? [] : [textPiece(value)];
  if (Array.isArray(value)) return value.flatMap(pieceFrom);
  return isPiece(value) ? [value] : [];
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function formattersFor(language: string): Formatters {
  const numbers = kept((options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(language, options));
  const dates = kept((options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(language, options));
  const plurals = kept((options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(language, options));
  return {
    getNumberFormat: (_, options) => numbers(options),
    getDateTimeFormat: (_, options) => dates(options),
    getPluralRules: (_, options) => plurals(options),
  };
}

/** Making a formatter is slow: there is one for each way of formatting. */
function kept<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options ?? null);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

/** `refusals.outOfRange` → `Out of range`: better than nothing for what has no words yet. */
function spelledOut(name: string): string {
  const text = (name.split('.').at(-1) ?? name)
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
