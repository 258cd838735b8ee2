import { usedFromPlay } from './green.ts';
import type {
  Ability,
  CardDefinition,
  CardKind,
  CharacterDefinition,
  CharacterTraits,
  Colour,
  EventDefinition,
  RuleModule,
  Traits,
} from './definitions.ts';

type CardFacts = {
  readonly colour: Colour;
  readonly kinds?: readonly CardKind[];
  readonly isWeapon?: boolean;
  readonly isLimited?: boolean;
  readonly hasBook?: boolean;
  readonly isLaidAt?: boolean;
  readonly traits?: Traits;
};

export type CardRules = Ability &
  Partial<Pick<CardDefinition, 'why' | 'effect' | 'dodge' | 'evade' | 'rescue' | 'needs'>>;

/**
 * A playing card: its name as printed, the facts of its face, and its rules. A green one says what it does when it is
 * used; that it has to be laid first is the same for all.
 */
export function card(name: string, facts: CardFacts, printed: CardRules = {}): CardDefinition {
  const { colour, kinds = [], isWeapon = false, isLimited = false } = facts;
  const { hasBook = false, isLaidAt = false, traits = {} } = facts;
  const rules = colour === 'green' ? usedFromPlay(printed, traits) : printed;
  const { why, effect, dodge, evade, rescue, needs = [] } = rules;
  return {
    ...abilityOf(rules),
    slug: slugOf(name),
    name,
    colour,
    kinds,
    isWeapon,
    isLimited,
    hasBook,
    isLaidAt,
    traits,
    needs,
    why,
    effect,
    dodge,
    evade,
    rescue,
  };
}

/** A character: name as printed, bullets, and what makes him special. */
export function character(
  name: string,
  { life, traits = {} }: { readonly life: number; readonly traits?: CharacterTraits },
  ability: Ability = {},
): CharacterDefinition {
  return { ...abilityOf(ability), slug: slugOf(name), name, life, traits };
}

export function event(name: string, ability: Ability & { readonly notesFace?: boolean }): EventDefinition {
  return { ...abilityOf(ability), slug: slugOf(name), name, notesFace: ability.notesFace ?? false };
}

/** What holds for a whole set. */
export function ruleModule(slug: string, ability: Ability): RuleModule {
  return { ...abilityOf(ability), slug };
}

/** Every field in the same order, said or not: definitions of one shape are looked up fastest. */
function abilityOf(ability: Ability) {
  const { queries, triggers, defend, action, anytime, drawsInstead, afterwards, suppresses } = ability;
  const hooks = { queries: keysOf(queries ?? {}), moments: keysOf(triggers ?? {}) };
  return { queries, triggers, defend, action, anytime, drawsInstead, afterwards, suppresses, hooks };
}

function keysOf<K extends string>(record: { readonly [key in K]?: unknown }): readonly K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** `Rev. Carabine` → `rev-carabine`, `José Delgado` → `jose-delgado`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
