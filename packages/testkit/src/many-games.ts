import { type Book, bookOf, declaredSets, drawTable, type GameEvent, type TableChoice } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { digestOf, type Json } from '@dustup/kernel';
import { sliceOf } from './long-run.ts';
import { randomGames } from './random-games.ts';
import { watchAbilities } from './used-abilities.ts';

type ManyGames = {
  /** How many sit there; several numbers take turns. */
  readonly players: number | readonly number[];
  /** A slice of them is played, and then on to all of them while something has not been used yet. */
  readonly games: number;
  /** Which sets and options take turns; each game draws its own among the declared sets when it does not say. */
  readonly tables?: readonly TableChoice[];
  readonly seed?: string;
  /** Which cards, events and characters have to be used; all of them when it does not say. */
  readonly isWanted?: (slug: string) => boolean;
};

/** The cards that an event shows at work: a green one that is only laid has done nothing yet. And the event turned up. */
function playedIn(book: Book, { type, cards = [], detail = null }: GameEvent): string[] {
  const slugs = cards.map(({ card }) => card);
  if (type === 'played' || type === 'answered') return slugs;
  if (type === 'laid') return slugs.filter((slug) => book.cards.get(slug)?.colour !== 'green');
  if (type === 'picked') return slugs.filter((slug) => isOfOwnDeck(book, slug));
  if (type === 'eventTurned') return namedIn(detail, 'event');
  return type === 'used' ? namedIn(detail, 'source') : [];
}

/** A card that is taken from a row, and works from then on. */
function isOfOwnDeck({ decks }: Book, slug: string): boolean {
  return decks.slice(1).some(({ copies }) => copies.some(({ card }) => card.slug === slug));
}

function namedIn(detail: Json, what: string): string[] {
  const named: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, what) : undefined;
  return typeof named === 'string' ? [named] : [];
}

/** One game in so many is played when each card and ability has been used by then. */
const FEW = 4;

/** Many random games over some kinds of table; what no game has used. */
export function manyGames(words: ManyGames): { unplayed: string[]; unused: string[] } {
  const { players, games, tables, seed = 'many', isWanted = () => true } = words;
  const sets = tables === undefined ? declaredSets() : [...new Set(tables.flatMap((table) => table.sets))];
  const book = bookOf(sets);
  const seen = new Set<string>();
  const onEvent = (event: GameEvent) => {
    for (const card of playedIn(book, event)) seen.add(card);
  };
  const seats = typeof players === 'number' ? [players] : players;
  const abilities = watchAbilities(sets);
  const unplayed = () =>
    [...book.cards.keys(), ...book.events.keys()].filter((slug) => isWanted(slug) && !seen.has(slug));
  const unused = () => [...book.characters.keys()].filter((slug) => isWanted(slug) && !abilities.used.has(slug));
  const enough = sliceOf(games, Math.max(games / FEW, seats.length * (tables?.length ?? 1)));
  try {
    for (let game = 0; game < games; game++) {
      if (game >= enough && unplayed().length === 0 && unused().length === 0) break;
      const sitting = seats[game % seats.length] ?? 0;
      const name = `${seed} ${sitting} ${game}`;
      const table = tables?.[Math.floor(game / seats.length) % tables.length] ?? drawnTable(name, sitting);
      randomGames({ players: sitting, ...table, games: 1, seed: name, onEvent });
    }
  } finally {
    abilities.release();
  }
  return { unplayed: unplayed(), unused: unused() };
}

function drawnTable(seed: string, players: number): TableChoice {
  const dice = diceFrom(digestOf(seed));
  return drawTable((n) => dice.below(n), players, declaredSets());
}
