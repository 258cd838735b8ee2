import { type Answer, isSelection, legalValues, type Question, type Value } from '@dustup/kernel';

/** An answer given in advance: with a card of this name, by taking the hit, or by declining what is offered for a whole turn. */
export type Armed =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'word'; readonly word: string }
  | Declined;

/** `name`: what could be used. */
export type Declined = {
  readonly kind: 'offer';
  readonly question: string;
  readonly name: string;
  readonly turn: number;
};

export function sameArm(one: Armed, other: Armed): boolean {
  if (one.kind === 'card') return other.kind === 'card' && one.card === other.card;
  if (one.kind === 'word') return other.kind === 'word' && one.word === other.word;
  return other.kind === 'offer' && one.question === other.question;
}

const PASS = 'pass';

/** Something may be used in another's turn, or not: what it is; undefined for questions that must be answered. */
export function offerIn({ kind, options }: Question): Value | undefined {
  if (kind === OWN_TURN || isSelection(options) || options.slot !== 'do') return undefined;
  if (options.candidates.length !== 2 || !legalValues(options).includes(PASS)) return undefined;
  const used = options.next?.('use');
  return used === undefined || isSelection(used) || used.slot !== 'use' ? undefined : used.candidates[0];
}

/** What is still armed in this turn: what was declined for another is asked again. */
export function armedIn(turn: number, armed: readonly Armed[]): readonly Armed[] {
  return armed.filter((one) => one.kind !== 'offer' || one.turn === turn);
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
    if (arm.kind === 'offer') {
      if (arm.question === kind && offerIn(question) !== undefined) return { do: PASS };
      continue;
    }
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
