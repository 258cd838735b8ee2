import { BOX, type CardDefinition, type SeenCard } from '@dustup/duel';
import type { Table } from './table.ts';
import { definitionOf } from './worth.ts';

type Back = 'law' | 'outlaws';
type Measure = (card: CardDefinition) => number;

/** What a card with this back is on average, by some measure, that lies in a deck or in the other hand: of all but those that can be seen. */
export function averageWith(back: Back, { view, hand, ownFighters, theirFighters }: Table, measure: Measure): number {
  let [count, sum] = [0, 0];
  for (const face of BOX.faces) {
    if (face.back !== back) continue;
    count += 1;
    sum += measure(face.card);
  }
  const leaveOut = (cards: readonly SeenCard[]) => {
    for (const seen of cards) {
      if (seen.back !== back) continue;
      count -= 1;
      sum -= measure(definitionOf(seen));
    }
  };
  leaveOut(view.discardPile);
  leaveOut(view.shelf);
  leaveOut(hand);
  for (const { equipment } of ownFighters) leaveOut(equipment);
  for (const { equipment } of theirFighters) leaveOut(equipment);
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
