import type { Answer, Json, Procedure, Question, Refusal } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import type { Chosen, Effect, SlotNeed } from './moves.ts';
import type { Loss, Shot, State } from './state.ts';
import type { CharacterTraits, Traits } from './traits.ts';

/** Where a rule comes from. Within a moment they speak in this order. */
export const PLACES = ['inForce', 'rules', 'character', 'inPlay', 'belongings'] as const;
export type Place = (typeof PLACES)[number];

/** A rule that counts just now: whose it is, and the card it lies on, if it does. */
export type Source = {
  readonly place: Place;
  /** Whose it is; for an event or a set's rules, whose turn it is. */
  readonly owner: SeatId;
  readonly slug: string;
  readonly card: CardId | null;
  readonly ability: Ability;
};

/** What every rule is told: whose it is. */
export type Heard = { readonly self: SeatId; readonly source: Source };

export type QueryAnswer<Q extends QueryName> = (
  value: Queries[Q]['value'],
  about: Queries[Q]['about'] & Heard & { readonly game: Game },
) => Queries[Q]['value'];

/** One that asks nobody needs no procedure. */
export type Trigger<M extends MomentName> = (game: Game, about: Moments[M] & Heard) => Procedure | void;

/** Something its owner may do in phase 2 besides playing cards. Made by `action`. */
export type Action = {
  /** The reason against it now, or undefined. */
  readonly why: ((game: Game, self: SeatId, source: Source) => Refusal | undefined) | undefined;
  /** What it does, for whoever reads traits instead of names. */
  readonly traits: Traits | undefined;
  /** What has to be chosen for it; asked only when nothing speaks against it. */
  readonly needs: (game: Game, self: SeatId, source: Source) => readonly SlotNeed[];
  readonly run: Effect;
};

/** Something its owner may do whenever they are asked, between two actions of others, and to stay alive. */
export type AnytimeAction = {
  readonly why: (game: Game, self: SeatId) => Refusal | undefined;
  readonly question: (game: Game, self: SeatId) => Question;
  readonly run: (game: Game, self: SeatId, answer: Answer) => Procedure;
};

/** A way of drawing returns the cards in the order drawn, or undefined to leave it to others. */
type WayOfDrawing = (game: Game, self: SeatId, count: number) => Procedure<CardId[] | undefined>;

/** Phase 1 has parts: somebody may replace all of it, the first card, or the cards after that. */
export type WaysOfDrawing = {
  readonly all?: WayOfDrawing;
  readonly first?: WayOfDrawing;
  readonly rest?: WayOfDrawing;
};

/** A BANG! card that somebody has to give up, as in a Duel, or what does for one. */
export type Demand = { readonly kind: string; readonly by: SeatId };

/**
 * What a player may respond to: whatever comes at them, before any answer to it; a shot, a card that is about to affect
 * them, a demand, the loss of their last life point.
 */
export type Threats = {
  readonly arrival: Evadable;
  readonly shot: Shot;
  readonly card: Evadable;
  readonly demand: Demand;
  readonly death: Loss;
};
export const THREATS = ['arrival', 'shot', 'card', 'demand', 'death'] as const;
export type Threat = (typeof THREATS)[number];

export type Response<T extends Threat> = {
  /** The reason why it does not help here. */
  readonly why?: ((game: Game, self: SeatId, threat: Threats[T]) => Refusal | undefined) | undefined;
  /** What has to be chosen for it. */
  readonly needs?: readonly SlotNeed[] | undefined;
  /** It may be used repeatedly against one threat; anything else helps once. */
  readonly mayRepeat?: boolean | undefined;
  /** It sends the shot on instead of cancelling it, so it also answers shots that can't be cancelled. */
  readonly diverts?: boolean | undefined;
  /** What it does; returns how much it helps: `MISSED`, `SPARED`, or nothing. */
  readonly run: Answering<T, Chosen>;
};

/** What a response is told: whose it is and what it answers. */
type Answered<T extends Threat> = {
  readonly self: SeatId;
  readonly threat: Threats[T];
  /** Null for a card of the hand. */
  readonly source: Source | null;
  /** The card of the hand, which lies on the discard pile by now; `NO_CARD` for a source. */
  readonly card: CardId;
};

/** Carries a response out. A method type, so that it may name the slots of its own needs and no others. */
export type Answering<T extends Threat, C> = {
  of(game: Game, about: Answered<T>, chosen: C): Procedure<number>;
}['of'];

export type Responses = { readonly [T in Threat]?: Response<T> | undefined };

export type HookNames = {
  readonly queries: readonly QueryName[];
  readonly moments: readonly MomentName[];
  readonly threats: readonly Threat[];
  readonly doers: readonly Doers[];
};

/** Those who have something to do besides, and by which member of an ability one is among them. */
export const DOERS = { actions: 'action', anytime: 'anytime', drawers: 'draws', listeners: 'whenSpoken' } as const;
export type Doers = keyof typeof DOERS;

/** What a card, a character, an event or a set brings to the rules. Looked up, never registered. */
export type Ability = {
  readonly queries?: { readonly [Q in QueryName]?: QueryAnswer<Q> } | undefined;
  readonly triggers?: { readonly [M in MomentName]?: Trigger<M> } | undefined;
  /** What it does for its owner when something happens to them. A brown card responds from the hand, anything else from play. */
  readonly responds?: Responses | undefined;
  readonly action?: Action | undefined;
  readonly anytime?: AnytimeAction | undefined;
  /** What happens to a player who speaks at the table while it counts. */
  readonly whenSpoken?: ((game: Game, speaker: SeatId) => Procedure) | undefined;
  /** Its owner's ways of drawing in phase 1. */
  readonly draws?: WaysOfDrawing | undefined;
  /** What it has put off with `afterThis` until the card under way is done, and what it noted then. */
  readonly afterwards?: ((game: Game, self: SeatId, noted: Json) => Procedure) | undefined;
  /** It makes somebody look at the order on the discard pile, now or in a later turn. */
  readonly looksAtDiscards?: boolean | undefined;
  /** Switches other sources off: an event any, a character those in play. */
  readonly suppresses?: ((game: Game, self: SeatId, source: Source) => boolean) | undefined;
  /** The names in `queries`, `triggers` and `responds`, and which of the rest there is, listed once when it is defined. */
  readonly hooks?: HookNames;
};

/** A card on its way to somebody. */
export type Evadable = { readonly by: SeatId | null; readonly face: FaceId | null; readonly as: string | null };

/** The kinds of card that rules speak of by name: «a BANG! card», «a Missed!», «a Beer», «the Dynamite». */
export const CARD_KINDS = ['bangCard', 'missedCard', 'beerCard', 'dynamiteCard'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const COLOURS = ['brown', 'blue', 'green', 'orange', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export type CardDefinition = Ability & {
  readonly slug: string;
  readonly name: string;
  readonly colour: Colour;
  readonly kinds: readonly CardKind[];
  readonly isWeapon: boolean;
  /** Takes up the BANG! of the turn. */
  readonly isLimited: boolean;
  /** Taken out in the beginners' game. */
  readonly hasBook: boolean;
  /** It affects everybody, or all the others, without naming them one by one. */
  readonly affects: 'everybody' | 'others' | undefined;
  readonly traits: Traits;
  /** The reason against playing it now, targets aside. */
  readonly why: ((game: Game, by: SeatId) => Refusal | undefined) | undefined;
  readonly needs: readonly SlotNeed[];
  /** What has to be chosen for it just now, where that changes; else `needs`. */
  readonly needsNow: ((game: Game, by: SeatId) => readonly SlotNeed[]) | undefined;
  /** A brown card's effect, without which it is no play of phase 2; what a blue card does at once when it is laid. */
  readonly effect: Effect | undefined;
  /** A blue or green card is laid in front of this seat; in front of its player when it does not say. */
  readonly isLaidAt: boolean;
  /** It keeps the player it lies in front of in the game; they are out when it goes. */
  readonly keepsInGame: boolean;
  /** What it costs, for a card that is bought; null for any other. */
  readonly price: number | null;
};

export type CharacterDefinition = Ability & {
  readonly slug: string;
  readonly name: string;
  readonly life: number;
  readonly traits: CharacterTraits;
};

/** A large card that is in force for all while it lies on top of its stack. */
export type EventDefinition = Ability & {
  readonly slug: string;
  readonly name: string;
  /** What it does when its moment has come. */
  readonly traits: Traits | undefined;
};

/** What holds for a whole set, or for several. */
export type RuleModule = Ability & {
  readonly slug: string;
  /** It holds only in games like this one; in all when it does not say. Never changes in a game. */
  readonly isOn: ((state: State) => boolean) | undefined;
};
