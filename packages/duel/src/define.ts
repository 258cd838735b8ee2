import type { Refusal } from '@dustup/kernel';
import { listNeeds, type SeatId, slugOf } from '@dustup/tabletop';
import type {
  Ability,
  Action,
  CardDefinition,
  CharacterDefinition,
  ChosenFor,
  Colour,
  EffectOf,
  Needs,
} from './definitions.ts';
import type { Game } from './game.ts';
import { hooksOf } from './hooks.ts';
import type { FighterId } from './ids.ts';
import type { Side } from './state.ts';
import { allCharacterTraits, allTraits, type CharacterTraits, type Traits } from './traits.ts';
import { whyUsed } from './uses.ts';

type CardFacts = {
  readonly colour: Colour;
  readonly isHit?: boolean;
  readonly isAvoid?: boolean;
  readonly isReload?: boolean;
  readonly isAlways?: boolean;
  readonly yieldsToAny?: boolean;
  readonly traits?: Traits;
};

type CardRules<N extends Needs> = Ability & {
  /** What has to be chosen for it, by slot and in this order. */
  readonly needs?: N;
  readonly why?: (game: Game, by: SeatId) => Refusal | undefined;
  readonly effect?: EffectOf<ChosenFor<N>>;
  readonly whenAvoided?: (game: Game, self: SeatId) => void;
};

/** A playing card: its name as printed, the facts of its face, and its rules. */
export function card<N extends Needs>(name: string, facts: CardFacts, printed: CardRules<N> = {}): CardDefinition {
  const { needs, why, effect, whenAvoided, ...ability } = printed;
  const { isHit = false, isAvoid = false, isReload = false, isAlways = false, yieldsToAny = false } = facts;
  return {
    ...abilityOf(ability),
    slug: slugOf(name),
    name,
    colour: facts.colour,
    isHit,
    isAvoid,
    isReload,
    isAlways,
    yieldsToAny,
    traits: allTraits(facts.traits),
    needs: listNeeds(needs ?? {}),
    why,
    effect,
    whenAvoided,
  };
}

type CharacterFacts = {
  readonly side: Side;
  readonly life: number;
  readonly isAlways?: boolean;
  readonly traits?: CharacterTraits;
};

/** A character: name as printed, its side, its bullets, and what makes it special. */
export function character(
  name: string,
  { side, life, isAlways = false, traits }: CharacterFacts,
  ability: Ability = {},
): CharacterDefinition {
  return { ...abilityOf(ability), slug: slugOf(name), name, side, life, isAlways, traits: allCharacterTraits(traits) };
}

/** Something its owner may do once in each of their turns: the slug under which it is counted, and what it does. */
export function onceATurn<N extends Needs>(
  slug: string,
  rules: {
    readonly ruling: string;
    readonly traits: Traits;
    readonly why?: (game: Game, self: SeatId, fighter: FighterId) => Refusal | undefined;
    readonly needs?: N;
    readonly needsNow?: Action['needs'];
    readonly run: { of(...args: Parameters<Action['run']>): ReturnType<Action['run']> }['of'];
  },
): Action {
  const needs = listNeeds(rules.needs ?? {});
  return {
    traits: allTraits(rules.traits),
    why: (game, self, fighter) => whyUsed(game, slug, rules.ruling) ?? rules.why?.(game, self, fighter),
    needs: rules.needsNow ?? (() => needs),
    run: rules.run,
  };
}

/** Every field in the same order, said or not: definitions of one shape are looked up fastest. */
function abilityOf({ queries, triggers, avoids, action, afterwards }: Ability): Ability {
  return { queries, triggers, avoids, action, afterwards, hooks: hooksOf(queries ?? {}, triggers ?? {}) };
}
