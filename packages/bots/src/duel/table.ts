import type { FighterView, SeatView, SeenCard, View } from '@dustup/duel';

/** A view, sorted into mine and theirs. What is looked at is looked up once. */
export class Table {
  readonly view: View;
  readonly me: number;
  readonly own: SeatView;
  readonly other: SeatView;
  #hand: readonly SeenCard[] | undefined;
  #ownFighters: readonly FighterView[] | undefined;
  #theirFighters: readonly FighterView[] | undefined;
  #seen: readonly (readonly SeenCard[])[] | undefined;

  constructor(view: View) {
    this.view = view;
    this.me = view.viewer ?? 0;
    this.own = seatIn(view, this.me);
    this.other = seatIn(view, 1 - this.me);
  }

  get hand(): readonly SeenCard[] {
    return (this.#hand ??= this.own.hand ?? []);
  }
  get ownFighters(): readonly FighterView[] {
    return (this.#ownFighters ??= this.own.fighters);
  }
  get theirFighters(): readonly FighterView[] {
    return (this.#theirFighters ??= this.other.fighters);
  }

  /** Every card that the viewer sees, zone by zone. */
  get seen(): readonly (readonly SeenCard[])[] {
    return (this.#seen ??= zonesSeen(this));
  }
}

function zonesSeen({ view, hand, ownFighters, theirFighters }: Table) {
  const zones = [view.discardPile, view.shelf, hand];
  for (const { equipment } of ownFighters) zones.push(equipment);
  for (const { equipment } of theirFighters) zones.push(equipment);
  return zones;
}

function seatIn({ seats }: View, seat: number): SeatView {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

export function frontIn(fighters: readonly FighterView[]): FighterView | undefined {
  for (const fighter of fighters) if (fighter.isFront) return fighter;
  return undefined;
}

export function rearIn(fighters: readonly FighterView[]): FighterView | undefined {
  for (const fighter of fighters) if (!fighter.isFront) return fighter;
  return undefined;
}

export function fighterAmong(fighters: readonly FighterView[], id: unknown): FighterView | undefined {
  for (const fighter of fighters) if (fighter.id === id) return fighter;
  return undefined;
}

export function cardNamed(cards: readonly SeenCard[], id: unknown): SeenCard | undefined {
  for (const card of cards) if (card.id === id) return card;
  return undefined;
}

/** A card that lies with one of these fighters. */
export function equipmentNamed(fighters: readonly FighterView[], id: unknown): SeenCard | undefined {
  for (const { equipment } of fighters) for (const card of equipment) if (card.id === id) return card;
  return undefined;
}

/** How many cards the opponent holds. */
export function theirCards({ other: { backs } }: Table): number {
  return backs.law + backs.outlaws;
}
