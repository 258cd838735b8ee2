import type { Book, CardDefinition, CharacterDefinition } from '@dustup/bang';

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
  readonly draws: number;
  readonly takes: boolean;
  readonly strips: boolean;
  readonly gives: boolean;
  readonly dodges: boolean;
  readonly rescues: boolean;
  readonly protects: boolean;
  readonly farther: number;
  readonly nearer: number;
  readonly isWeapon: boolean;
  readonly reach: number;
  readonly rapid: boolean;
  readonly binds: boolean;
  readonly risks: number;
  /** Stays in front of its player. */
  readonly isLaid: boolean;
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
  swap: 10,
  none: 0,
} as const;

function rankOf(card: CardDefinition): number {
  const { traits } = card;
  if (traits.dodges === true) return RANK.swap;
  if (traits.shoots !== undefined) return traits.shoots === 'one' ? RANK.shoot : RANK.volley;
  if (traits.wounds !== undefined) return traits.wounds === 'one' ? RANK.duel : RANK.volley;
  if (traits.heals !== undefined || traits.healsAll !== undefined) return RANK.heal;
  if (traits.risks !== undefined) return RANK.risk;
  if (traits.binds === true) return RANK.bind;
  if (traits.draws !== undefined) return RANK.draw;
  if (traits.takes === true || traits.discards === true) return RANK.spoil;
  if (traits.gives !== undefined) return RANK.store;
  return card.colour === 'brown' ? RANK.strange : RANK.lay;
}

const spread = { one: ONE, all: ALL };

function profileOf(card: CardDefinition): Profile {
  const { traits } = card;
  return {
    slug: card.slug,
    shoots: traits.shoots === undefined ? NOBODY : spread[traits.shoots],
    wounds: traits.wounds === undefined ? NOBODY : spread[traits.wounds],
    heals: traits.heals ?? 0,
    healsAll: traits.healsAll ?? 0,
    draws: traits.draws ?? 0,
    takes: traits.takes === true,
    strips: traits.discards === true,
    gives: traits.gives !== undefined,
    dodges: traits.dodges === true,
    rescues: card.rescue !== undefined,
    protects: traits.protects === true,
    farther: traits.farther ?? 0,
    nearer: traits.nearer ?? 0,
    isWeapon: card.isWeapon,
    reach: traits.reach ?? 0,
    rapid: traits.rapid === true,
    binds: traits.binds === true,
    risks: traits.risks ?? 0,
    isLaid: card.colour !== 'brown' && !card.isLaidAt,
    isStrange: Object.keys(traits).length === 0,
    rank: rankOf(card),
  };
}

/** A character's traits in one shape. */
export type Nature = {
  readonly protects: boolean;
  readonly rapid: boolean;
  readonly pierces: boolean;
  readonly swaps: boolean;
  readonly avenges: boolean;
  readonly hasAction: boolean;
};

function natureOf({ traits, action }: CharacterDefinition): Nature {
  return {
    protects: traits.protects === true,
    rapid: traits.rapid === true,
    pierces: traits.pierces === true,
    swaps: traits.swaps === true,
    avenges: traits.avenges === true,
    hasAction: action !== undefined,
  };
}

export const PLAIN_NATURE: Nature = {
  protects: false,
  rapid: false,
  pierces: false,
  swaps: false,
  avenges: false,
  hasAction: false,
};

/** Everything printed in a book, read once. */
export type Profiles = {
  readonly byFace: readonly Profile[];
  readonly natures: ReadonlyMap<string, Nature>;
};

const known = new WeakMap<Book, Profiles>();

export function profilesOf(book: Book): Profiles {
  const found = known.get(book);
  if (found !== undefined) return found;
  const bySlug = new Map([...book.cards].map(([slug, card]) => [slug, profileOf(card)]));
  const profiles: Profiles = {
    byFace: book.faces.map(({ card }) => bySlug.get(card.slug) ?? profileOf(card)),
    natures: new Map([...book.characters].map(([slug, one]) => [slug, natureOf(one)])),
  };
  known.set(book, profiles);
  return profiles;
}
