import { type RandomState, shuffle } from '@dustup/kernel';
import { type CardId, type FaceId, NO_FACE } from './ids.ts';

/** What a shuffle changes: the face of each card, by its id, and the stream of chance. */
type Shuffled = { readonly faces: FaceId[]; readonly random: RandomState };

/** Shuffles a pile. Faces are dealt anew to its cards, and cards to its places: an id tells nothing of before. */
export function shufflePile({ faces, random }: Shuffled, pile: CardId[]): void {
  const dealt: FaceId[] = [];
  for (const card of pile) dealt.push(faces[card] ?? NO_FACE);
  shuffle(random, dealt);
  shuffle(random, pile);
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    if (card !== undefined) faces[card] = dealt[i] ?? NO_FACE;
  }
}
