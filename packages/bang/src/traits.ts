import type { Suit } from './signs.ts';

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
  /** What it does to everybody includes its player. */
  readonly includesSelf?: boolean;
  /** In answer: spares its player a card, prevents a loss of somebody else. */
  readonly evades?: boolean;
  readonly saves?: boolean;
  /** Played together with a shot, which it makes worse. */
  readonly strengthens?: boolean;
  readonly binds?: boolean;
  readonly risks?: number;
  /** A player who eliminates its owner draws so many cards. */
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
  /** Wards off some of what others do, but not shots in general. */
  readonly shelters?: boolean;
  /** Makes other cards as good as shots. */
  readonly arms?: boolean;
  /** Brings something of use turn by turn: a card, or a better one. */
  readonly yields?: boolean;
  /** Brings a card that lies open, for its price or for nothing. */
  readonly fetches?: boolean;
  /** What it brings costs what the card beside it asks for, as that one's `costs` and `hurts` say. */
  readonly priced?: boolean;
  /** Advances something that everybody waits for: by a step, or to its end. */
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
  /** A player who plays fewer cards than this on their turn loses a life point. */
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

/** Every field of a type, with nothing said. */
type Unsaid<T> = { readonly [K in keyof T]-?: undefined };

const NO_TRAITS: Unsaid<Traits> = {
  shoots: undefined,
  wounds: undefined,
  heals: undefined,
  healsAll: undefined,
  healsAnyone: undefined,
  costs: undefined,
  hurts: undefined,
  draws: undefined,
  takes: undefined,
  discards: undefined,
  discardsOfAll: undefined,
  gives: undefined,
  dodges: undefined,
  protects: undefined,
  farther: undefined,
  nearer: undefined,
  reach: undefined,
  range: undefined,
  rapid: undefined,
  shootsWithAny: undefined,
  edge: undefined,
  includesSelf: undefined,
  evades: undefined,
  saves: undefined,
  strengthens: undefined,
  binds: undefined,
  risks: undefined,
  bounty: undefined,
  ignores: undefined,
  keeps: undefined,
  lucky: undefined,
  drawsEachTurn: undefined,
  sellsCards: undefined,
  avenges: undefined,
  rescues: undefined,
  extraTurns: undefined,
  costsTokens: undefined,
  spendsTokens: undefined,
  earns: undefined,
  buys: undefined,
  buysUnseen: undefined,
  redraws: undefined,
  spends: undefined,
  loads: undefined,
  burdens: undefined,
  revives: undefined,
  shelters: undefined,
  arms: undefined,
  yields: undefined,
  fetches: undefined,
  priced: undefined,
  drives: undefined,
  copies: undefined,
  swaps: undefined,
  restarts: undefined,
  unloads: undefined,
  unloadsAll: undefined,
  moreShots: undefined,
  endsSides: undefined,
  orders: undefined,
  sights: undefined,
  repeats: undefined,
  wantsCards: undefined,
};

const NO_CHARACTER_TRAITS: Unsaid<CharacterTraits> = {
  protects: undefined,
  rapid: undefined,
  pierces: undefined,
  swaps: undefined,
  dodgesWithAny: undefined,
  avenges: undefined,
  silences: undefined,
  ignores: undefined,
  drinks: undefined,
  draws: undefined,
  guards: undefined,
};

/** Traits with every field there, said or not: what is of one shape is read fastest. */
export function allTraits(said: Traits = {}): Traits {
  return filledUp(NO_TRAITS, said);
}

export function allCharacterTraits(said: CharacterTraits = {}): CharacterTraits {
  return filledUp(NO_CHARACTER_TRAITS, said);
}

function filledUp<T extends object>(unsaid: Unsaid<T>, said: T): T {
  return { ...unsaid, ...said };
}
