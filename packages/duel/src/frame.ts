import type { Frame } from '@dustup/kernel';
import type { DuelEvent, SeenCard } from './events.ts';
import { fighterIn, frontOf, SEATS } from './game.ts';
import type { DuelPosition } from './rules.ts';
import type { Setup } from './setup.ts';
import type { Side } from './state.ts';
import { handLimit } from './turn.ts';
import type { SeatView, View } from './view.ts';

/** What everybody at the table sees. */
export type TableFrame = Pick<
  View,
  'characters' | 'commonDeckCount' | 'discardPile' | 'shelf' | 'turn' | 'resolving'
> & {
  readonly seats: readonly PublicSeat[];
  readonly outcome: { readonly winners: readonly number[]; readonly side: Side } | null;
  /** How many cards each seat may keep; null while nobody stands there. */
  readonly handLimits: readonly (number | null)[];
  /** The seats that are asked something, until all of them have answered. */
  readonly asked: readonly number[];
};

type PublicSeat = Omit<SeatView, 'reserve' | 'choice' | 'hand'>;

/** What one seat sees besides: its own characters that are still to come, and the two to choose from, by name. */
export type OwnFrame = {
  readonly hand: readonly SeenCard[];
  readonly reserve: readonly string[];
  readonly choice: readonly string[];
};

/** What of this game goes over the wire. */
export type DuelWire = {
  readonly setup: Setup;
  readonly table: TableFrame;
  readonly own: OwnFrame;
  readonly event: DuelEvent;
};

/** All there is to see now. Plain data that later moves do not change. */
export function frameOf(position: DuelPosition): Frame<TableFrame, OwnFrame> {
  return { table: publicFrame(position), own: SEATS.map((seat) => ownFrame(position.view(seat), seat)) };
}

function publicFrame(position: DuelPosition): TableFrame {
  const { game, askedSeats } = position;
  const { characters, seats, commonDeckCount, discardPile, shelf, turn, resolving, outcome } = position.view(null);
  return {
    characters,
    seats: seats.map(publicSeat),
    commonDeckCount,
    discardPile,
    shelf,
    turn,
    resolving,
    outcome: outcome && { winners: [outcome.winner], side: outcome.side },
    handLimits: SEATS.map((seat) =>
      fighterIn(game, frontOf(game, seat)) === undefined ? null : handLimit(game, seat),
    ),
    asked: askedSeats,
  };
}

function publicSeat({ seat, side, fighters, reserveCount, backs, deckCount }: SeatView): PublicSeat {
  return { seat, side, fighters, reserveCount, backs, deckCount };
}

function ownFrame({ seats }: View, seat: number): OwnFrame {
  const { hand, reserve, choice } = seats[seat] ?? {};
  return { hand: hand ?? [], reserve: reserve ?? [], choice: choice ?? [] };
}
