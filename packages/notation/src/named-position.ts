import type { BangPosition, CardId, Game } from '@dustup/bang/engine';
import { faceOf, signText } from '@dustup/bang/engine';

/** A position at a table where people have names: text speaks of Ann, the engine of seat 0. */
export type NamedPosition = { readonly position: BangPosition; readonly names: readonly string[] };

/** `Beer 6♥` */
export function cardText(game: Game, card: CardId): string {
  const { card: definition, sign } = faceOf(game, card);
  return `${definition.name} ${signText(sign)}`;
}
