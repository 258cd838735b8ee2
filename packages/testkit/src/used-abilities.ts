import { addToLibrary, bookOf, type CharacterDefinition, type Game } from '@dustup/bang';
import type { Procedure } from '@dustup/kernel';

type Rule = (...given: unknown[]) => unknown;
type Trigger = (game: Game, about: unknown) => Procedure;

/**
 * Watches the characters of some sets: whose ability has changed an answer or run to some effect. Until `release` is
 * called the library holds copies of these sets that note it.
 */
export function watchAbilities(sets: readonly string[]): { readonly used: ReadonlySet<string>; release(): void } {
  const used = new Set<string>();
  const originals = bookOf([...sets]).sets;
  const watched = (one: CharacterDefinition) => watchedCharacter(one, () => used.add(one.slug));
  addToLibrary(originals.map((set) => ({ ...set, characters: set.characters.map(watched) })));
  return { used, release: () => addToLibrary(originals) };
}

function watchedCharacter(character: CharacterDefinition, note: () => void): CharacterDefinition {
  const { queries, triggers, anytime, action, responds, draws } = character;
  const call = (run: Rule) => watchedCall(run, note);
  const calling = withRules(character, ['afterwards'], isRule, call);
  return {
    ...withRules(calling, ['suppresses'], isRule, (run) => watchedClaim(run, note)),
    queries: queries && withRules(queries, Object.keys(queries), isRule, (run) => watchedQuery(run, note)),
    triggers: triggers && withRules(triggers, Object.keys(triggers), isTrigger, (run) => watchedTrigger(run, note)),
    anytime: anytime && withRules(anytime, ['run'], isRule, call),
    action: action && withRules(action, ['run'], isRule, call),
    responds: responds && withEach(responds, (one) => withRules(one, ['run'], isRule, call)),
    draws: draws && withRules(draws, Object.keys(draws), isRule, call),
  };
}

/** A copy in which these rules are wrapped. */
function withRules<T extends object, R>(
  owner: T,
  names: readonly string[],
  is: (rule: unknown) => rule is R,
  wrap: (run: R) => R,
): T {
  const copy = { ...owner };
  for (const name of names) {
    const run: unknown = Reflect.get(owner, name);
    if (is(run)) Reflect.set(copy, name, wrap(run));
  }
  return copy;
}

function withEach<T extends object>(owner: T, change: (part: object) => object): T {
  const copy = { ...owner };
  for (const [name, part] of Object.entries(owner)) {
    if (typeof part === 'object' && part !== null) Reflect.set(copy, name, change(part));
  }
  return copy;
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'function';
}

function isTrigger(rule: unknown): rule is Trigger {
  return typeof rule === 'function';
}

/** Used when the answer is another than the value it was given. */
function watchedQuery(run: Rule, note: () => void): Rule {
  return (...given) => {
    const answer = run(...given);
    if (answer !== given[0]) note();
    return answer;
  };
}

/** Used when it is true of something. */
function watchedClaim(run: Rule, note: () => void): Rule {
  return (...given) => {
    const isSo = run(...given);
    if (isSo === true) note();
    return isSo;
  };
}

/** Used when something was told while it ran. */
function watchedTrigger(run: Trigger, note: () => void): Trigger {
  return function* (game, about) {
    const { listener } = game;
    const isHeard = Reflect.set(game, 'listener', (event: unknown) => {
      note();
      Reflect.apply(listener ?? ignore, undefined, [event]);
    });
    yield* run(game, about) ?? [];
    if (isHeard) Reflect.set(game, 'listener', listener);
  };
}

function ignore(): void {}

function watchedCall(run: Rule, note: () => void): Rule {
  return (...given) => {
    note();
    return run(...given);
  };
}
