import type { SeenCard } from '@dustup/bang';
import type { GameState } from '../app/wire.ts';
import { book } from '../cards/book.ts';

/** Cards that lie open in a row for all, each with what lies along it, if anything does. */
export type Row = {
  readonly slug: string;
  readonly cards: readonly SeenCard[];
  /** The row that lies along this one, and beside which of its cards each card lies; below 0: beside none. */
  readonly below:
    | { readonly slug: string; readonly cards: readonly (SeenCard & { readonly beside: number })[] }
    | undefined;
};

/** The rows that the sets of a game have in the middle: a shop, a line of stations with its train. */
export function rowsOf({ table }: GameState): readonly Row[] {
  const facts = book.sets.filter(({ slug }) => table.sets.includes(slug)).flatMap(({ rows }) => rows);
  return facts.flatMap(({ slug, along }): readonly Row[] => {
    if (along !== undefined) return [];
    const cards = table.zones[slug]?.cards ?? [];
    const other = facts.find((row) => row.along === slug);
    const below = other === undefined ? undefined : { slug: other.slug, cards: besides(table, other.slug, other.at) };
    return cards.length === 0 && below === undefined ? [] : [{ slug, cards, below }];
  });
}

/** The first lies beside the card before the number remembered, the next one card further back. */
function besides({ zones, memory }: GameState['table'], slug: string, at = '') {
  const number = Number(memory[at] ?? 1);
  return (zones[slug]?.cards ?? []).map((card, behind) => ({ ...card, beside: number - 2 - behind }));
}
