import type { FighterView, SeatView, SeenCard, View } from '@dustup/duel';

/** A view, sorted into mine and theirs. */
export type Table = {
  readonly view: View;
  readonly me: number;
  readonly own: SeatView;
  readonly other: SeatView;
  readonly hand: readonly SeenCard[];
  readonly ownFighters: readonly FighterView[];
  readonly theirFighters: readonly FighterView[];
};

export function tableFrom(view: View): Table {
  const me = view.viewer ?? 0;
  const own = seatIn(view, me);
  const other = seatIn(view, 1 - me);
  return { view, me, own, other, hand: own.hand ?? [], ownFighters: own.fighters, theirFighters: other.fighters };
}

function seatIn({ seats }: View, seat: number): SeatView {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

export function frontIn(fighters: readonly FighterView[]): FighterView | undefined {
  return fighters.find(({ isFront }) => isFront);
}

export function rearIn(fighters: readonly FighterView[]): FighterView | undefined {
  return fighters.find(({ isFront }) => !isFront);
}

export function cardNamed(cards: readonly SeenCard[], id: unknown): SeenCard | undefined {
  for (const card of cards) if (card.id === id) return card;
  return undefined;
}

/** How many cards the opponent holds. */
export function theirCards({ other: { backs } }: Table): number {
  return backs.law + backs.outlaws;
}
