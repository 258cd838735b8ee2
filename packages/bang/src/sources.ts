import { EngineBug, NOTHING, type Procedure } from '@dustup/kernel';
import type { Source } from './definitions.ts';
import type { Game } from './game.ts';
import { NOBODY, type SeatId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import type { Answerer, Answering, Hearer, Hearing } from './hooks.ts';
import { indexOf } from './source-index.ts';

/** Who answers each query just now: `answering(game).distance`. */
export function answering(game: Game): Answering {
  return indexOf(game).queries;
}

/** Who hears each moment just now: `hearing(game).lifeLost`. */
export function hearing(game: Game): Hearing {
  return indexOf(game).moments;
}

/** What is true just now: the value, as changed by everything that counts. */
export function query<Q extends QueryName>(
  game: Game,
  answers: readonly Answerer<Q>[],
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  let answer = value;
  for (const one of answers) answer = answerOf(game, one, answer, about);
  return answer;
}

type OfOneSeat = { readonly [Q in QueryName]: Queries[Q]['about'] extends { seat: SeatId } ? Q : never }[QueryName];

/** As `query`, of what concerns one seat alone: asked of that seat's own sources and the table's, of nobody else's. */
export function queryOf<Q extends OfOneSeat>(
  game: Game,
  answers: readonly Answerer<Q>[],
  value: Queries[Q]['value'],
  about: Queries[Q]['about'] & { readonly seat: SeatId },
): Queries[Q]['value'] {
  let answer = value;
  for (const one of answers) {
    if (one.owner === about.seat || one.owner === NOBODY) answer = answerOf(game, one, answer, about);
  }
  return answer;
}

function answerOf<Q extends QueryName>(
  game: Game,
  { source, run, told }: Answerer<Q>,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  return run(value, told(about, game, selfOf(game, source), source));
}

/** Whose rule it is; what belongs to the table speaks for whose turn it is. */
export function selfOf(game: Game, { owner }: Source): SeatId {
  return owner === NOBODY ? game.state.turn.seat : owner;
}

/**
 * A named moment: everything that hears it runs, the table's rules first, then seats clockwise from whose turn it is.
 * Who was in the game when it began but no longer is, is skipped.
 */
export function moment<M extends MomentName>(game: Game, hearers: readonly Hearer<M>[], about: Moments[M]): Procedure {
  const only = hearers[0];
  if (only === undefined) return NOTHING;
  return hearers.length === 1 ? (tell(game, only, about) ?? NOTHING) : tellAll(game, inTurnOrder(game, hearers), about);
}

function tell<M extends MomentName>(game: Game, { source, run, told }: Hearer<M>, about: Moments[M]): Procedure | void {
  return run(game, told(about, game, selfOf(game, source), source));
}

/** As `moment`, of one that is known by its name alone. */
export function momentOf<M extends MomentName>(game: Game, all: Hearing<M>, name: M, about: Moments[M]): Procedure {
  return moment(game, all[name], about);
}

function inTurnOrder<One extends { readonly owner: SeatId }>(game: Game, all: readonly One[]): readonly One[] {
  const { order, turn } = game.state;
  const ofSeats = all.find(({ owner }) => owner !== NOBODY);
  if (ofSeats === undefined || ofSeats.owner === all.at(-1)?.owner) return all; // no two seats among them
  const first = order.indexOf(turn.seat);
  const sorted = all.filter(({ owner }) => owner === NOBODY);
  for (let step = 0; step < order.length && sorted.length < all.length; step++) {
    const seat = order[(first + step) % order.length];
    for (const one of all) if (one.owner === seat) sorted.push(one);
  }
  return sorted;
}

/** As long as nobody is asked it needs no procedure. */
function tellAll<M extends MomentName>(game: Game, hearers: readonly Hearer<M>[], about: Moments[M]): Procedure {
  for (let at = 0; at < hearers.length; at++) {
    const procedure = tellIfActive(game, hearers[at], about);
    if (procedure !== undefined) return tellRest(game, hearers, at, procedure, about);
  }
  return NOTHING;
}

function* tellRest<M extends MomentName>(
  game: Game,
  hearers: readonly Hearer<M>[],
  at: number,
  procedure: Procedure,
  about: Moments[M],
): Procedure {
  yield* procedure;
  for (let next = at + 1; next < hearers.length; next++) yield* tellIfActive(game, hearers[next], about) ?? NOTHING;
}

function tellIfActive<M extends MomentName>(
  game: Game,
  one: Hearer<M> | undefined,
  about: Moments[M],
): Procedure | void {
  if (one !== undefined && isStillActive(game, one.source)) return tell(game, one, about);
}

function isStillActive(game: Game, source: Source): boolean {
  const sources: readonly Source[] = indexOf(game).counting[source.owner + 1] ?? NONE;
  return sources.includes(source) || sources.some((one) => isSame(one, source));
}

function isSame(a: Source, b: Source): boolean {
  return a.place === b.place && a.slug === b.slug && a.owner === b.owner && a.card === b.card;
}

const NONE: readonly Source[] = [];

/** Those of one seat, in order: the table's first, then its own. */
export function ofSeat(sources: readonly Source[], seat: SeatId): readonly Source[] {
  if (sources.length === 0) return NONE;
  const found: Source[] = [];
  for (const one of sources) if (one.owner === seat || one.owner === NOBODY) found.push(one);
  return found;
}

/** How an answer names a source: a card in play by its id, anything else by its slug. */
export function nameOf(source: Source): number | string {
  return source.card ?? source.slug;
}

export function sourceNamed(sources: readonly Source[], name: unknown): Source {
  for (const source of sources) if (nameOf(source) === name) return source;
  throw new EngineBug(`no source ${String(name)}`);
}
