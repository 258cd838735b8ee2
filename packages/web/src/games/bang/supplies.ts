import type { GameState } from './wire.ts';
import { contents } from './cards/book.ts';
import type { SupplyFacts } from './cards/book-types.ts';

/** What lies beside the table: so many cards of a pile, or tokens of a kind. */
export type Supply = { readonly slug: string; readonly count: number; readonly isTokens: boolean };

/** What the sets of a game have in supply. */
export function suppliesOf({ table }: Pick<GameState, 'table'>): readonly Supply[] {
  return contents()
    .filter(({ slug }) => table.sets.includes(slug))
    .flatMap(({ supplies }) => supplies.map((facts) => supplyOf(table, facts)));
}

/** Tokens that lie nowhere are in the supply; of some more are found when it is empty. */
function supplyOf({ zones, seats, cardTokens }: GameState['table'], facts: SupplyFacts): Supply {
  const { slug } = facts;
  if ('zone' in facts) return { slug, count: zones[facts.zone]?.count ?? 0, isTokens: false };
  const places = [...seats.map(({ tokens }) => tokens), ...Object.values(cardTokens)];
  const lying = places.reduce((sum, tokens) => sum + (tokens[slug] ?? 0), 0);
  return { slug, count: Math.max(0, facts.tokens - lying), isTokens: true };
}
