import type { SeenCard } from '@dustup/bang';
import type { GameState } from '../app/wire.ts';
import { contents } from '../cards/book.ts';

/** A card beside one of a row, by the number of that one; below 0: before the first. */
export type Beside = { readonly beside: number };

/** What lies along a row: its cards, and what is in force goes before them. */
export type Below = {
  readonly slug: string;
  readonly cards: readonly (SeenCard & Beside)[];
  readonly head: ({ readonly event: string } & Beside) | undefined;
  /** How many columns there are before the first card of the row above. */
  readonly lead: number;
};

/** Cards that lie open in a row for all, each with what lies along it, if anything does. */
export type Row = {
  readonly slug: string;
  readonly set: string;
  readonly cards: readonly SeenCard[];
  readonly below: Below | undefined;
};

/** The rows that the sets of a game have in the middle: a shop, a line of stations with its train. */
export function rowsOf({ table }: GameState): readonly Row[] {
  const facts = contents()
    .filter(({ slug }) => table.sets.includes(slug))
    .flatMap(({ slug: set, rows }) => rows.map((row) => ({ ...row, set })));
  return facts.flatMap(({ slug, set, along }): readonly Row[] => {
    if (along !== undefined) return [];
    const cards = table.zones[slug]?.cards ?? [];
    const other = facts.find((row) => row.along === slug);
    const below = other === undefined ? undefined : belowOf(table, other);
    return cards.length === 0 && below === undefined ? [] : [{ slug, set, cards, below }];
  });
}

type Along = { readonly slug: string; readonly at?: string; readonly behind?: string };

/** The first lies beside the card before the number remembered, the next one card further back. */
function belowOf({ zones, memory, inForce }: GameState['table'], { slug, at = '', behind = '' }: Along): Below {
  const number = Number(memory[at] ?? 1);
  const cards = (zones[slug]?.cards ?? []).map((card, back) => ({ ...card, beside: number - 2 - back }));
  const event = inForce[behind];
  const head = event === undefined ? undefined : { event, beside: number - 1 };
  return { slug, cards, head, lead: Math.max(0, ...cards.map(({ beside }) => -beside)) };
}
