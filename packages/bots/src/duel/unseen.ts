import { BOX, type CardDefinition } from '@dustup/duel';
import type { Table } from './table.ts';

type Back = 'law' | 'outlaws';

/** By some measure, cards with each back: how many, and what they are in all. */
type Totals = { readonly [back in Back]: { count: number; sum: number } };

/** What each card is by some measure, by its slug, and the whole box. */
export type Measure = { readonly bySlug: ReadonlyMap<string, number>; readonly inBox: Totals };

export function measureOf(of: (card: CardDefinition) => number): Measure {
  const inBox = { law: { count: 0, sum: 0 }, outlaws: { count: 0, sum: 0 } };
  for (const { back, card } of BOX.faces) {
    inBox[back].count += 1;
    inBox[back].sum += of(card);
  }
  return { bySlug: new Map([...BOX.cards].map(([slug, card]) => [slug, of(card)])), inBox };
}

/** What a card with this back is on average, by some measure, that lies in a deck or in the other hand: of all but those that can be seen. */
export function averageWith(back: Back, table: Table, { bySlug, inBox }: Measure): number {
  let { count, sum } = inBox[back];
  for (const zone of table.seen) {
    for (const seen of zone) {
      if (seen.back !== back) continue;
      count -= 1;
      sum -= bySlug.get(seen.card) ?? 0;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** What the other hand is in all, by some measure: how many Hits to expect in it, for example. */
export function expectedInTheirHand(table: Table, measure: Measure): number {
  const { law, outlaws } = table.other.backs;
  return (
    (law === 0 ? 0 : law * averageWith('law', table, measure)) +
    (outlaws === 0 ? 0 : outlaws * averageWith('outlaws', table, measure))
  );
}
