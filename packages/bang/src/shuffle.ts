import { shuffle } from '@dustup/kernel';
import { type CardId, type FaceId, NO_FACE } from './ids.ts';
import type { State } from './state.ts';

/** Shuffles a pile. Faces are dealt anew to its cards, and cards to its places: an id tells nothing of before. */
export function shufflePile({ faces, random }: State, pile: CardId[]): void {
  const dealt: FaceId[] = [];
  for (const card of pile) dealt.push(faces[card] ?? NO_FACE);
  shuffle(random, dealt);
  shuffle(random, pile);
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    if (card !== undefined) faces[card] = dealt[i] ?? NO_FACE;
  }
}
