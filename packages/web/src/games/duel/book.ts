import { data } from 'virtual:duel-book';
import { parseIcon } from '../../ui/parse-icon.ts';
import type { IconName } from '../../ui/icon-names.ts';
import type { DuelCardFacts, DuelCharacterFacts } from './book-types.ts';

export const duelBook = data;

const NO_CARD: DuelCardFacts = {
  colour: 'brown',
  isHit: false,
  isAvoid: false,
  isReload: false,
  isAlways: false,
  copies: [],
};
const NOBODY: DuelCharacterFacts = { side: 'law', life: 4, isAlways: false };

export function cardFacts(card: string): DuelCardFacts {
  return data.cards[card] ?? NO_CARD;
}

export function characterFacts(character: string): DuelCharacterFacts {
  return data.characters[character] ?? NOBODY;
}

export function cardIcon(card: string): IconName {
  return iconOf(data.icons.cards[card], 'card-play');
}

export function characterIcon(character: string): IconName {
  return iconOf(data.icons.characters[character], 'fedora');
}

export function symbolIcon(symbol: string): IconName {
  return iconOf(data.icons.symbols[symbol], 'help');
}

/** Whatever a slug names. */
export function sourceIcon(slug: string): IconName {
  return slug in data.icons.characters ? characterIcon(slug) : cardIcon(slug);
}

export function sideIcon(side: string): IconName {
  return side === 'law' ? 'law-star' : 'bandit';
}

function iconOf(name: string | undefined, otherwise: IconName): IconName {
  return name === undefined ? otherwise : parseIcon(name);
}
