import type { RandomState } from '@dustup/kernel';
import type { CardId, FaceId, SeatId } from '@dustup/tabletop';
import type { FighterId } from './ids.ts';

export const SIDES = ['law', 'outlaws'] as const;
export type Side = (typeof SIDES)[number];

export const PHASES = ['setup', 'start', 'draw', 'play', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** A character in play, with the Equipment that lies with it. */
export type Fighter = { readonly character: string; life: number; readonly equipment: CardId[] };

export type Seat = {
  readonly side: Side;
  /** The two to choose from, while the choice is open; else empty. */
  choice: string[];
  /** Two places; one is empty when the reserve is, too. */
  readonly fighters: (Fighter | null)[];
  /** The place of the fighter in front, who carries the token. */
  front: number;
  /** Bottom first. Its owner knows who is in it, nobody in which order. */
  readonly reserve: string[];
  readonly hand: CardId[];
  /** Bottom first. */
  readonly deck: CardId[];
};

export type Turn = {
  /** 0 before the first turn. */
  number: number;
  seat: SeatId;
  phase: Phase;
  /** Those that count towards the limit. */
  bangsPlayed: number;
  hasSwapped: boolean;
  /** The abilities used in this turn that may be used once. */
  readonly used: string[];
};

/** A card being carried out, or what an ability does in its place. */
export type PlayFrame = {
  readonly kind: 'play';
  readonly by: SeatId;
  readonly as: string;
  readonly at: FighterId | null;
};

/** A hit on its way: of a card that was played as something, or of an ability (then `as` is null). */
export type Hit = {
  readonly kind: 'hit';
  readonly by: SeatId;
  /** Who shoots, and under which name: the place may belong to somebody else by now. */
  readonly shooter: FighterId;
  readonly character: string;
  readonly target: FighterId;
  readonly as: string | null;
  readonly isBang: boolean;
};

export type Frame = PlayFrame | Hit;

/** At whom a hit is aimed that waits: a position of a seat, whoever has it then, or one character wherever it stands. */
export type Aim =
  | { readonly at: 'front' | 'rear'; readonly seat: SeatId }
  | { readonly at: 'fighter'; readonly fighter: FighterId; readonly character: string };

/** What waits until the card under way is done for all its targets, in the order in which it arose. */
export type After =
  | {
      readonly kind: 'hit';
      readonly by: SeatId;
      /** Whose ability shoots; null for a card: that shot is of whoever is in front then (DUEL-SID-03-Q). */
      readonly shooter: { readonly fighter: FighterId; readonly character: string } | null;
      readonly aim: Aim;
    }
  | { readonly kind: 'rule'; readonly slug: string; readonly owner: SeatId };

export type Outcome = { readonly winner: SeatId; readonly side: Side };

export type State = {
  /** How many characters each player has begun with. */
  readonly characters: number;
  readonly random: RandomState;
  /** The face of each card, by its id. */
  readonly faces: FaceId[];
  readonly seats: readonly Seat[];
  /** Bottom first, as all piles. */
  readonly commonDeck: CardId[];
  readonly discardPile: CardId[];
  /** Face up in the middle: a row to pick from, cards turned over. */
  readonly shelf: CardId[];
  /** What this game leaves out. */
  readonly box: CardId[];
  readonly turn: Turn;
  /** By seat: who is awake in place of the fighter in front, as the target of something. */
  readonly awake: (FighterId | null)[];
  /** What is going on, outermost first. */
  readonly resolving: Frame[];
  readonly after: After[];
  outcome: Outcome | null;
};

/** A deep copy, field by field: it is what a fork costs. */
export function copyState(state: State): State {
  return {
    characters: state.characters,
    random: { key: state.random.key, used: state.random.used },
    faces: state.faces.slice(),
    seats: state.seats.map(copySeat),
    commonDeck: state.commonDeck.slice(),
    discardPile: state.discardPile.slice(),
    shelf: state.shelf.slice(),
    box: state.box.slice(),
    turn: { ...state.turn, used: state.turn.used.slice() },
    awake: state.awake.slice(),
    resolving: state.resolving.slice(),
    after: state.after.slice(),
    outcome: state.outcome,
  };
}

function copySeat({ side, choice, fighters, front, reserve, hand, deck }: Seat): Seat {
  return {
    side,
    choice: choice.slice(),
    fighters: fighters.map((one) => one && { ...one, equipment: one.equipment.slice() }),
    front,
    reserve: reserve.slice(),
    hand: hand.slice(),
    deck: deck.slice(),
  };
}
