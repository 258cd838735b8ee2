import type {
  Ability,
  CardDefinition,
  CardKind,
  CharacterDefinition,
  Colour,
  EventDefinition,
  Need,
  Traits,
} from './definitions.ts';

type CardFacts = {
  readonly colour: Colour;
  readonly kinds?: readonly CardKind[];
  readonly isWeapon?: boolean;
  readonly hasBook?: boolean;
  readonly isLaidAt?: boolean;
  readonly traits?: Traits;
};

type CardRules = Ability &
  Pick<CardDefinition, 'why' | 'effect' | 'dodge' | 'evade' | 'rescue'> & { readonly needs?: readonly Need[] };

/** A playing card: its name as printed, the facts of its face, and its rules. */
export function card(name: string, facts: CardFacts, rules: CardRules = {}): CardDefinition {
  const { colour, kinds = [], isWeapon = false, hasBook = false, isLaidAt = false, traits = {} } = facts;
  return {
    ...rules,
    slug: slugOf(name),
    name,
    colour,
    kinds,
    isWeapon,
    hasBook,
    isLaidAt,
    traits,
    needs: rules.needs ?? [],
  };
}

/** A character: name as printed, bullets, and what makes him special. */
export function character(
  name: string,
  { life }: { readonly life: number },
  ability: Ability = {},
): CharacterDefinition {
  return { ...ability, slug: slugOf(name), name, life };
}

export function event(name: string, ability: Ability): EventDefinition {
  return { ...ability, slug: slugOf(name), name };
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
