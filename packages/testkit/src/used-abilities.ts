import { bookOf, type CharacterDefinition, type Game } from '@dustup/bang';
import type { Procedure } from '@dustup/kernel';

type Rule = (...given: unknown[]) => unknown;
type Trigger = (game: Game, about: unknown) => Procedure;

/**
 * Watches the characters of some sets: whose ability has changed an answer or run to some effect. It puts itself in
 * front of their rules until `release` is called.
 */
export function watchAbilities(sets: readonly string[]): { readonly used: ReadonlySet<string>; release(): void } {
  const used = new Set<string>();
  const undo = [...bookOf(sets).characters.values()].flatMap((character) => watch(character, used));
  return {
    used,
    release: () => {
      for (const step of undo) step();
    },
  };
}

type Undo = () => void;

function watch(character: CharacterDefinition, used: Set<string>): Undo[] {
  const note = () => used.add(character.slug);
  const { queries = {}, triggers = {}, anytime = {}, action = {}, responds = {}, draws = {} } = character;
  const call = (run: Rule) => watchedCall(run, note);
  return [
    ...Object.keys(queries).flatMap((name) => replace(queries, name, isRule, (run) => watchedQuery(run, note))),
    ...Object.keys(triggers).flatMap((name) => replace(triggers, name, isTrigger, (run) => watchedTrigger(run, note))),
    ...[anytime, action, ...Object.values(responds)].flatMap((owner) => replace(owner ?? {}, 'run', isRule, call)),
    ...Object.keys(draws).flatMap((part) => replace(draws, part, isRule, call)),
    ...replace(character, 'afterwards', isRule, call),
    ...replace(character, 'suppresses', isRule, (run) => watchedClaim(run, note)),
  ];
}

function replace<R>(owner: object, name: string, is: (rule: unknown) => rule is R, wrap: (run: R) => R): Undo[] {
  const run: unknown = Reflect.get(owner, name);
  if (!is(run)) return [];
  Reflect.set(owner, name, wrap(run));
  return [() => Reflect.set(owner, name, run)];
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
    yield* run(game, about);
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
