import type { Book, CardDefinition, CharacterDefinition, Suit, Traits } from '@dustup/bang';

/** Whom a card of this kind touches. */
const NOBODY = 0;
export const ONE = 1;
export const ALL = 2;

/** A card's traits in one shape: what the bot knows of it, whatever its name. */
export type Profile = {
  readonly slug: string;
  readonly shoots: number;
  readonly wounds: number;
  readonly heals: number;
  readonly healsAll: number;
  readonly healsAnyone: number;
  readonly draws: number;
  readonly takes: boolean;
  readonly strips: boolean;
  readonly stripsAll: boolean;
  readonly gives: boolean;
  readonly dodges: boolean;
  readonly rescues: boolean;
  readonly protects: boolean;
  readonly farther: number;
  readonly nearer: number;
  readonly isWeapon: boolean;
  readonly reach: number;
  /** How far it goes, where it says so itself; else 0. */
  readonly range: number;
  readonly rapid: boolean;
  readonly binds: boolean;
  readonly risks: number;
  readonly burdens: boolean;
  readonly revives: boolean;
  readonly includesSelf: boolean;
  /** An answer to cards or to wounds, or played with a shot. */
  readonly isAside: boolean;
  readonly edge: number;
  readonly shootsWithAny: boolean;
  /** Other cards, and life points of one's own, that it takes besides. */
  readonly costs: number;
  readonly hurts: number;
  /** Moves something on that all wait for: by so many steps. */
  readonly drives: number;
  readonly restarts: boolean;
  readonly copies: boolean;
  /** One's own card in play for somebody else's. */
  readonly exchanges: boolean;
  /** Brings a card that lies open. */
  readonly fetches: boolean;
  /** Tokens: it takes one of somebody, or of all the others. */
  readonly unloads: number;
  /** A BANG! card: what a duel is fought with; only so many a turn. */
  readonly isBang: boolean;
  readonly isLimited: boolean;
  /** Stays in front of its player. */
  readonly isLaid: boolean;
  /** What it is good for once it has been laid and has waited; the rest then says only that it is laid. */
  readonly use: Profile | undefined;
  /** Nothing is known of it. */
  readonly isStrange: boolean;
  /** When in a turn it is played: the highest first; 0 for what only answers. */
  readonly rank: number;
};

/** Which comes first in a turn: what may bring more cards, what helps the rest, then shots, then comfort. */
export const RANK = {
  draw: 100,
  drink: 90,
  store: 85,
  lay: 80,
  spoil: 70,
  bind: 65,
  volley: 60,
  shoot: 55,
  duel: 50,
  strange: 40,
  heal: 30,
  risk: 20,
  trade: 15,
  swap: 10,
  none: 0,
} as const;

function rankOf(card: CardDefinition): number {
  if (card.colour === 'green') return RANK.lay;
  return rankOfDeed(card.traits) ?? (card.colour === 'brown' ? RANK.strange : RANK.lay);
}

function rankOfDeed(traits: Traits): number | undefined {
  if (traits.dodges === true) return RANK.swap;
  if (traits.shoots !== undefined) return traits.shoots === 'one' ? RANK.shoot : RANK.volley;
  if (traits.wounds !== undefined) return traits.wounds === 'one' ? RANK.duel : RANK.volley;
  if (heals(traits)) return RANK.heal;
  if (traits.binds === true || traits.burdens === true || traits.revives === true) return RANK.bind;
  if (traits.risks !== undefined) return RANK.risk;
  if (traits.evades === true || traits.saves === true || traits.strengthens === true) return RANK.none;
  if (traits.draws !== undefined) return RANK.draw;
  if (traits.takes === true || traits.discards === true || traits.discardsOfAll === true) return RANK.spoil;
  return traits.gives === undefined ? undefined : RANK.store;
}

function heals(traits: Traits): boolean {
  return traits.heals !== undefined || traits.healsAll !== undefined || traits.healsAnyone !== undefined;
}

const spread = { one: ONE, all: ALL };
const NO_TRAITS: Traits = {};

function profileOf(card: CardDefinition): Profile {
  const { slug, traits, colour, kinds, isLimited } = card;
  const isGreen = colour === 'green';
  return {
    ...deedOf(isGreen ? NO_TRAITS : traits),
    slug,
    rescues: card.responds?.death !== undefined,
    isWeapon: card.isWeapon,
    isBang: kinds.includes('bangCard'),
    isLimited,
    isLaid: colour !== 'brown' && !card.isLaidAt,
    isStrange: Object.values(traits).every((said) => said === undefined),
    rank: rankOf(card),
    use: isGreen ? useOf(slug, traits, RANK.strange) : useOfBlue(card),
  };
}

/** A blue card may be there to be used, too. */
function useOfBlue({ slug, colour, isWeapon, action }: CardDefinition): Profile | undefined {
  if (colour !== 'blue' || isWeapon || action?.traits === undefined) return undefined;
  return useOf(slug, action.traits, RANK.trade);
}

/** Something that is used and not played from a hand: a card laid before, an ability. */
function useOf(slug: string, traits: Traits, otherwise: number): Profile {
  return {
    ...deedOf(traits),
    slug,
    rescues: false,
    isWeapon: false,
    isBang: false,
    isLimited: false,
    isLaid: false,
    isStrange: false,
    rank: rankOfDeed(traits) ?? otherwise,
    use: undefined,
  };
}

function deedOf(traits: Traits) {
  return {
    shoots: traits.shoots === undefined ? NOBODY : spread[traits.shoots],
    wounds: traits.wounds === undefined ? NOBODY : spread[traits.wounds],
    heals: traits.heals ?? 0,
    healsAll: traits.healsAll ?? 0,
    healsAnyone: traits.healsAnyone ?? 0,
    draws: traits.draws ?? 0,
    takes: traits.takes === true,
    strips: traits.discards === true,
    stripsAll: traits.discardsOfAll === true,
    gives: traits.gives !== undefined,
    dodges: traits.dodges === true,
    protects: traits.protects === true,
    farther: traits.farther ?? 0,
    nearer: traits.nearer ?? 0,
    reach: traits.reach ?? 0,
    range: traits.range ?? 0,
    rapid: traits.rapid === true,
    binds: traits.binds === true,
    risks: traits.risks ?? 0,
    burdens: traits.burdens === true,
    revives: traits.revives === true,
    includesSelf: traits.includesSelf === true,
    isAside: traits.evades === true || traits.saves === true || traits.strengthens === true,
    edge: traits.edge ?? 0,
    shootsWithAny: traits.shootsWithAny === true,
    costs: traits.costs ?? 0,
    hurts: traits.hurts ?? 0,
    drives: traits.drives === undefined ? 0 : traits.drives === 'oneStation' ? 1 : Number.POSITIVE_INFINITY,
    restarts: traits.restarts === true,
    copies: traits.copies === true,
    exchanges: traits.swaps === true,
    fetches: traits.fetches === true,
    unloads: traits.unloadsAll === true ? ALL : traits.unloads === undefined ? NOBODY : ONE,
  };
}

const offered = new WeakMap<Traits, Profile>();

/** Something else that a question offers for use, such as what an event lets everybody do. */
export function profileOfOffer(traits: Traits): Profile {
  const found = offered.get(traits) ?? useOf('', traits, RANK.strange);
  offered.set(traits, found);
  return found;
}

/** What a character may do in phase 2 besides playing cards, by the name it is asked for. */
export type Deed = { readonly use: string; readonly profile: Profile };

/** A character's traits in one shape. */
export type Nature = {
  readonly protects: boolean;
  readonly rapid: boolean;
  readonly pierces: boolean;
  readonly swaps: boolean;
  readonly avenges: boolean;
  readonly silences: boolean;
  readonly dodgesWithAny: boolean;
  readonly ignores: string;
  readonly drinks: number;
  readonly draws: number;
  /** Shoots at a player who takes one of their cards. */
  readonly guards: boolean;
  /** Does what a card just played does once more, for a card of a certain kind. */
  readonly repeats: boolean;
  readonly deeds: readonly Deed[];
};

function natureOf({ slug, traits, action }: CharacterDefinition): Nature {
  const told = action?.traits;
  return {
    protects: traits.protects === true,
    rapid: traits.rapid === true,
    pierces: traits.pierces === true,
    swaps: traits.swaps === true,
    avenges: traits.avenges === true,
    silences: traits.silences === true,
    dodgesWithAny: traits.dodgesWithAny === true,
    ignores: traits.ignores ?? '',
    drinks: traits.drinks ?? 1,
    draws: traits.draws ?? 0,
    guards: traits.guards === true,
    repeats: told?.repeats === true,
    deeds: told === undefined || isTrade(told) ? [] : [{ use: slug, profile: tradeOf(slug, told) }],
  };
}

/** What is paid with tokens is weighed when all else is done, but for a shot. */
function isTrade({ costsTokens, buys, shoots, repeats }: Traits): boolean {
  return buys !== undefined || repeats === true || (costsTokens !== undefined && shoots === undefined);
}

/** What costs dear is done when there is nothing better to do with it. */
function tradeOf(slug: string, traits: Traits): Profile {
  const profile = useOf(slug, traits, RANK.trade);
  return profile.hurts > 0 || profile.costs > 1 ? { ...profile, rank: RANK.trade } : profile;
}

/** A player with a second ability. */
export function bothNatures(one: Nature, other: Nature): Nature {
  return {
    protects: one.protects || other.protects,
    rapid: one.rapid || other.rapid,
    pierces: one.pierces || other.pierces,
    swaps: one.swaps || other.swaps,
    avenges: one.avenges || other.avenges,
    silences: one.silences || other.silences,
    dodgesWithAny: one.dodgesWithAny || other.dodgesWithAny,
    ignores: one.ignores || other.ignores,
    drinks: Math.max(one.drinks, other.drinks),
    draws: one.draws + other.draws,
    guards: one.guards || other.guards,
    repeats: one.repeats || other.repeats,
    deeds: [...one.deeds, ...other.deeds],
  };
}

export const PLAIN_NATURE: Nature = {
  protects: false,
  rapid: false,
  pierces: false,
  swaps: false,
  avenges: false,
  silences: false,
  dodgesWithAny: false,
  ignores: '',
  drinks: 1,
  draws: 0,
  guards: false,
  repeats: false,
  deeds: [],
};

/** Everything printed in a book, read once. */
export type Profiles = {
  readonly bySlug: ReadonlyMap<string, Profile>;
  readonly byFace: readonly Profile[];
  /** How many cards of each there are. */
  readonly copies: ReadonlyMap<string, number>;
  /** How many cards of each suit are printed. */
  readonly suits: ReadonlyMap<Suit, number>;
  readonly natures: ReadonlyMap<string, Nature>;
};

const known = new WeakMap<Book, Profiles>();

export function profilesOf(book: Book): Profiles {
  const found = known.get(book);
  if (found !== undefined) return found;
  const bySlug = new Map([...book.cards].map(([slug, card]) => [slug, profileOf(card)]));
  const copies = new Map<string, number>();
  const suits = new Map<Suit, number>();
  for (const { card, sign } of book.faces) {
    copies.set(card.slug, (copies.get(card.slug) ?? 0) + 1);
    if (sign !== null) suits.set(sign.suit, (suits.get(sign.suit) ?? 0) + 1);
  }
  const profiles: Profiles = {
    bySlug,
    copies,
    suits,
    byFace: book.faces.map(({ card }) => bySlug.get(card.slug) ?? profileOf(card)),
    natures: new Map([...book.characters].map(([slug, one]) => [slug, natureOf(one)])),
  };
  known.set(book, profiles);
  return profiles;
}
