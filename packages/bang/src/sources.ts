import { EngineBug, NOTHING, type Procedure } from '@dustup/kernel';
import type { Heard, QueryAnswer, Source, Trigger } from './definitions.ts';
import type { Game } from './game.ts';
import { NOBODY, type SeatId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import { indexOf } from './source-index.ts';

/** What is true just now: the value, as changed by everything that counts. */
export function query<Q extends QueryName>(
  game: Game,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  const hooks = indexOf(game).queries[name];
  return hooks.length === 0 ? value : answered(game, hooks, value, about);
}

function answered<Q extends QueryName>(
  game: Game,
  hooks: readonly { readonly source: Source; readonly run: QueryAnswer<Q> }[],
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  let answer = value;
  for (const { source, run } of hooks) {
    const heard: Heard & { readonly game: Game } = { game, self: selfOf(game, source), source };
    answer = run(answer, Object.assign(heard, about));
  }
  return answer;
}

/** Whose rule it is; what belongs to the table speaks for whose turn it is. */
function selfOf(game: Game, { owner }: Source): SeatId {
  return owner === NOBODY ? game.state.turn.seat : owner;
}

/** Whether anybody would hear this moment: it saves the running of one that nobody does. */
export function isHeard(game: Game, name: MomentName): boolean {
  return indexOf(game).moments[name].length > 0;
}

/**
 * A named moment: everything that hears it runs, the table's rules first, then seats clockwise from whose turn it is.
 * Who was in the game when it began but no longer is, is skipped.
 */
export function moment<M extends MomentName>(game: Game, name: M, about: Moments[M]): Procedure {
  const hooks = indexOf(game).moments[name];
  return hooks.length === 0 ? NOTHING : runAll(game, inTurnOrder(game, hooks), about);
}

function inTurnOrder<T extends { readonly source: Source }>(game: Game, hooks: readonly T[]): readonly T[] {
  if (hooks.length === 1) return hooks;
  const { seat } = game.state.turn;
  const table = hooks.filter(({ source }) => source.owner === NOBODY);
  const from = hooks.filter(({ source }) => source.owner >= seat);
  const before = hooks.filter(({ source }) => source.owner !== NOBODY && source.owner < seat);
  return [...table, ...from, ...before];
}

function* runAll<M extends MomentName>(
  game: Game,
  hooks: readonly { readonly source: Source; readonly run: Trigger<M> }[],
  about: Moments[M],
): Procedure {
  for (const { source, run } of hooks) {
    if (isStillActive(game, source)) yield* run(game, { ...about, self: selfOf(game, source), source });
  }
}

function isStillActive(game: Game, source: Source): boolean {
  const { sources } = indexOf(game);
  return sources.includes(source) || sources.some((one) => isSame(one, source));
}

function isSame(a: Source, b: Source): boolean {
  return a.place === b.place && a.slug === b.slug && a.owner === b.owner && a.card === b.card;
}

const NONE: readonly Source[] = [];

/** The sources of one seat with a certain kind of ability, in order. */
export function sourcesOf(
  game: Game,
  seat: SeatId,
  kind: 'actions' | 'anytime' | 'defences' | 'drawers',
): readonly Source[] {
  const all = indexOf(game)[kind];
  return all.length === 0 ? NONE : all.filter((source) => source.owner === seat);
}

/** How an answer names a source: a card in play by its id, anything else by its slug. */
export function nameOf(source: Source): number | string {
  return source.card ?? source.slug;
}

export function sourceNamed(sources: readonly Source[], name: number | string): Source {
  const found = sources.find((source) => nameOf(source) === name);
  if (found === undefined) throw new EngineBug(`no source ${name}`);
  return found;
}
