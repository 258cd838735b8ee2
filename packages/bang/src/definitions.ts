import type { Answer, Json, Procedure, Question, Refusal, Value } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import type { Sign, Suit } from './signs.ts';
import type { Memory } from './memory.ts';
import type { Loss, Role, Shot, State } from './state.ts';
import type { TokenKind } from './tokens.ts';
import type { DeckDefinition, ZoneDefinition } from './zone-definitions.ts';

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

export type Trigger<M extends MomentName> = (game: Game, about: Moments[M] & Heard) => Procedure;

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
  /** It may be used again and again to one threat; anything else helps once. */
  readonly mayRepeat?: boolean | undefined;
  /** It cancels nothing but sends the shot on: what nothing cancels it answers too. */
  readonly diverts?: boolean | undefined;
  /** What it does; returns how much it helps: `MISSED`, `SPARED`, or nothing. `source` is null for a card of the hand. */
  readonly run: (
    game: Game,
    about: {
      readonly self: SeatId;
      readonly threat: Threats[T];
      readonly source: Source | null;
      /** The card of the hand, which lies on the discard pile by now; `NO_CARD` for a source. */
      readonly card: CardId;
      readonly chosen: Chosen;
    },
  ) => Procedure<number>;
};
export type Responses = { readonly [T in Threat]?: Response<T> | undefined };

export type HookNames = {
  readonly queries: readonly QueryName[];
  readonly moments: readonly MomentName[];
  readonly threats: readonly Threat[];
};

/** What a card, a character, an event or a set brings to the rules. Looked up, never registered. */
export type Ability = {
  readonly queries?: { readonly [Q in QueryName]?: QueryAnswer<Q> } | undefined;
  readonly triggers?: { readonly [M in MomentName]?: Trigger<M> } | undefined;
  /** What it does for its owner when something happens to them. A brown card responds from the hand, anything else from play. */
  readonly responds?: Responses | undefined;
  readonly action?: Action | undefined;
  readonly anytime?: AnytimeAction | undefined;
  /** What becomes of whoever speaks at the table while it counts. */
  readonly whenSpoken?: ((game: Game, speaker: SeatId) => Procedure) | undefined;
  /** Its owner's ways of drawing in phase 1. */
  readonly draws?: WaysOfDrawing | undefined;
  /** What it has put off with `afterThis` until the card under way is done, and what it noted then. */
  readonly afterwards?: ((game: Game, self: SeatId, noted: Json) => Procedure) | undefined;
  /** It makes somebody look at the order on the discard pile, now or in a later turn. */
  readonly looksAtDiscards?: boolean | undefined;
  /** Switches other sources off: an event any, a character those in play. */
  readonly suppresses?: ((game: Game, self: SeatId, source: Source) => boolean) | undefined;
  /** The names in `queries`, `triggers` and `responds`, listed once when it is defined. */
  readonly hooks?: HookNames;
};

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
  /** It is left out when this says no: what was chosen before may make it pointless. */
  readonly isAsked?: ((game: Game, move: Move) => boolean) | undefined;
  /** Whatever was chosen before, there is something to choose: nobody need try it out. */
  readonly isSure?: boolean;
  /** Something that its player may add to what the card does: nobody else can ask for it. */
  readonly isExtra?: boolean;
};

/** One value has to be chosen. */
export type OneOf = AnyNeed & {
  readonly candidates: (game: Game, move: Move) => readonly Value[];
  /** The reason against a candidate; none has one when it does not say. */
  readonly why?: ((game: Game, move: Move, value: Value) => Refusal | undefined) | undefined;
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

/** What bots read instead of names. */
export type Traits = {
  readonly shoots?: 'one' | 'all';
  readonly wounds?: 'one' | 'all';
  readonly heals?: number;
  readonly healsAll?: number;
  /** Life points for one player of choice. */
  readonly healsAnyone?: number;
  /** So many other cards have to be given up for it. */
  readonly costs?: number;
  /** So many of one's own life points. */
  readonly hurts?: number;
  readonly draws?: number;
  readonly takes?: boolean;
  readonly discards?: boolean;
  /** Every other player loses a card. */
  readonly discardsOfAll?: boolean;
  readonly gives?: 'everybody';
  readonly dodges?: boolean;
  readonly protects?: boolean;
  readonly farther?: number;
  readonly nearer?: number;
  readonly reach?: number;
  /** How far it goes, where that is neither the weapon's reach nor usual for such a card; any distance is infinite. */
  readonly range?: number;
  readonly rapid?: boolean;
  /** In one's own turn any card of the hand shoots. */
  readonly shootsWithAny?: boolean;
  /** A weapon is better than its reach says, by so many steps. */
  readonly edge?: number;
  /** What it does to all it does to its player too. */
  readonly includesSelf?: boolean;
  /** In answer: spares its player a card, prevents a loss of somebody else. */
  readonly evades?: boolean;
  readonly saves?: boolean;
  /** Played together with a shot, which is the worse for it. */
  readonly strengthens?: boolean;
  readonly binds?: boolean;
  readonly risks?: number;
  /** Whoever eliminates its owner draws so many cards. */
  readonly bounty?: number;
  /** Brown cards of this suit do nothing to its owner. */
  readonly ignores?: Suit;
  /** So many cards may be kept at the end of a turn. */
  readonly keeps?: number;
  /** A draw! of its owner turns out better. */
  readonly lucky?: boolean;
  /** More cards in each phase 1 of its owner. */
  readonly drawsEachTurn?: number;
  /** So many cards a turn may be bought with tokens. */
  readonly sellsCards?: number;
  /** Its owner gains something when they are hurt. */
  readonly avenges?: boolean;
  /** Tokens can be paid to stay alive. */
  readonly rescues?: boolean;
  /** More turns. */
  readonly extraTurns?: number;
  /** It costs so many tokens. */
  readonly costsTokens?: number;
  /** It costs tokens, as many as what is chosen says. */
  readonly spendsTokens?: boolean;
  /** It brings so many tokens. */
  readonly earns?: number;
  /** A card is bought, so much below its price. */
  readonly buys?: number;
  /** A card is bought that nobody has seen. */
  readonly buysUnseen?: boolean;
  /** Has a draw! made again. */
  readonly redraws?: boolean;
  /** Tokens that each use of it costs, or each upgrade. */
  readonly spends?: number;
  /** Tokens that it brings. */
  readonly loads?: number;
  /** A burden to whoever has it in front of them. */
  readonly burdens?: boolean;
  /** Keeps whoever has it in the game, or brings them back. */
  readonly revives?: boolean;
  /** Wards off some of what others do, though no shot in general. */
  readonly shelters?: boolean;
  /** Makes other cards as good as shots. */
  readonly arms?: boolean;
  /** Brings something of use turn by turn: a card, or a better one. */
  readonly yields?: boolean;
  /** Brings a card that lies open, for its price or for nothing. */
  readonly fetches?: boolean;
  /** Moves something on that everybody waits for: by a step, or to its end. */
  readonly drives?: 'oneStation' | 'toTheEnd';
  /** Does once more what was done last. */
  readonly copies?: boolean;
  /** One's own card in play for another player's. */
  readonly swaps?: boolean;
  /** Ends the turn, and the hand with it, for another turn. */
  readonly restarts?: boolean;
  /** Tokens that it takes from somebody, or one from each place of everybody else. */
  readonly unloads?: number;
  readonly unloadsAll?: boolean;
  /** So many BANG! cards more in this turn. */
  readonly moreShots?: number;
  /** From now on everybody is for themselves. */
  readonly endsSides?: boolean;
  /** Makes somebody else play a card that is named. */
  readonly orders?: boolean;
  /** The next card goes at any distance. */
  readonly sights?: boolean;
  /** Does the effect of the card just played once more. */
  readonly repeats?: boolean;
  /** Whoever plays fewer cards than this in their turn loses a life point. */
  readonly wantsCards?: number;
};

/** What bots read of a character instead of the name. */
export type CharacterTraits = {
  /** May be missed without a card. */
  readonly protects?: boolean;
  /** Shoots without limit. */
  readonly rapid?: boolean;
  /** His shots are hard to dodge. */
  readonly pierces?: boolean;
  /** What dodges also shoots, and the other way round. */
  readonly swaps?: boolean;
  /** Any card of the hand dodges. */
  readonly dodgesWithAny?: boolean;
  /** Gains something when hurt. */
  readonly avenges?: boolean;
  /** On their turn other players' cards in play don't work. */
  readonly silences?: boolean;
  /** Brown cards of this suit don't affect them. */
  readonly ignores?: Suit;
  /** Life points that a Beer gives them. */
  readonly drinks?: number;
  /** More cards than others in phase 1. */
  readonly draws?: number;
  /** Shoots at a player who takes or discards one of their cards. */
  readonly guards?: boolean;
};

/** A stack of large cards. */
export type StackDefinition = {
  /** All see the next one. */
  readonly isNextSeen: boolean;
  /** In front of whom it lies, where it does not always lie in the middle (null). */
  readonly holder?: Memory<number | null>;
  /** The cards that turn up its next one, and the one that always lies at its bottom, where all know that. */
  readonly turnedBy?: readonly string[];
  readonly last?: string;
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
  /** It goes to everybody, or to all the others, whom nobody names one by one. */
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
  /** Whoever has it in front of them stays in the game by it, and is out when it goes. */
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

/** A printed card without a suit has no sign. */
export type Copies = { readonly card: CardDefinition; readonly signs: readonly (Sign | null)[] };

/** What a game is to be set up with. */
export type SetupWishes = {
  readonly players: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
};

/** Icons by slug, by their names at game-icons.net; whatever has none is shown by its kind. */
type Icons = { readonly [slug: string]: string };
export type SetIcons = {
  /** For the set itself. */
  readonly set: string;
  readonly cards?: Icons;
  readonly characters?: Icons;
  readonly events?: Icons;
  readonly tokens?: Icons;
  /** For what one may do by the set's rules, and whatever else it has a name for. */
  readonly keywords?: Icons;
};

/** What the notation calls a question: after «is asked», and what whoever answers it does. */
export type QuestionWords = { readonly asked: string; readonly verb: string };

export type SetDefinition = {
  readonly slug: string;
  readonly name: string;
  readonly icons?: SetIcons;
  /** Its questions by their kinds, where the notation cannot tell their names from the kind. */
  readonly questions?: { readonly [kind: string]: QuestionWords };
  /** The roles of its games by the number of players, whoever begins first; another set may bring more. */
  readonly roles?: { readonly [players: number]: readonly Role[] };
  readonly deck: readonly Copies[];
  /** Cards that lie in piles of their own. */
  readonly decks?: readonly DeckDefinition[];
  /** Places for cards that it brings. */
  readonly zones?: readonly ZoneDefinition[];
  readonly characters: readonly CharacterDefinition[];
  readonly events: readonly EventDefinition[];
  /** What holds for the whole set. */
  readonly rules: readonly RuleModule[];
  /** What its rules remember. */
  readonly memories?: readonly Memory[];
  /** The kinds of token it brings. */
  readonly tokens?: readonly TokenKind[];
  /** Stacks of large cards. */
  readonly stacks?: { readonly [stack: string]: StackDefinition };
  /** What may be chosen for a game with this set. */
  readonly options?: readonly string[];
  /** With these options a player who is out may come back, so they may not see anything hidden. */
  readonly bringsBackTheDead?: (options: readonly string[]) => boolean;
  /** Cards that nobody can have in hand: whoever guesses at hidden cards need not look for them there. */
  readonly isNeverHeld?: (card: CardDefinition) => boolean;
  /** Whether these sets, options and numbers can be played; the reason if not. */
  readonly whyNotSetUp?: (setup: SetupWishes) => Refusal | undefined;
  /** Once everything is dealt. */
  readonly prepare?: (game: Game) => void;
};
