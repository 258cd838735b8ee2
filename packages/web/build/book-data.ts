import { readFileSync } from 'node:fs';
import {
  GAME_OPTIONS,
  isDeclared,
  mayBringBack,
  optionsFor,
  playersFor,
  rolesFor,
  type SetDefinition,
  setsInLibrary,
  signText,
} from '@dustup/bang';
import { rulingText } from '@dustup/words';
import type { Plugin } from 'vite';
import type { BookFacts, CardFacts, CharacterFacts } from '../src/cards/book-types.ts';

type Copies = SetDefinition['deck'][number];
type Zone = NonNullable<SetDefinition['zones']>[number];
type Deck = NonNullable<SetDefinition['decks']>[number];

const PREFIX = '\0dustup:';
const PLAYERS = [3, 4, 5, 6, 7, 8];

/**
 * What the pages must know of the printed cards, taken from the rules when the page is built: the rules themselves
 * stay at the server. `virtual:book` has the facts, `virtual:rulings` the rulings.
 */
export function bookData(): Plugin {
  const modules: { readonly [id: string]: () => unknown } = {
    'virtual:book': facts,
    'virtual:rulings': rulings,
  };
  return {
    name: 'dustup-book',
    resolveId: (id) => (id in modules ? PREFIX + id : undefined),
    load: (id) => {
      const make = id.startsWith(PREFIX) ? modules[id.slice(PREFIX.length)] : undefined;
      return make === undefined
        ? undefined
        : `export const data = JSON.parse(${JSON.stringify(JSON.stringify(make()))});`;
    },
  };
}

function facts(): BookFacts {
  const sets = setsInLibrary();
  const cards: Record<string, CardFacts> = {};
  const characters: Record<string, CharacterFacts> = {};
  for (const set of sets) {
    for (const { card } of copiesIn(set)) {
      const { slug, colour, kinds, isWeapon, isLimited, traits, responds, price } = card;
      cards[slug] = {
        set: set.slug,
        colour,
        ...(traits.reach === undefined ? {} : { reach: traits.reach }),
        ...(isWeapon ? { isWeapon } : {}),
        ...(isLimited ? { isLimited } : {}),
        ...(traits.dodges === true || kinds.includes('missedCard') ? { dodges: true } : {}),
        ...(kinds.includes('bangCard') ? { returnsFire: true } : {}),
        ...(traits.protects === true || (colour !== 'brown' && responds?.shot !== undefined) ? { protects: true } : {}),
        ...(traits.binds === true ? { binds: true } : {}),
        ...(traits.heals === undefined ? {} : { heals: traits.heals }),
        ...(kinds.includes('beerCard') ? { isBeer: true } : {}),
        ...(traits.shoots === undefined ? {} : { shoots: true }),
        ...(price === null ? {} : { price }),
      };
    }
    for (const { slug, life, traits } of set.characters) {
      characters[slug] = {
        set: set.slug,
        life,
        ...(traits.protects === true ? { protects: true } : {}),
      };
    }
  }
  return {
    cards,
    characters,
    sets: sets.map(({ slug, icons, deck, decks = [], zones = [], events, roles }, at) => ({
      slug,
      ...(icons === undefined ? {} : { icons }),
      players: roles === undefined ? null : playersFor(sets.slice(at, at + 1)),
      deck: deck.map(printedOf),
      ownDecks: decks.flatMap(({ copies }) => copies.map(printedOf)),
      rows: zones.filter((zone) => isRow(zone, decks)).map(rowOf),
      events: events.map((event) => event.slug),
      isDeclared: isDeclared(slug),
      options: optionsFor([slug]).filter((option) => !GAME_OPTIONS.some((known) => known === option)),
      bringsBackTheDead: mayBringBack([slug]),
    })),
    options: GAME_OPTIONS,
    roles: Object.fromEntries(PLAYERS.map((players) => [players, rolesFor(players)])),
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
  const { zone, at, behind } = along;
  return { slug, along: zone, at: at.slug, ...(behind === undefined ? {} : { behind }) };
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
