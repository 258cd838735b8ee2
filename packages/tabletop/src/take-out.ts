import { EngineBug } from '@dustup/kernel';

/** Takes a card out of the zone it lies in; the others keep their order. */
export function takeOut<Card extends number>(zone: Card[], card: Card): void {
  const last = zone.length - 1;
  if (zone[last] === card) {
    zone.pop();
    return;
  }
  const at = zone.indexOf(card);
  if (at < 0) throw new EngineBug(`card ${card} is not where it should be`);
  for (let i = at; i < last; i++) zone[i] = zone[i + 1] ?? card;
  zone.pop();
}
