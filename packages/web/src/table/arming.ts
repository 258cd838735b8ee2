import { type Answer, isSelection, legalValues, type Question } from '@dustup/kernel';

/** An answer given in advance: with a card of this name, or by taking the hit. */
export type Armed = { readonly kind: 'card'; readonly card: string } | { readonly kind: 'word'; readonly word: string };

export function sameArm(one: Armed, other: Armed): boolean {
  return one.kind === 'card'
    ? other.kind === 'card' && one.card === other.card
    : other.kind === 'word' && one.word === other.word;
}

/** Armed answers are for what others do: my own turn is not answered in advance. */
const OWN_TURN = 'play';

/**
 * The answer that was armed, if it is legal for this question. `nameOfCard` tells the cards of the hand. It is sent as soon as the
 * question comes; how long that takes is the server's to hide.
 */
export function armedAnswer(
  question: Question,
  armed: readonly Armed[],
  nameOfCard: (id: number) => string | undefined,
): Answer | undefined {
  const { options, kind } = question;
  if (kind === OWN_TURN || isSelection(options) || options.slot !== 'do') return undefined;
  const deeds = legalValues(options);
  for (const arm of armed) {
    if (arm.kind === 'word') {
      if (deeds.includes(arm.word) && options.next?.(arm.word) === undefined) return { do: arm.word };
      continue;
    }
    const cards = deeds.includes('play') ? options.next?.('play') : undefined;
    if (cards === undefined || isSelection(cards) || cards.slot !== 'card') continue;
    const card = legalValues(cards).find((id) => nameOfCard(Number(id)) === arm.card && cards.next?.(id) === undefined);
    if (card !== undefined) return { do: 'play', card };
  }
  return undefined;
}
