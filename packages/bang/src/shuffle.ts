import { shuffle } from '@dustup/kernel';
import type { FaceId } from './ids.ts';
import type { State } from './state.ts';

/** Shuffles the draw pile. Faces are dealt anew to its cards, and cards to its places: an id tells nothing of before. */
export function shuffleDrawPile(state: State): void {
  const { drawPile, faces, random } = state;
  const dealt: FaceId[] = [];
  for (const card of drawPile) {
    const face = faces[card];
    if (face !== undefined) dealt.push(face);
  }
  shuffle(random, dealt);
  shuffle(random, drawPile);
  for (const [i, card] of drawPile.entries()) {
    const face = dealt[i];
    if (face !== undefined) faces[card] = face;
  }
}
