import type { DuelEvent, FighterView, SeatView, SeenCard, View } from '@dustup/duel';
import type { GameState } from '../../app/wire.ts';

export type { DuelEvent, FighterView, SeenCard };

/** A side of the table, as everybody sees it. */
export type DuelSeat = Pick<SeatView, 'seat' | 'side' | 'fighters' | 'reserveCount' | 'backs' | 'deckCount'>;

/** What everybody at the table sees. */
export type DuelTable = Pick<
  View,
  'characters' | 'commonDeckCount' | 'discardPile' | 'shelf' | 'turn' | 'resolving'
> & {
  readonly seats: readonly DuelSeat[];
  readonly outcome: { readonly winners: readonly number[]; readonly side: string } | null;
  readonly handLimits: readonly (number | null)[];
  readonly asked: readonly number[];
};

/** What only its owner sees. */
export type DuelOwn = {
  readonly hand: readonly SeenCard[];
  readonly reserve: readonly string[];
  readonly choice: readonly string[];
};

export type DuelLogged = { readonly key: number; readonly step: number | null; readonly event: DuelEvent };

export type DuelGame = Pick<GameState, 'id' | 'n' | 'ask' | 'answering' | 'clock'> & {
  readonly table: DuelTable;
  readonly own: DuelOwn | null;
  readonly log: readonly DuelLogged[];
};
