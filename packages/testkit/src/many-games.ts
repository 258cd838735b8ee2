import { type Book, bookOf, type GameEvent } from '@dustup/bang';
import type { Json } from '@dustup/kernel';
import { randomGames } from './random-games.ts';
import { watchAbilities } from './used-abilities.ts';

type ManyGames = {
  readonly players: number;
  readonly games: number;
  /** Which sets and options take their turn. */
  readonly tables: readonly { readonly sets: readonly string[]; readonly options: readonly string[] }[];
};

/** The cards that an event shows at work: a green one that is only laid has done nothing yet. And the event turned up. */
function playedIn(book: Book, { type, cards = [], detail = null }: GameEvent): string[] {
  const slugs = cards.map(({ card }) => card);
  if (type === 'played' || type === 'answered') return slugs;
  if (type === 'laid') return slugs.filter((slug) => book.cards.get(slug)?.colour !== 'green');
  if (type === 'eventTurned') return namedIn(detail, 'event');
  return type === 'used' ? namedIn(detail, 'source') : [];
}

function namedIn(detail: Json, what: string): string[] {
  const named: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, what) : undefined;
  return typeof named === 'string' ? [named] : [];
}

/** Many random games over some kinds of table; what no game has used. */
export function manyGames({ players, games, tables }: ManyGames): { unplayed: string[]; unused: string[] } {
  const sets = [...new Set(tables.flatMap((table) => table.sets))];
  const book = bookOf(sets);
  const seen = new Set<string>();
  const abilities = watchAbilities(sets);
  try {
    for (const [i, table] of tables.entries()) {
      randomGames({
        players,
        ...table,
        games: Math.ceil(games / tables.length),
        seed: `many ${players} ${i}`,
        onEvent: (event) => {
          for (const card of playedIn(book, event)) seen.add(card);
        },
      });
    }
  } finally {
    abilities.release();
  }
  return {
    unplayed: [...book.cards.keys(), ...book.events.keys()].filter((slug) => !seen.has(slug)),
    unused: [...book.characters.keys()].filter((character) => !abilities.used.has(character)),
  };
}
