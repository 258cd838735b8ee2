import type { Answer, Procedure, Refusal, Value } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';

/** What fills a slot; undefined where it was left out. */
type Filling = Value | readonly Value[] | undefined;

/** What has been chosen for a move, by slot. */
export type Chosen = { readonly [slot: string]: Filling };

/** A card played, or an ability used, and what has been chosen for it so far. */
export type Move = {
  readonly by: SeatId;
  /** The card played, or the one that the ability lies on; `NO_CARD` for an ability without one. */
  readonly card: CardId;
  readonly face: FaceId;
  readonly as: string;
  /** The values of its needs, by slot; what is played or used stands there too. */
  readonly chosen: Answer;
  /** It is played besides the BANG! of the turn and does not take that up. */
  readonly isBesides?: boolean;
  /** Who has made `by` play it, and chosen what it needs; it is played as in a turn of `by`. */
  readonly orderedBy?: SeatId;
};

/** What the values of a slot are. */
export type Holds = 'seat' | 'card' | 'word' | 'number' | 'token';

type AnyNeed = {
  readonly holds: Holds;
  /** It is not asked when this says no: earlier choices may make it pointless. */
  readonly isAsked?: ((game: Game, move: Move) => boolean) | undefined;
  /** There is always something to choose, whatever was chosen before, so nobody has to check. */
  readonly isSure?: boolean;
  /** Something the player may add to what the card does; nobody else can demand it. */
  readonly isExtra?: boolean;
};

/** One value has to be chosen. */
export type OneOf = AnyNeed & {
  readonly candidates: (game: Game, move: Move) => readonly Value[];
  /** The reason against a candidate; none has one when it does not say. */
  readonly why?: ((game: Game, move: Move, value: Value) => Refusal | undefined) | undefined;
  /** What has to be chosen next for a candidate, before the needs that follow this one. */
  readonly brings?: ((game: Game, move: Move, value: Value) => readonly SlotNeed[]) | undefined;
};

/** Several values have to be chosen together. */
export type SomeOf = AnyNeed & {
  readonly from: (game: Game, move: Move) => readonly Value[];
  readonly count: (game: Game, move: Move) => { readonly least: number; readonly most: number };
  /** The reason why there are not enough, which can be told before anything is chosen. */
  readonly whyTooFew: (game: Game, move: Move) => Refusal | undefined;
};

/** What has to be chosen for a card or an ability. `T` is what its effect gets. */
export type Need<T extends Filling = Filling> = (OneOf | SomeOf) & {
  /** Never present: it carries the type of the value from the need to the effect. */
  readonly gives?: T;
};

/** Needs by the names of their slots, in the order in which they are asked. */
export type Needs = { readonly [slot: string]: Need };

/** What an effect gets for its needs. */
export type ChosenFor<N extends Needs> = {
  readonly [S in keyof N]: N[S] extends Need<infer T extends Filling> ? T : never;
};

/** A need with the name of its slot. */
export type SlotNeed = {
  readonly slot: string;
  readonly need: OneOf | SomeOf;
  /** What its values are, where the name of the slot does not say it. */
  readonly holds: Holds | undefined;
};

/** Carries a move out. A method type, so that an effect may name the slots of its own needs and no others. */
export type EffectOf<C> = { of(game: Game, move: Move, chosen: C): Procedure }['of'];
export type Effect = EffectOf<Chosen>;
