import { type Book, bookOf, type GameEvent } from '@dustup/bang';
import { randomGames } from './random-games.ts';
import { watchAbilities } from './used-abilities.ts';

type ManyGames = {
  readonly players: number;
  readonly games: number;
  /** Which sets and options take their turn. */
  readonly tables: readonly { readonly sets: readonly string[]; readonly options: readonly string[] }[];
};

/** The cards that an event shows at work: a green one that is only laid has done nothing yet. */
function playedIn(book: Book, { type, cards = [], detail }: GameEvent): string[] {
  const slugs = cards.map(({ card }) => card);
  if (type === 'played' || type === 'answered') return slugs;
  if (type === 'laid') return slugs.filter((slug) => book.cards.get(slug)?.colour !== 'green');
  if (type !== 'used' || typeof detail !== 'object' || detail === null || !('source' in detail)) return [];
  return typeof detail['source'] === 'string' ? [detail['source']] : [];
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
    unplayed: [...book.cards.keys()].filter((card) => !seen.has(card)),
    unused: [...book.characters.keys()].filter((character) => !abilities.used.has(character)),
  };
}
