import { characterIn } from './book.ts';
import { type Ability, PLACES, type QueryAnswer, type Source, type Trigger } from './definitions.ts';
import type { Game } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import type { MomentName, QueryName } from './moments.ts';

type Hook<T> = { readonly source: Source; readonly run: T };

type QueryHooks = { readonly [Q in QueryName]: Hook<QueryAnswer<Q>>[] };
type MomentHooks = { readonly [M in MomentName]: Hook<Trigger<M>>[] };

/**
 * Who answers which query and hears which moment, derived from the state: rebuilt when a card enters or leaves play, a
 * seat leaves or returns, an ability or the turn changes. Nothing is ever registered or removed.
 */
export type SourceIndex = {
  isStale: boolean;
  sources: Source[];
  readonly queries: QueryHooks;
  readonly moments: MomentHooks;
  /** Those with something to be done at any time. */
  anytime: Source[];
  /** Distances by `from * seats + to`; 0 where not yet asked. */
  distances: number[];
};

export function emptyIndex(seats: number): SourceIndex {
  return {
    isStale: true,
    sources: [],
    queries: {
      distance: [],
      reach: [],
      bangLimit: [],
      alsoServesAs: [],
      missesNeeded: [],
      unaffected: [],
      drawFlips: [],
      suit: [],
      rank: [],
      phaseOneCards: [],
      handLimit: [],
      whyNotEndTurn: [],
      lifeGained: [],
      lifeLost: [],
      mayBeEliminated: [],
      heirs: [],
      reward: [],
      discardOrderMatters: [],
      takesTurns: [],
    },
    moments: {
      beforeTurn: [],
      returns: [],
      eventSpeaks: [],
      fuseBurns: [],
      cellOpens: [],
      abilityChosen: [],
      phaseOneDrawn: [],
      turnEnded: [],
      cardSpent: [],
      lifeAtStake: [],
      lifeLost: [],
      bangHit: [],
      lossSettled: [],
      eliminated: [],
      dustSettles: [],
    },
    anytime: [],
    distances: Array.from({ length: seats * seats }, () => 0),
  };
}

/** To be called whenever what counts may have changed. */
export function sourcesChanged(game: Game): void {
  game.index.isStale = true;
}

/** The index, up to date. */
export function indexOf(game: Game): SourceIndex {
  if (game.index.isStale) rebuild(game);
  return game.index;
}

function rebuild(game: Game): void {
  const { index } = game;
  index.isStale = false;
  index.sources = withoutSuppressed(game, allSources(game));
  empty(index.queries);
  empty(index.moments);
  index.anytime = index.sources.filter((source) => source.ability.anytime !== undefined);
  index.distances.fill(0);
  for (const source of index.sources) {
    const names = namesIn(source.ability);
    for (const name of names.queries) addQuery(index.queries, name, source);
    for (const name of names.moments) addMoment(index.moments, name, source);
  }
}

function empty(hooks: { readonly [name: string]: { length: number } }): void {
  for (const name in hooks) {
    const list = hooks[name];
    if (list !== undefined && list.length > 0) list.length = 0;
  }
}

function addQuery<Q extends QueryName>(hooks: QueryHooks, name: Q, source: Source): void {
  const run = source.ability.queries?.[name];
  if (run !== undefined) hooks[name].push({ source, run });
}

function addMoment<M extends MomentName>(hooks: MomentHooks, name: M, source: Source): void {
  const run = source.ability.triggers?.[name];
  if (run !== undefined) hooks[name].push({ source, run });
}

type Names = { readonly queries: readonly QueryName[]; readonly moments: readonly MomentName[] };
const namesByAbility = new WeakMap<Ability, Names>();

function namesIn(ability: Ability): Names {
  const known = namesByAbility.get(ability);
  if (known !== undefined) return known;
  const names = { queries: keysOf(ability.queries ?? {}), moments: keysOf(ability.triggers ?? {}) };
  namesByAbility.set(ability, names);
  return names;
}

function keysOf<K extends string>(record: { readonly [key in K]?: unknown }): readonly K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** Event, set rules, then seats clockwise from whose turn it is: character, borrowed abilities, cards in play. */
function allSources(game: Game): Source[] {
  const { state, book } = game;
  const owner = state.turn.seat;
  const sources: Source[] = [];
  const event = state.eventInForce === null ? undefined : book.events.get(state.eventInForce);
  if (event !== undefined) sources.push({ place: 'event', owner, slug: event.slug, card: null, ability: event });
  for (const set of book.sets) {
    for (const ability of set.rules) sources.push({ place: 'rules', owner, slug: ability.slug, card: null, ability });
  }
  const seats = state.seats.length;
  for (let step = 0; step < seats; step++) addSeat(game, seatId((owner + step) % seats), sources);
  return sources;
}

function addSeat(game: Game, owner: SeatId, sources: Source[]): void {
  const seat = game.state.seats[owner];
  if (seat === undefined || seat.presence === 'out') return;
  const { book } = game;
  sources.push({
    place: 'character',
    owner,
    slug: seat.character,
    card: null,
    ability: characterIn(book, seat.character),
  });
  for (const slug of seat.borrowed) {
    sources.push({ place: 'character', owner, slug, card: null, ability: characterIn(book, slug) });
  }
  for (const card of seat.inPlay) {
    const ability = book.faces[game.state.faces[card] ?? -1]?.card;
    if (ability === undefined) continue;
    sources.push({ place: 'inPlay', owner, slug: ability.slug, card, ability });
  }
}

/** A source can only switch off what comes after its own place, so no circle is possible. */
function withoutSuppressed(game: Game, sources: Source[]): Source[] {
  let left = sources;
  for (const place of PLACES) {
    for (const silencer of left) {
      const { suppresses } = silencer.ability;
      if (silencer.place !== place || suppresses === undefined) continue;
      const later = PLACES.indexOf(place);
      left = left.filter((one) => PLACES.indexOf(one.place) <= later || !suppresses(game, silencer.owner, one));
    }
  }
  return left;
}
