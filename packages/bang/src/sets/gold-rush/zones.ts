import {
  type CardId,
  cardsAt,
  definitionOf,
  type Game,
  numberOfZone,
  type SeatId,
  seatOf,
  type SetDefinition,
} from '../../core.ts';

/** The equipment pile, and its face-up bottom: what has been discarded (GOLD-EQ-03). */
export const PILE = 'equipmentPile';
export const DISCARDS = 'equipmentDiscards';
/** The row of three that are for sale. */
export const SHOP = 'shop';
/** What lies in front of somebody: no card of the game touches it (GOLD-EQ-01). */
export const EQUIPMENT = 'equipment';

export const zones: NonNullable<SetDefinition['zones']> = [
  { slug: PILE, of: 'table', seenBy: 'nobody' },
  { slug: DISCARDS, of: 'table', seenBy: 'all' },
  { slug: SHOP, of: 'table', seenBy: 'all' },
  { slug: EQUIPMENT, of: 'seat', seenBy: 'all', place: 'belongings' },
];

export function shopRow(game: Game): readonly CardId[] {
  return cardsAt(game.state, numberOfZone(game, SHOP));
}

/** Not a card is left in the pile, face down or face up. */
export function isPileEmpty(game: Game): boolean {
  return [PILE, DISCARDS].every((zone) => cardsAt(game.state, numberOfZone(game, zone)).length === 0);
}

export function equipmentOf(game: Game, seat: SeatId): readonly CardId[] {
  return seatOf(game, seat).zones[EQUIPMENT] ?? NONE;
}

const NONE: readonly CardId[] = [];

export function hasEquipment(game: Game, seat: SeatId, slug: string): boolean {
  return equipmentOf(game, seat).some((card) => definitionOf(game, card).slug === slug);
}

/** What a card of the row costs. */
export function priceOf(game: Game, card: CardId): number {
  return definitionOf(game, card).price ?? 0;
}
