import type { Answer, Procedure, Refusal, Value } from '@dustup/kernel';
import type { CardId, OneOf, SeatId, SlotNeed, SomeOf } from '@dustup/tabletop';
import type { Game } from './game.ts';
import type { Hooks } from './hooks.ts';
import type { FighterId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import type { Hit, Side } from './state.ts';
import type { CharacterTraits, Traits } from './traits.ts';

export const COLOURS = ['red', 'brown', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Life about to be lost; it shrinks when somebody takes some of it over. */
export type Loss = {
  readonly target: FighterId;
  amount: number;
  /** Whose card or ability it is; null when nobody's. */
  readonly by: SeatId | null;
  /** The life is set to a number: nobody can lose it in another's place. */
  readonly isSet: boolean;
};

/** Whose rule it is: the owner, the fighter who has it, and the card when it lies with the fighter. */
export type Heard = { readonly self: SeatId; readonly fighter: FighterId; readonly card: CardId | null };

export type QueryAnswer<Q extends QueryName> = (
  value: Queries[Q]['value'],
  about: Queries[Q]['about'] & Heard & { readonly game: Game },
) => Queries[Q]['value'];
export type Trigger<M extends MomentName> = (game: Game, about: Moments[M] & Heard) => Procedure;

/** Something a fighter has against a hit, once for each. True when it avoids it. */
export type Response = (game: Game, about: Heard & { readonly hit: Hit }) => Procedure<boolean>;

/** A card or an ability on its way to being played: by whom, as what, and what has been chosen. */
export type Move = {
  readonly by: SeatId;
  /** The card of the hand; none for an ability. */
  readonly card: CardId;
  readonly as: string;
  readonly chosen: Answer;
};

/** What has to be chosen for a move; `T` is what its effect gets. */
export type Need<T extends Filling = Filling> = (OneOf<Game, Move> | SomeOf<Game, Move>) & { readonly gives?: T };
type Filling = Value | readonly Value[] | undefined;
export type Needs = { readonly [slot: string]: Need };
type Chosen = { readonly [slot: string]: Filling };
export type ChosenFor<N extends Needs> = {
  readonly [S in keyof N]: N[S] extends Need<infer T extends Filling> ? T : never;
};
export type DuelNeeds = readonly SlotNeed<Game, Move>[];

/** A method type, so that an effect may say what its own needs give it. */
export type EffectOf<Chosen> = { of(game: Game, move: Move, chosen: Chosen): Procedure }['of'];

/** Something its owner may do in phase 2, once a turn. */
export type Action = {
  readonly traits: Traits;
  readonly why: (game: Game, self: SeatId, fighter: FighterId) => Refusal | undefined;
  readonly needs: (game: Game, self: SeatId, fighter: FighterId) => DuelNeeds;
  readonly run: (game: Game, move: Move, fighter: FighterId) => Procedure;
};

export type Ability = {
  readonly queries?: { readonly [Q in QueryName]?: QueryAnswer<Q> } | undefined;
  readonly triggers?: { readonly [M in MomentName]?: Trigger<M> } | undefined;
  readonly avoids?: Response | undefined;
  readonly action?: Action | undefined;
  /** What it has put off until the card under way is done. */
  readonly afterwards?: ((game: Game, owner: SeatId) => Procedure) | undefined;
  /** What it answers and hears, looked up once. */
  readonly hooks?: Hooks;
};

export type CardDefinition = Ability & {
  readonly slug: string;
  readonly name: string;
  readonly colour: Colour;
  readonly isHit: boolean;
  readonly isAvoid: boolean;
  readonly isReload: boolean;
  /** It works in the rear, too. */
  readonly isAlways: boolean;
  /** Any card avoids its hit. */
  readonly yieldsToAny: boolean;
  readonly traits: Traits;
  readonly needs: DuelNeeds;
  readonly why: ((game: Game, by: SeatId) => Refusal | undefined) | undefined;
  readonly effect: EffectOf<Chosen> | undefined;
  /** What comes when a hit has been avoided by it. */
  readonly whenAvoided: ((game: Game, self: SeatId) => void) | undefined;
};

export type CharacterDefinition = Ability & {
  readonly traits: CharacterTraits;
  readonly slug: string;
  readonly name: string;
  readonly side: Side;
  readonly life: number;
  readonly isAlways: boolean;
};
