import {
  BOX,
  type CardDefinition,
  cardIn,
  type CharacterDefinition,
  characterIn,
  type FighterView,
  type SeenCard,
} from '@dustup/duel';
import type { Value } from '@dustup/kernel';
import { cardNamed } from './table.ts';

/** What a card in hand is worth keeping, as a number. */
export function worthOf({ slug }: CardDefinition): number {
  return WORTHS.get(slug) ?? 0;
}

function measured(card: CardDefinition): number {
  const { traits, colour, isHit, isAvoid, isReload } = card;
  if (isAvoid) return AVOID;
  if (isHit) return colour === 'brown' ? FREE_HIT : HIT;
  if (traits.robs === true) return 5;
  if (traits.heals !== undefined || traits.setsLife !== undefined) return 4;
  if (traits.draws !== undefined) return traits.gives === undefined ? 5 : 2;
  if (traits.wounds === true) return 4;
  if (colour === 'blue') return Math.max(1, 2 * Math.abs(traits.worth ?? 0) - 2);
  return isReload ? 1.5 : 1;
}

const AVOID = 6;
const FREE_HIT = 5;
const HIT = 4.5;

/** Looked up at every turn, so reckoned once for each card in the box. */
const WORTHS: ReadonlyMap<string, number> = new Map([...BOX.cards].map(([slug, card]) => [slug, measured(card)]));

export function definitionOf({ card }: SeenCard): CardDefinition {
  return cardIn(BOX, card);
}

export function worthOfCard({ card }: SeenCard): number {
  return WORTHS.get(card) ?? 0;
}

/** What lies with a fighter, summed up: good things less bad ones. */
function equipmentWorth({ equipment }: FighterView): number {
  let sum = 0;
  for (const card of equipment) sum += definitionOf(card).traits.worth ?? 0;
  return sum;
}

/** How much one wants a fighter in front in the opponent's turn: life first, then what works only there. */
export function frontWorth(fighter: FighterView): number {
  const { defence = 0 } = traitsOf(fighter);
  return fighter.life * 2 + defence + Math.max(0, equipmentWorth(fighter)) + (fighter.life === 1 ? -3 : 0);
}

export function traitsOf({ character }: FighterView): CharacterDefinition['traits'] {
  return characterIn(BOX, character).traits;
}

/** How much one wants to wound a fighter. Whoever falls brings two cards and is replaced by somebody unhurt. */
export function preyWorth(fighter: FighterView): number {
  return (fighter.life === 1 ? -3 : 0) + (6 - fighter.life) + Math.max(0, equipmentWorth(fighter)) / 2;
}

/** What a card of a list is worth, by its id. */
export function worthOfId(cards: readonly SeenCard[], id: Value): number {
  const card = cardNamed(cards, id);
  return card === undefined ? 0 : worthOfCard(card);
}
