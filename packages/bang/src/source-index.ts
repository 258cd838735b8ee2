import { isAnySilenced, sourcesOfSeat, sourcesOfTable, withoutSuppressed } from './active-sources.ts';
import type { Source } from './definitions.ts';
import type { Game } from './game.ts';
import {
  type Answerer,
  type Hearer,
  type HookedSource,
  type MomentLists,
  NONE,
  noMoments,
  noQueries,
  noResponders,
  type QueryLists,
  type Responders,
} from './hooks.ts';
import { NOBODY, type SeatId, seatId } from './ids.ts';
import { type MomentName, type QueryName, TURN_START } from './moments.ts';

/**
 * Who answers which query and hears which moment, derived from the state. When what counts may have changed, it is looked up
 * anew, and the lists of whatever has come or gone are mended. Nothing is ever registered or removed.
 */
export type SourceIndex = {
  /** What has to be looked up again: a bit for the table, one for each seat, and one for what counts of all that. */
  stale: number;
  /** The same of all that has changed since the step began: a copy of the game begins there. */
  changed: number;
  /** What the table has, and each seat, whether it counts or is switched off. */
  readonly own: HookedSource[][];
  /** What counts of it. A moment turns the seats round. */
  readonly counting: HookedSource[][];
  /** Which of these have something that switches others off, in bits like the stale ones; and whether anything does just now. */
  silencing: number;
  hasSilencers: boolean;
  /** Which moments of a turn's start are heard, by their places in `TURN_START`. */
  readonly isHeardAtStart: boolean[];
  /** Nobody has anything to do or to say before phase 1, or after it: then no hand runs empty in it either. */
  isStartQuiet: boolean;
  isDrawQuiet: boolean;
  readonly queries: QueryLists;
  readonly moments: MomentLists;
  /** Those with an action of phase 2, with something to be done at any time, that respond to something, with a phase 1 of their own. */
  actions: readonly Source[];
  anytime: readonly Source[];
  readonly responders: Responders;
  drawers: readonly Source[];
  /** Those to whom it matters that somebody speaks. */
  listeners: readonly Source[];
  /** Somebody may come to look at the order on the discard pile; undefined where not yet asked. */
  isDiscardOrderRead: boolean | undefined;
  /** Distances by `from * seats + to`; 0 where not yet asked. */
  readonly distances: Uint8Array;
  /** Weapons' reaches by seat; 0 where not yet asked. */
  readonly reaches: Uint8Array;
  /** It has been judged that nobody has won, and nothing has changed since that could decide it. */
  isUndecided: boolean;
};

const TABLE = 0;
const ALL = -1;
const COUNTING = 1 << 30;

export function emptyIndex(seats: number): SourceIndex {
  return {
    stale: ALL,
    changed: ALL,
    own: Array.from({ length: seats + 1 }, () => NONE),
    counting: Array.from({ length: seats + 1 }, () => NONE),
    silencing: 0,
    hasSilencers: false,
    isHeardAtStart: TURN_START.map(() => false),
    isStartQuiet: true,
    isDrawQuiet: true,
    queries: noQueries(),
    moments: noMoments(),
    actions: NONE,
    anytime: NONE,
    responders: noResponders(),
    drawers: NONE,
    listeners: NONE,
    isDiscardOrderRead: undefined,
    distances: new Uint8Array(seats * seats),
    reaches: new Uint8Array(seats),
    isUndecided: false,
  };
}

/** For a copy of the game at the beginning of its step: what has changed since is looked up again, and few lists have to be mended. */
export function copyIndex(index: SourceIndex): SourceIndex {
  return {
    ...index,
    stale: index.stale | index.changed,
    changed: ALL,
    own: index.own.slice(),
    counting: index.counting.slice(),
    isHeardAtStart: index.isHeardAtStart.slice(),
    queries: { ...index.queries },
    moments: { ...index.moments },
    responders: { ...index.responders },
    isDiscardOrderRead: undefined,
    distances: new Uint8Array(index.distances.length),
    reaches: new Uint8Array(index.reaches.length),
    isUndecided: index.isUndecided && (index.stale | index.changed) === 0,
  };
}

/**
 * To be called when the turn passes, or begins: some sources switch others off in their own turn only, and what belongs
 * to the table speaks for whose turn it is.
 */
export function turnPassed({ index }: Game): void {
  index.isUndecided = false;
  if (index.hasSilencers) markStale(index, COUNTING);
  else if (isOfTable(index.queries.distance[0]) || isOfTable(index.queries.reach[0])) forgetDistances(index);
}

function isOfTable(first: { readonly owner: SeatId } | undefined): boolean {
  return first?.owner === NOBODY;
}

function forgetDistances(index: SourceIndex): void {
  index.distances.fill(0);
  index.reaches.fill(0);
}

/** What queries have answered is asked anew. */
function forgetAnswers(index: SourceIndex): void {
  forgetDistances(index);
  index.isUndecided = false;
}

/** To be called whenever what counts may have changed: anything, or only what this seat has, or the table (`NOBODY`). */
export function sourcesChanged({ index }: Game, of?: SeatId): void {
  markStale(index, of === undefined ? ALL : (1 << (of + 1)) | COUNTING);
}

/** The same where a card that counts has come or gone in front of a seat. */
export function cardsChanged({ index }: Game, seat: SeatId): void {
  markStale(index, 2 << seat);
}

function markStale(index: SourceIndex, parts: number): void {
  index.stale |= parts;
  index.changed |= parts;
}

/** To be called where a step begins. */
export function stepBegins({ index }: Game): void {
  index.changed = 0;
}

/** The index, up to date. */
export function indexOf(game: Game): SourceIndex {
  if (game.index.stale !== 0) refresh(game);
  return game.index;
}

function refresh(game: Game): void {
  const { index } = game;
  const { own, stale } = index;
  index.stale = 0;
  for (let part = 0; part < own.length; part++) if ((stale & (1 << part)) !== 0) lookUp(game, part);
  const wereSilencers = index.hasSilencers;
  index.hasSilencers = index.silencing !== 0 || isAnySilenced(game);
  mendLists(index, wereSilencers || index.hasSilencers ? notSuppressed(game) : own);
  index.isDiscardOrderRead = undefined;
  if ((stale & COUNTING) !== 0) forgetAnswers(index);
}

/** A list of which nothing is switched off stays the same. */
function notSuppressed(game: Game): readonly HookedSource[][] {
  const { own } = game.index;
  const all = own.flat();
  const left = withoutSuppressed(game, all);
  if (left.length === all.length) return own;
  return own.map((sources) =>
    sources.every((one) => left.includes(one)) ? sources : sources.filter((one) => left.includes(one)),
  );
}

function lookUp(game: Game, part: number): void {
  const { index } = game;
  const sources =
    part === TABLE
      ? sourcesOfTable(game, index.own[TABLE] ?? NONE)
      : sourcesOfSeat(game, seatId(part - 1), index.own[part]?.[0]);
  index.own[part] = sources;
  index.silencing = sources.some(({ isSilencer }) => isSilencer)
    ? index.silencing | (1 << part)
    : index.silencing & ~(1 << part);
}

/** What has gone leaves its lists before anything that has come enters. */
function mendLists(index: SourceIndex, now: readonly HookedSource[][]): void {
  const gone: HookedSource[] = [];
  const come: HookedSource[] = [];
  for (let part = 0; part < now.length; part++) {
    const before = index.counting[part] ?? NONE;
    const after = now[part] ?? NONE;
    if (before === after) continue;
    compare(before, after, gone, come);
    index.counting[part] = after;
  }
  for (const one of gone) changeLists(index, one, without);
  for (const one of come) changeLists(index, one, inserted);
  if (gone.some(isHeard) || come.some(isHeard)) listenForQuiet(index);
}

function isHeard({ hears, doers }: HookedSource): boolean {
  return hears.length > 0 || doers.includes('anytime');
}

/** Whatever has changed its place has gone and come. */
function compare(
  before: readonly HookedSource[],
  after: readonly HookedSource[],
  gone: HookedSource[],
  come: HookedSource[],
): void {
  let left = 0;
  for (const one of after) {
    if (before[left] === one) {
      left += 1;
      continue;
    }
    const at = before.indexOf(one, left);
    if (at < 0) come.push(one);
    else {
      addBetween(gone, before, left, at);
      left = at + 1;
    }
  }
  addBetween(gone, before, left, before.length);
}

function addBetween<One>(to: One[], all: readonly One[], from: number, end: number): void {
  for (let at = from; at < end; at++) {
    const one = all[at];
    if (one !== undefined) to.push(one);
  }
}

/** What becomes of a list in which somebody is, or is to be. A new list comes of it: whoever goes through the old one is safe. */
type Change = <One extends Listed>(all: readonly One[], one: One, index: SourceIndex) => One[];
type Listed = Source | { readonly owner: SeatId; readonly source: HookedSource };

/** Every list that this source, or what it answers and hears, is in, or is to be in. */
function changeLists(index: SourceIndex, source: HookedSource, change: Change): void {
  const { answers, hears, threats, doers } = source;
  for (const one of answers) changeQuery(index, index.queries, one, change);
  for (const one of hears) changeMoment(index, index.moments, one, change);
  if (answers.length > 0) forgetAnswers(index);
  for (const to of threats) index.responders[to] = change<Source>(index.responders[to], source, index);
  for (const list of doers) index[list] = change<Source>(index[list], source, index);
}

function changeQuery<Q extends QueryName>(
  index: SourceIndex,
  lists: QueryLists<Q>,
  one: Answerer<Q>,
  change: Change,
): void {
  lists[one.name] = change(lists[one.name], one, index);
}

function changeMoment<M extends MomentName>(
  index: SourceIndex,
  lists: MomentLists<M>,
  one: Hearer<M>,
  change: Change,
): void {
  lists[one.name] = change(lists[one.name], one, index);
}

function without<One>(all: readonly One[], gone: One): One[] {
  return all.length === 1 ? NONE : all.filter((one) => one !== gone);
}

/** The table's first, then seat by seat, in the order in which each has them. */
function inserted<One extends Listed>(all: readonly One[], one: One, { counting }: SourceIndex): One[] {
  let at = all.length;
  for (let other = all[at - 1]; other !== undefined && isBehind(other, one, counting); other = all[at - 1]) at -= 1;
  return at === all.length ? [...all, one] : all.toSpliced(at, 0, one);
}

function isBehind(other: Listed, one: Listed, counting: readonly (readonly Source[])[]): boolean {
  if (other.owner !== one.owner) return other.owner > one.owner;
  const own = counting[one.owner + 1] ?? NONE;
  return own.indexOf(sourceOf(other)) > own.indexOf(sourceOf(one));
}

function sourceOf(one: Listed): Source {
  return 'source' in one ? one.source : one;
}

function listenForQuiet(index: SourceIndex): void {
  index.isStartQuiet = !isStartHeard(index) && index.anytime.length === 0;
  index.isDrawQuiet = index.moments.phaseOneDrawn.length + index.moments.phaseOneOver.length === 0;
}

/** Whether any moment of it is; returns aside: they concern who is out when the turn begins. */
function isStartHeard({ moments, isHeardAtStart }: SourceIndex): boolean {
  let isAnyHeard = false;
  let at = 0;
  for (const name of TURN_START) {
    const isHeard = moments[name].length > 0;
    isHeardAtStart[at++] = isHeard;
    if (isHeard && name !== 'returns') isAnyHeard = true;
  }
  return isAnyHeard;
}
