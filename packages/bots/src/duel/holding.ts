import { BOX, type FighterView } from '@dustup/duel';
import type { Json, Value } from '@dustup/kernel';
import { cardNamed, fighterAmong, frontIn, type Table } from './table.ts';
import { definitionOf, traitsOf, worthOfCard } from './worth.ts';

// When to hold an Avoid: where it costs more than the life that it saves.

/** A hit is better avoided with this card of the hand, or with something in play that is gone then. */
export function isWorthAvoiding(table: Table, about: Json, means: Value): boolean {
  const target = fighterAmong(table.ownFighters, fieldOf(about, 'target'));
  if (target === undefined) return true;
  const extra = extraCost(table, about, means);
  return (
    extra !== undefined && lifeWorth(table, target) >= meansWorth(table, means) + extra + shooterGains(table, about)
  );
}

/** A life more or less. The last one brings two cards and a fresh fighter, as long as there is one. */
function lifeWorth({ own }: Table, target: FighterView): number {
  if (target.life > 1) return LIFE - (traitsOf(target).onWound ?? 0);
  return own.reserveCount > 0 ? LIFE - TWO_CARDS : 2 * LIFE;
}

const LIFE = 11;
const TWO_CARDS = 4;

function meansWorth({ hand, ownFighters }: Table, means: Value): number {
  const held = cardNamed(hand, means);
  if (held !== undefined) return worthOfCard(held);
  const worn = cardNamed(
    ownFighters.flatMap(({ equipment }) => equipment),
    means,
  );
  return worn === undefined ? 0 : 2 * (definitionOf(worn).traits.worth ?? 0);
}

/** The cards that have to be discarded besides, the worst ones; undefined if there are not so many. */
function extraCost({ hand }: Table, about: Json, means: Value): number | undefined {
  const count = fieldOf(about, 'isBang') === true ? (shooterTraits(about).extraToAvoid ?? 0) : 0;
  if (count === 0) return 0;
  const others = hand
    .filter(({ id }) => id !== means)
    .map(worthOfCard)
    .sort((a, b) => a - b);
  return others.length < count ? undefined : others.slice(0, count).reduce((sum, worth) => sum + worth, 0);
}

/** What whoever shoots gets when the hit is avoided. Life that is given back is no use to the unhurt. */
function shooterGains({ theirFighters }: Table, about: Json): number {
  const card = BOX.cards.get(wordOf(about, 'as'))?.traits;
  const front = frontIn(theirFighters);
  const isUnhurt = front !== undefined && front.life === front.maxLife;
  const ofCard = card?.heals !== undefined && isUnhurt ? 0 : (card?.onAvoided ?? 0);
  return ofCard + (shooterTraits(about).onAvoided ?? 0);
}

function shooterTraits(about: Json) {
  return BOX.characters.get(wordOf(about, 'foe'))?.traits ?? {};
}

function wordOf(about: Json, name: string): string {
  const word = fieldOf(about, name);
  return typeof word === 'string' ? word : '';
}

export function fieldOf(about: Json, name: string): Json | undefined {
  return isRecord(about) ? about[name] : undefined;
}

function isRecord(about: Json): about is { readonly [name: string]: Json } {
  return typeof about === 'object' && about !== null && !Array.isArray(about);
}
