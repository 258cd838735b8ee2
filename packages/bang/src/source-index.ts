import { characterIn } from './book.ts';
import { type HookNames, PLACES, type QueryAnswer, type Source, type Trigger } from './definitions.ts';
import type { Game } from './game.ts';
import { NOBODY, type SeatId } from './ids.ts';
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
  hasSilencers: boolean;
  readonly queries: QueryHooks;
  readonly moments: MomentHooks;
  /** Those with an action of phase 2, with something to be done at any time, with a defence, with a phase 1 of their own. */
  readonly actions: Source[];
  readonly anytime: Source[];
  readonly defences: Source[];
  readonly drawers: Source[];
  /** Distances by `from * seats + to`; 0 where not yet asked. */
  distances: number[];
  /** Weapons' reaches by seat; 0 where not yet asked. */
  reaches: number[];
};

export function emptyIndex(seats: number): SourceIndex {
  return {
    isStale: true,
    sources: [],
    hasSilencers: false,
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
      isShown: [],
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
    actions: [],
    anytime: [],
    defences: [],
    drawers: [],
    distances: Array.from({ length: seats * seats }, () => 0),
    reaches: Array.from({ length: seats }, () => 0),
  };
}

/** To be called when the turn passes: some sources switch others off in their own turn only. */
export function turnPassed({ index }: Game): void {
  if (index.hasSilencers) index.isStale = true;
  index.distances.fill(0);
  index.reaches.fill(0);
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
  emptyAll(index);
  index.sources = allSources(game);
  index.hasSilencers = index.sources.some(({ ability }) => ability.suppresses !== undefined);
  if (index.hasSilencers) index.sources = withoutSuppressed(game, index.sources);
  for (const source of index.sources) {
    const { ability } = source;
    const { queries, moments } = ability.hooks ?? NO_HOOKS;
    for (const name of queries) addQuery(index.queries, name, source);
    for (const name of moments) addMoment(index.moments, name, source);
    if (ability.action !== undefined) index.actions.push(source);
    if (ability.anytime !== undefined) index.anytime.push(source);
    if (ability.defend !== undefined) index.defences.push(source);
    if (ability.drawsInstead !== undefined) index.drawers.push(source);
  }
}

const NO_HOOKS: HookNames = { queries: [], moments: [] };

/** Only what the old sources had filled. */
function emptyAll({
  sources,
  queries,
  moments,
  actions,
  anytime,
  defences,
  drawers,
  distances,
  reaches,
}: SourceIndex): void {
  for (const { ability } of sources) {
    const names = ability.hooks ?? NO_HOOKS;
    for (const name of names.queries) empty(queries[name]);
    for (const name of names.moments) empty(moments[name]);
  }
  empty(actions);
  empty(anytime);
  empty(defences);
  empty(drawers);
  distances.fill(0);
  reaches.fill(0);
}

function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

function addQuery<Q extends QueryName>(hooks: QueryHooks, name: Q, source: Source): void {
  const run = source.ability.queries?.[name];
  if (run !== undefined) hooks[name].push({ source, run });
}

function addMoment<M extends MomentName>(hooks: MomentHooks, name: M, source: Source): void {
  const run = source.ability.triggers?.[name];
  if (run !== undefined) hooks[name].push({ source, run });
}

/** Event, set rules, then seat by seat: character, borrowed abilities, cards in play. A moment turns the seats round. */
function allSources(game: Game): Source[] {
  const { state, book } = game;
  const sources: Source[] = [];
  const event = state.eventInForce === null ? undefined : book.events.get(state.eventInForce);
  if (event !== undefined)
    sources.push({ place: 'event', owner: NOBODY, slug: event.slug, card: null, ability: event });
  for (const ability of book.rules) {
    sources.push({ place: 'rules', owner: NOBODY, slug: ability.slug, card: null, ability });
  }
  for (const owner of game.seats) addSeat(game, owner, sources);
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
