import { bookOf, type CharacterDefinition } from '@dustup/bang';

type Rule = (...given: never[]) => unknown;

/**
 * Watches the characters of some sets: whose ability has changed an answer or run to some effect. It puts itself in
 * front of their rules until `release` is called.
 */
export function watchAbilities(sets: readonly string[]): { readonly used: ReadonlySet<string>; release(): void } {
  const used = new Set<string>();
  const undo: (() => void)[] = [];
  for (const character of bookOf(sets).characters.values()) watch(character, used, undo);
  return {
    used,
    release: () => {
      for (const step of undo) step();
    },
  };
}

function watch(character: CharacterDefinition, used: Set<string>, undo: (() => void)[]): void {
  const note = () => used.add(character.slug);
  const { queries, triggers, anytime, action } = character;
  for (const name of keysOf(queries)) replace(queries, name, (run) => watchedQuery(run, note), undo);
  for (const name of keysOf(triggers)) replace(triggers, name, (run) => watchedTrigger(run, note), undo);
  for (const owner of [anytime, action]) replace(owner, 'run', (run) => watchedCall(run, note), undo);
  for (const name of ['defend', 'drawsInstead', 'afterwards'])
    replace(character, name, (run) => watchedCall(run, note), undo);
}

function keysOf(rules: object | undefined): string[] {
  return rules === undefined ? [] : Object.keys(rules);
}

function replace(owner: object | undefined, name: string, wrap: (run: Rule) => Rule, undo: (() => void)[]): void {
  const rules = owner as { [name: string]: Rule | undefined } | undefined;
  const run = rules?.[name];
  if (rules === undefined || run === undefined) return;
  rules[name] = wrap(run);
  undo.push(() => {
    rules[name] = run;
  });
}

/** Used when the answer is another than the value it was given. */
function watchedQuery(run: Rule, note: () => void): Rule {
  return (...given) => {
    const answer = run(...given);
    if (answer !== given[0]) note();
    return answer;
  };
}

/** Used when something was told while it ran. */
function watchedTrigger(run: Rule, note: () => void): Rule {
  return function* (...given) {
    const [game] = given as unknown as [{ listener?: (event: unknown) => void }];
    const { listener } = game;
    if (listener === undefined) return yield* run(...given) as Generator;
    game.listener = (event) => {
      note();
      listener(event);
    };
    const result: unknown = yield* run(...given) as Generator;
    game.listener = listener;
    return result;
  };
}

function watchedCall(run: Rule, note: () => void): Rule {
  return (...given) => {
    note();
    return run(...given);
  };
}
