/** What a card is good for, for those who know no cards. */
export type Traits = {
  /** Cards it brings, life it gives back. */
  readonly draws?: number;
  readonly heals?: number;
  /** It takes a card from the other player, or out of play. */
  readonly robs?: boolean;
  /** It may cost life wherever it strikes. */
  readonly wounds?: boolean;
  /** So many cards for the opponent, too. */
  readonly gives?: number;
  /** The number of hits is that of the target's Equipment. */
  readonly perEquipment?: boolean;
  /** It strikes one's own fighter in the rear, too. */
  readonly strikesOwn?: boolean;
  /** Both sides give up Hit cards until one has none. */
  readonly isStandoff?: boolean;
  /** The life to which it brings a fighter. */
  readonly setsLife?: number;
  /** It swaps the fighters of a side. */
  readonly swaps?: boolean;
  /** It does what the card on top of the discard pile does. */
  readonly copies?: boolean;
  /** What it brings its player when its hit is avoided, as a number. */
  readonly onAvoided?: number;
  /** It is gone once it has helped. */
  readonly isSpent?: boolean;
  /** Good or bad for the fighter with whom it lies, as a number. */
  readonly worth?: number;
} & Punishing;

/** What a character in front is good for, as numbers: in its owner's turn, and in the opponent's. */
export type CharacterTraits = {
  readonly attack?: number;
  readonly defence?: number;
  /** It does something whenever its owner moves the token to it. */
  readonly onEntry?: number;
  /** What its owner gets for a life that it loses, but for the last. */
  readonly onWound?: number;
  /** What its owner gets when a hit of theirs is avoided. */
  readonly onAvoided?: number;
  /** Cards that have to be discarded besides to avoid its BANG! cards. */
  readonly extraToAvoid?: number;
  /** BANG! cards do not count while it is in front. */
  readonly freeBangs?: boolean;
  /** Its owner's cards reach everybody. */
  readonly reachesAll?: boolean;
} & Punishing;

/** While it is in front, or lies in front: what the opponent had better not do. */
export type Punishing = { readonly punishes?: 'swap' | 'theft' };

/** Every field there is, with nothing said. */
type Unsaid<T> = { readonly [Field in keyof T]-?: undefined };

const NO_TRAITS: Unsaid<Traits> = {
  draws: undefined,
  heals: undefined,
  robs: undefined,
  wounds: undefined,
  gives: undefined,
  perEquipment: undefined,
  strikesOwn: undefined,
  isStandoff: undefined,
  setsLife: undefined,
  swaps: undefined,
  copies: undefined,
  onAvoided: undefined,
  isSpent: undefined,
  worth: undefined,
  punishes: undefined,
};

const NO_CHARACTER_TRAITS: Unsaid<CharacterTraits> = {
  attack: undefined,
  defence: undefined,
  onEntry: undefined,
  onWound: undefined,
  onAvoided: undefined,
  extraToAvoid: undefined,
  freeBangs: undefined,
  reachesAll: undefined,
  punishes: undefined,
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
