import { readFileSync } from 'node:fs';
import {
  GAME_OPTIONS,
  isDeclared,
  isPlayable,
  mayBringBack,
  optionsFor,
  playersFor,
  rolesFor,
  type SetDefinition,
  setsInLibrary,
  signText,
} from '@dustup/bang';
import { BOX, ICONS } from '@dustup/duel';
import { rulingText } from '@dustup/words';
import type { Plugin } from 'vite';
import type { BookFacts, CardFacts, SetContents, SetFacts } from '../src/games/bang/cards/book-types.ts';
import type { DuelFacts } from '../src/games/duel/book-types.ts';

type Copies = SetDefinition['deck'][number];
type Zone = NonNullable<SetDefinition['zones']>[number];
type Deck = NonNullable<SetDefinition['decks']>[number];

const PREFIX = '\0dustup:';
const PLAYERS = [3, 4, 5, 6, 7, 8];

/**
 * What the pages must know of the printed cards, taken from the rules when the page is built: the rules themselves
 * stay at the server. `virtual:book` has the facts about all sets and the contents of the base game, `virtual:book-dodge-city` the
 * contents of another set, `virtual:more-book` loads them as they are needed; `virtual:rulings` has the rulings.
 */
export function bookData(): Plugin {
  const further = setsInLibrary().filter(({ slug }) => slug !== BASE);
  const modules: { readonly [id: string]: () => string } = {
    'virtual:book': () => exported('data', facts()),
    'virtual:duel-book': () => exported('data', duelFacts()),
    'virtual:rulings': () => exported('data', rulings()),
    'virtual:more-book': () =>
      `export const more = { ${further.map(({ slug }) => `'${slug}': () => import('virtual:book-${slug}')`).join(', ')} };`,
    ...Object.fromEntries(further.map((set) => [`virtual:book-${set.slug}`, () => exported('data', contentsOf(set))])),
  };
  return {
    name: 'dustup-book',
    resolveId: (id) => (id in modules ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? modules[id.slice(PREFIX.length)]?.() : undefined),
  };
}

const BASE = 'base';

/** Browsers read JSON faster than they read the same as code. */
function exported(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function facts(): BookFacts {
  const sets = setsInLibrary();
  const base = sets.find(({ slug }) => slug === BASE);
  if (base === undefined) throw new Error('there is no base game');
  return {
    sets: sets.map(({ slug, icons, deck, characters, events, roles }, at) => ({
      slug,
      ...(icons?.set === undefined ? {} : { icon: icons.set }),
      players: roles === undefined ? null : playersFor(sets.slice(at, at + 1)),
      counts: {
        cards: deck.reduce((sum, { signs }) => sum + signs.length, 0),
        characters: characters.length,
        events: events.length,
      },
      isDeclared: isDeclared(slug),
      options: optionsFor([slug]).filter((option) => !GAME_OPTIONS.some((known) => known === option)),
      refuses: refusedBy(slug),
      bringsBackTheDead: mayBringBack([slug]),
    })),
    base: contentsOf(base),
    options: GAME_OPTIONS,
    roles: Object.fromEntries(PLAYERS.map((players) => [players, rolesFor(players)])),
  };
}

/** Options that a set does not go with, and the other set that would make it so. */
function refusedBy(slug: string): SetFacts['refuses'] {
  const others = setsInLibrary().flatMap((set) => (isDeclared(set.slug) ? [set.slug] : []));
  const refused = optionsFor([slug]).filter((option) => !goTogether([slug], option));
  return Object.fromEntries(
    refused.map((option) => [option, others.find((other) => goTogether([slug, other], option)) ?? null]),
  );
}

/** Whether these sets can be played with an option, by any number of players. */
function goTogether(slugs: readonly string[], option: string): boolean {
  const sets = [...new Set(['base', ...slugs])];
  return PLAYERS.some((players) => isPlayable({ players, sets, options: [option] }));
}

/** The same of The Duel. */
function duelFacts(): DuelFacts {
  const copies = new Map<string, { symbol: string; back: string }[]>();
  for (const { card, symbol, back } of BOX.faces)
    copies.set(card.slug, [...(copies.get(card.slug) ?? []), { symbol, back }]);
  return {
    cards: Object.fromEntries(
      [...BOX.cards.values()].map(({ slug, colour, isHit, isAvoid, isReload, isAlways }) => [
        slug,
        { colour, isHit, isAvoid, isReload, isAlways, copies: copies.get(slug) ?? [] },
      ]),
    ),
    characters: Object.fromEntries(
      [...BOX.characters.values()].map(({ slug, side, life, isAlways }) => [slug, { side, life, isAlways }]),
    ),
    icons: ICONS,
  };
}

function contentsOf(set: SetDefinition): SetContents {
  const { slug, icons = {}, deck, decks = [], zones = [], tokens = [], rules, events, characters } = set;
  return {
    slug,
    icons,
    cards: Object.fromEntries(copiesIn(set).map(({ card }) => [card.slug, cardFacts(card, slug)])),
    characters: Object.fromEntries(
      characters.map(({ slug: character, life, traits }) => [
        character,
        { set: slug, life, ...(traits.protects === true ? { protects: true } : {}) },
      ]),
    ),
    deck: deck.map(printedOf),
    ownDecks: decks.flatMap(({ copies }) => copies.map(printedOf)),
    rows: zones.filter((zone) => isRow(zone, decks)).map(rowOf),
    supplies: [
      ...decks.map((own) => ({ slug: own.slug, zone: own.pile })),
      ...tokens
        .filter(({ supply }) => supply > 1)
        .map(({ kind, supply, most }) => ({
          slug: kind,
          tokens: supply,
          ...(most === undefined ? {} : { most }),
        })),
    ],
    drives: rules.filter(({ action }) => action?.traits?.drives === 'oneStation').map((rule) => rule.slug),
    events: events.map((event) => event.slug),
  };
}

function cardFacts(
  { colour, kinds, isWeapon, isLimited, traits, responds, price }: Copies['card'],
  set: string,
): CardFacts {
  return {
    set,
    colour,
    ...(traits.reach === undefined ? {} : { reach: traits.reach }),
    ...(isWeapon ? { isWeapon } : {}),
    ...(isLimited ? { isLimited } : {}),
    ...(traits.dodges === true || kinds.includes('missedCard') ? { dodges: true } : {}),
    ...(kinds.includes('bangCard') ? { returnsFire: true } : {}),
    ...(traits.protects === true || (colour !== 'brown' && responds?.shot !== undefined) ? { protects: true } : {}),
    ...(traits.binds === true ? { binds: true } : {}),
    ...(traits.heals === undefined ? {} : { heals: traits.heals }),
    ...(traits.healsAll === undefined ? {} : { healsAll: traits.healsAll }),
    ...(traits.healsAnyone === undefined ? {} : { healsAnyone: traits.healsAnyone }),
    ...(kinds.includes('beerCard') ? { isBeer: true } : {}),
    ...(traits.shoots === undefined ? {} : { shoots: true }),
    ...(price === null ? {} : { price }),
  };
}

function copiesIn({ deck, decks = [] }: SetDefinition): readonly Copies[] {
  return [...deck, ...decks.flatMap(({ copies }) => copies)];
}

function printedOf({ card, signs }: Copies): readonly [string, readonly string[]] {
  return [card.slug, signs.map(signText)];
}

/** Cards that lie open side by side for all: no pile, and no discards of one. */
function isRow({ slug, of, seenBy }: Zone, decks: readonly Deck[]): boolean {
  return of === 'table' && seenBy === 'all' && !decks.some(({ pile, discards }) => slug === pile || slug === discards);
}

function rowOf({ slug, along }: Zone) {
  if (along === undefined) return { slug };
  const { zone, at, behind, end } = along;
  return {
    slug,
    along: zone,
    at: at.slug,
    ...(behind === undefined ? {} : { behind }),
    ...(end === undefined ? {} : { end }),
  };
}

/** `- BASE-JAIL-01 [source] The text.`, by id. */
function rulings(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { slug } of setsInLibrary().filter((set) => isDeclared(set.slug))) {
    for (const line of rulingLines(slug)) {
      const [, id, says] = /^- ([A-Z]+(?:-[A-Z0-9]+)+)(?: \[[^\]]*\])? (.+)$/.exec(line) ?? [];
      if (id !== undefined && says !== undefined) found[id] = rulingText(says);
    }
  }
  return found;
}

function rulingLines(set: string): readonly string[] {
  try {
    return readFileSync(new URL(`./sets/${set}/RULINGS.md`, import.meta.resolve('@dustup/bang')), 'utf8').split('\n');
  } catch {
    return []; // a set that has none
  }
}
