import { EngineBug, NOTHING, type Procedure } from '@dustup/kernel';
import type { Heard, Source } from './definitions.ts';
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
  const sources = indexOf(game).queries[name];
  let answer = value;
  for (const source of sources) answer = answerOf(game, name, source, answer, about);
  return answer;
}

type OfOneSeat = { readonly [Q in QueryName]: Queries[Q]['about'] extends { seat: SeatId } ? Q : never }[QueryName];

/** As `query`, of what concerns one seat alone: asked of that seat's own sources and the table's, of nobody else's. */
export function queryOf<Q extends OfOneSeat>(
  game: Game,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'] & { readonly seat: SeatId },
): Queries[Q]['value'] {
  const sources = indexOf(game).queries[name];
  let answer = value;
  for (const source of sources) {
    if (source.owner === about.seat || source.owner === NOBODY) answer = answerOf(game, name, source, answer, about);
  }
  return answer;
}

function answerOf<Q extends QueryName>(
  game: Game,
  name: Q,
  source: Source,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  const run = source.ability.queries?.[name];
  const heard: Heard & { readonly game: Game } = { game, self: selfOf(game, source), source };
  return run === undefined ? value : run(value, Object.assign(heard, about));
}

/** Whose rule it is; what belongs to the table speaks for whose turn it is. */
export function selfOf(game: Game, { owner }: Source): SeatId {
  return owner === NOBODY ? game.state.turn.seat : owner;
}

/** Whether anybody would answer: it saves the asking where it is asked often. */
export function isAnswered(game: Game, name: QueryName): boolean {
  return indexOf(game).queries[name].length > 0;
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
  const sources = indexOf(game).moments[name];
  return sources.length === 0 ? NOTHING : runAll(game, name, inTurnOrder(game, sources), about);
}

function inTurnOrder(game: Game, sources: readonly Source[]): readonly Source[] {
  if (sources.length === 1) return sources;
  const { seat } = game.state.turn;
  const table = sources.filter(({ owner }) => owner === NOBODY);
  const from = sources.filter(({ owner }) => owner >= seat);
  const before = sources.filter(({ owner }) => owner !== NOBODY && owner < seat);
  return [...table, ...from, ...before];
}

function* runAll<M extends MomentName>(game: Game, name: M, sources: readonly Source[], about: Moments[M]): Procedure {
  for (const source of sources) {
    const run = source.ability.triggers?.[name];
    if (run !== undefined && isStillActive(game, source)) {
      yield* run(game, { ...about, self: selfOf(game, source), source });
    }
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

/** What one seat has of a certain kind of ability, in order: the table's first, then its own. */
export function sourcesOf(
  game: Game,
  seat: SeatId,
  kind: 'actions' | 'anytime' | 'defences' | 'drawers',
): readonly Source[] {
  const all = indexOf(game)[kind];
  return all.length === 0 ? NONE : all.filter(({ owner }) => owner === seat || owner === NOBODY);
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
