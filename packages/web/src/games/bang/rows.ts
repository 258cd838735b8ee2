import type { SeatView, SeenCard } from '@dustup/bang';
import type { GameState } from './wire.ts';
import { cardFacts, contents, isMoney } from './cards/book.ts';
import type { Draft } from '../../frame/draft.ts';

/** A card beside one of a row, by the number of that one; below 0: before the first. */
export type Beside = { readonly beside: number };

/** What lies along a row: its cards, and what is in force goes before them. */
export type Below = {
  readonly slug: string;
  readonly cards: readonly (SeenCard & Beside)[];
  readonly head: ({ readonly event: string } & Beside) | undefined;
  /** How many columns there are before the first card of the row above. */
  readonly lead: number;
  /** What it is called behind the last card of the row above. */
  readonly end: string | undefined;
};

/** Cards that lie open in a row for all, each with what lies along it, if anything does. */
export type Row = {
  readonly slug: string;
  readonly set: string;
  readonly cards: readonly SeenCard[];
  readonly below: Below | undefined;
};

/** The rows that the sets of a game have in the middle: a shop, a line of stations with its train, so many cards further on. */
export function rowsOf({ table }: Pick<GameState, 'table'>, ahead = 0): readonly Row[] {
  const facts = contents()
    .filter(({ slug }) => table.sets.includes(slug))
    .flatMap(({ slug: set, rows }) => rows.map((row) => ({ ...row, set })));
  return facts.flatMap(({ slug, set, along }): readonly Row[] => {
    if (along !== undefined) return [];
    const cards = table.zones[slug]?.cards ?? [];
    const other = facts.find((row) => row.along === slug);
    const below = other === undefined ? undefined : belowOf(table, other, ahead);
    return cards.length === 0 && below === undefined ? [] : [{ slug, set, cards, below }];
  });
}

type Along = { readonly slug: string; readonly at?: string; readonly behind?: string; readonly end?: string };

/** The first lies beside the card before the number remembered, the next one card further back. */
function belowOf(
  { zones, memory, inForce }: GameState['table'],
  { slug, at = '', behind = '', end }: Along,
  ahead: number,
): Below {
  const number = Number(memory[at] ?? 1) + ahead;
  const cards = (zones[slug]?.cards ?? []).map((card, back) => ({ ...card, beside: number - 2 - back }));
  const event = inForce[behind];
  const head = event === undefined ? undefined : { event, beside: number - 1 };
  return { slug, cards, head, lead: Math.max(0, ...cards.map(({ beside }) => -beside)), end };
}

/** How far what lies along a row would have moved on by what a draft does. */
export function aheadBy({ steps }: Pick<Draft, 'steps'>): number {
  return steps.some(({ value }) => typeof value === 'string' && contents().some(({ drives }) => drives.includes(value)))
    ? 1
    : 0;
}

/** What a card lies beside, along its row, and what goes before it. */
export type Berth = {
  readonly beside: SeenCard | undefined;
  readonly head: string | undefined;
  readonly end: string | undefined;
  readonly isAtEnd: boolean;
};

export function berthOf(rows: readonly Row[], card: number): Berth | undefined {
  for (const { cards, below } of rows) {
    const found = below?.cards.find(({ id }) => id === card);
    if (below === undefined || found === undefined) continue;
    const { head } = below;
    return {
      beside: cards[found.beside],
      head: head?.event,
      end: below.end,
      isAtEnd: head !== undefined && head.beside >= cards.length,
    };
  }
  return undefined;
}

export function cardsInRow({ cards, below }: Row): readonly SeenCard[] {
  return [...cards, ...(below?.cards ?? [])];
}

/** What somebody would have left of their money; undefined for what has no price, or is too dear. */
export function leftAfter(me: SeatView | undefined, card: string): number | undefined {
  const { price } = cardFacts(card);
  const [, mine = 0] = Object.entries(me?.tokens ?? {}).find(([kind]) => isMoney(kind)) ?? [];
  return price === undefined || mine < price ? undefined : mine - price;
}
