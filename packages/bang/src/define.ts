import type { Refusal } from '@dustup/kernel';
import { slugOf } from '@dustup/tabletop';
import {
  type Ability,
  type Action,
  type Answering,
  type CardDefinition,
  type CardKind,
  type CharacterDefinition,
  type Colour,
  DOERS,
  type EventDefinition,
  type Response,
  type RuleModule,
  type Source,
  type Threat,
} from './definitions.ts';
import type { ChosenFor, EffectOf, Needs, SlotNeed } from './moves.ts';
import type { Game } from './game.ts';
import { usedFromPlay } from './green.ts';
import type { SeatId } from './ids.ts';
import { listNeeds } from './needs.ts';
import { MISSED } from './respond.ts';
import type { Copies } from './set-definition.ts';
import { signs } from './signs.ts';
import { allCharacterTraits, allTraits, type CharacterTraits, type Traits } from './traits.ts';

type CardFacts = {
  readonly colour: Colour;
  readonly kinds?: readonly CardKind[];
  readonly isWeapon?: boolean;
  readonly isLimited?: boolean;
  readonly hasBook?: boolean;
  readonly affects?: 'everybody' | 'others';
  readonly isLaidAt?: boolean;
  readonly keepsInGame?: boolean;
  readonly price?: number;
  readonly traits?: Traits;
};

export type CardRules<N extends Needs = Needs> = Ability &
  Partial<Pick<CardDefinition, 'why' | 'needsNow'>> & {
    /** What has to be chosen for it, by slot and in this order. */
    readonly needs?: N;
    readonly effect?: EffectOf<ChosenFor<N>>;
  };

/**
 * A playing card: its name as printed, the facts of its face, and its rules. A green one says what it does when it is
 * used; all of them have to be laid first.
 */
export function card<N extends Needs>(name: string, facts: CardFacts, printed: CardRules<N> = {}): CardDefinition {
  const { colour, kinds = [], isWeapon = false, isLimited = false } = facts;
  const { hasBook = false, affects, isLaidAt = false, keepsInGame = false, price = null } = facts;
  const traits = allTraits(facts.traits);
  const { needs = {}, ...rules } = printed;
  const listed = { ...rules, needs: listNeeds(needs) };
  const laid = colour === 'green' ? usedFromPlay(listed, traits) : listed;
  const { why, effect } = laid;
  return {
    ...abilityOf(laid),
    slug: slugOf(name),
    name,
    colour,
    kinds,
    isWeapon,
    isLimited,
    hasBook,
    affects,
    isLaidAt,
    keepsInGame,
    price,
    traits,
    needs: laid.needs ?? NO_NEEDS,
    needsNow: printed.needsNow,
    why,
    effect,
  };
}

const NO_NEEDS: readonly SlotNeed[] = [];

/** As many copies of a card as there are signs: `'2♦ 10♥'`. */
export function copies(definition: CardDefinition, printed: string): Copies {
  return { card: definition, signs: signs(printed) };
}

/** Blue, or orange: such a card behaves like a blue one in every respect (ARMED-DANGER-01, ARMED-MIX-04-Q). */
export function isLikeBlue({ colour }: Pick<CardDefinition, 'colour'>): boolean {
  return colour === 'blue' || colour === 'orange';
}

/** Something its owner may do in phase 2: what has to be chosen for it, what speaks against it, and what it does. */
export function action<N extends Needs>(rules: {
  readonly traits?: Traits;
  readonly why?: (game: Game, self: SeatId, source: Source) => Refusal | undefined;
  readonly needs?: N;
  readonly run: EffectOf<ChosenFor<N>>;
}): Action {
  const needs = listNeeds(rules.needs ?? {});
  return { why: rules.why, traits: rules.traits, needs: () => needs, run: rules.run };
}

/** A response for which something has to be chosen: it gets what was chosen by the names of its needs. */
export function response<T extends Threat, N extends Needs>({
  needs,
  ...rules
}: Omit<Response<T>, 'needs' | 'run'> & {
  readonly needs: N;
  readonly run: Answering<T, ChosenFor<N>>;
}): Response<T> {
  return { ...rules, needs: listNeeds(needs) };
}

/** Counts as one Missed!, and may do something besides. */
export function asMissed(besides?: (game: Game, self: SeatId) => void): Response<'shot'> {
  return {
    *run(game, { self }) {
      besides?.(game, self);
      return MISSED;
    },
  };
}

/** A character: name as printed, bullets, and ability. */
export function character(
  name: string,
  { life, traits }: { readonly life: number; readonly traits?: CharacterTraits },
  ability: Ability = {},
): CharacterDefinition {
  return { ...abilityOf(ability), slug: slugOf(name), name, life, traits: allCharacterTraits(traits) };
}

/** A large card that is in force for all. */
export function event(name: string, ability: Ability & { readonly traits?: Traits }): EventDefinition {
  return { ...abilityOf(ability), slug: slugOf(name), name, traits: ability.traits && allTraits(ability.traits) };
}

/** What holds for a whole set. */
export function ruleModule(slug: string, ability: Ability & Partial<Pick<RuleModule, 'isOn'>>): RuleModule {
  return { ...abilityOf(ability), slug, isOn: ability.isOn };
}

/** Every field in the same order, said or not: definitions of one shape are looked up fastest. */
function abilityOf(ability: Ability) {
  const { queries, triggers, responds, action, anytime, whenSpoken } = ability;
  const { draws, afterwards, looksAtDiscards, suppresses } = ability;
  const hooks = {
    queries: keysOf(queries ?? {}),
    moments: keysOf(triggers ?? {}),
    threats: keysOf(responds ?? {}),
    doers: keysOf(DOERS).filter((one) => ability[DOERS[one]] !== undefined),
  };
  const doing = { queries, triggers, responds, action, anytime, whenSpoken };
  return { ...doing, action: action && withAllTraits(action), draws, afterwards, looksAtDiscards, suppresses, hooks };
}

function withAllTraits({ why, traits, needs, run }: Action): Action {
  return { why, traits: traits && allTraits(traits), needs, run };
}

function keysOf<K extends string>(record: { readonly [key in K]?: unknown }): readonly K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
