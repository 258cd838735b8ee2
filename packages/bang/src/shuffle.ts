import { shuffle } from '@dustup/kernel';
import { type FaceId, NO_FACE } from './ids.ts';
import type { State } from './state.ts';

/** Shuffles the draw pile. Faces are dealt anew to its cards, and cards to its places: an id tells nothing of before. */
export function shuffleDrawPile(state: State): void {
  const { drawPile, faces, random } = state;
  const dealt: FaceId[] = [];
  for (const card of drawPile) dealt.push(faces[card] ?? NO_FACE);
  shuffle(random, dealt);
  shuffle(random, drawPile);
  for (let i = 0; i < drawPile.length; i++) {
    const card = drawPile[i];
    if (card !== undefined) faces[card] = dealt[i] ?? NO_FACE;
  }
}
