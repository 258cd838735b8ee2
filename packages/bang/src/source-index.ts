import { characterIn } from './book.ts';
import {
  type Ability,
  type HookNames,
  type Place,
  PLACES,
  type QueryAnswer,
  type Source,
  type Threat,
  type Trigger,
} from './definitions.ts';
import type { Game } from './game.ts';
import { type CardId, NOBODY, type SeatId } from './ids.ts';
import { type MomentName, type QueryName, TURN_START } from './moments.ts';

/** One rule that answers a query, or hears a moment. */
export type Answerer<Q extends QueryName> = Hook<Q> & { readonly run: QueryAnswer<Q> };
export type Hearer<M extends MomentName> = Hook<M> & { readonly run: Trigger<M> };
type Hook<Name> = { readonly name: Name; readonly owner: SeatId; readonly place: Place; readonly source: Source };

/** Who answers or hears what, by its name. A list is never changed, only replaced: whoever goes through one is safe. */
export type Answering<Q extends QueryName = QueryName> = { [Name in Q]: readonly Answerer<Name>[] };
export type Hearing<M extends MomentName = MomentName> = { [Name in M]: readonly Hearer<Name>[] };

/**
 * Who answers which query and hears which moment, derived from the state: kept up when a card enters or leaves play,
 * rebuilt when a seat leaves or returns or an ability changes. Nothing is ever registered or removed.
 */
export type SourceIndex = {
  isStale: boolean;
  sources: readonly Source[];
  hasSilencers: boolean;
  /** Which moments of a turn's start are heard, by their places in `TURN_START`. */
  readonly isHeardAtStart: boolean[];
  /** Nobody has anything to do or to say before phase 1, or after it: then no hand runs empty in it either. */
  isStartQuiet: boolean;
  isDrawQuiet: boolean;
  queries: Answering;
  moments: Hearing;
  /** Those with an action of phase 2, with something to be done at any time, that respond to something, with a phase 1 of their own. */
  actions: readonly Source[];
  anytime: readonly Source[];
  responders: Responders;
  drawers: readonly Source[];
  /** Those to whom it matters that somebody speaks. */
  listeners: readonly Source[];
  /** Somebody may come to look at the order on the discard pile; undefined where not yet asked. */
  isDiscardOrderRead: boolean | undefined;
  /** Distances by `from * seats + to`; 0 where not yet asked. */
  readonly distances: Uint8Array;
  /** Weapons' reaches by seat; 0 where not yet asked. */
  readonly reaches: Uint8Array;
};

/** Who may respond to what. */
export type Responders = { [T in Threat]: readonly Source[] };

const NONE: readonly never[] = [];

export function emptyIndex(seats: number): SourceIndex {
  return {
    isStale: true,
    sources: NONE,
    hasSilencers: false,
    isHeardAtStart: TURN_START.map(() => false),
    isStartQuiet: false,
    isDrawQuiet: false,
    queries: NO_QUERIES,
    moments: NO_MOMENTS,
    actions: NONE,
    anytime: NONE,
    responders: NO_RESPONDERS,
    drawers: NONE,
    listeners: NONE,
    isDiscardOrderRead: undefined,
    distances: new Uint8Array(seats * seats),
    reaches: new Uint8Array(seats),
  };
}

function noQueries(): Answering {
  return {
    distance: NONE,
    reach: NONE,
    bangLimit: NONE,
    alsoServesAs: NONE,
    moreNeeds: NONE,
    damage: NONE,
    missesNeeded: NONE,
    unaffected: NONE,
    drawFlips: NONE,
    turnedHeirs: NONE,
    suit: NONE,
    rank: NONE,
    firstHand: NONE,
    phaseOneCards: NONE,
    moreInPhaseOne: NONE,
    phaseOnePile: NONE,
    surplusPile: NONE,
    surplusHeirs: NONE,
    handLimit: NONE,
    keepsNoHand: NONE,
    whyForbidden: NONE,
    whyNotEndTurn: NONE,
    lifeGained: NONE,
    lifeLost: NONE,
    mayBeEliminated: NONE,
    heirs: NONE,
    reward: NONE,
    keepsTokens: NONE,
    landsIn: NONE,
    isZoneOpen: NONE,
    isShown: NONE,
    playsFor: NONE,
    roleShownAs: NONE,
    countsForVictory: NONE,
    alsoWin: NONE,
    outcome: NONE,
    isEachForThemselves: NONE,
    quarry: NONE,
    takesTurns: NONE,
    turnDirection: NONE,
    extraTurns: NONE,
    distanceFor: NONE,
    silences: NONE,
    whyNotTarget: NONE,
    whyNotTake: NONE,
    whyNotLie: NONE,
    maySpare: NONE,
    usesInTurn: NONE,
    isFree: NONE,
    outlives: NONE,
  };
}

function noMoments(): Hearing {
  return {
    beforeTurn: NONE,
    cameIntoForce: NONE,
    returns: NONE,
    eventSpeaks: NONE,
    trainMoves: NONE,
    fuseBurns: NONE,
    cellOpens: NONE,
    snakeBites: NONE,
    clockTicks: NONE,
    mealServed: NONE,
    handRenewed: NONE,
    mapRead: NONE,
    abilityChosen: NONE,
    abilityActs: NONE,
    phaseOneDrawn: NONE,
    phaseOneOver: NONE,
    trainAdvanced: NONE,
    lineEnds: NONE,
    turnCloses: NONE,
    lastDraw: NONE,
    surplusLaidDown: NONE,
    turnEnded: NONE,
    departs: NONE,
    cardSpent: NONE,
    cardDone: NONE,
    cardAtStake: NONE,
    shotFired: NONE,
    shotOver: NONE,
    cardPlayed: NONE,
    ranDry: NONE,
    drawTurned: NONE,
    turnedTaken: NONE,
    lifeAtStake: NONE,
    lifeTaken: NONE,
    lifeLost: NONE,
    bangHit: NONE,
    shotCancelled: NONE,
    cardLost: NONE,
    lastChance: NONE,
    lossSettled: NONE,
    goingOut: NONE,
    eliminated: NONE,
    leftAgain: NONE,
    dustSettles: NONE,
  };
}

function noResponders(): Responders {
  return { arrival: NONE, shot: NONE, card: NONE, demand: NONE, death: NONE };
}

/** Of a game that nobody has looked at yet: the first look replaces them. */
const NO_QUERIES = noQueries();
const NO_MOMENTS = noMoments();
const NO_RESPONDERS = noResponders();

/**
 * To be called when the turn passes, or begins: some sources switch others off in their own turn only, and what belongs
 * to the table speaks for whose turn it is.
 */
export function turnPassed({ index }: Game): void {
  if (index.hasSilencers) index.isStale = true;
  else if (isOfTable(index.queries.distance[0]) || isOfTable(index.queries.reach[0])) forgetDistances(index);
}

function isOfTable(first: { readonly owner: SeatId } | undefined): boolean {
  return first?.owner === NOBODY;
}

function forgetDistances({ distances, reaches }: SourceIndex): void {
  for (let at = 0; at < distances.length; at++) distances[at] = 0;
  for (let seat = 0; seat < reaches.length; seat++) reaches[seat] = 0;
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
  index.queries = noQueries();
  index.moments = noMoments();
  index.responders = noResponders();
  index.sources = allSources(game);
  index.hasSilencers = hasSilenced(game) || index.sources.some(({ ability }) => ability.suppresses !== undefined);
  if (index.hasSilencers) index.sources = withoutSuppressed(game, index.sources);
  for (const source of index.sources) {
    const { queries, moments, threats } = source.ability.hooks ?? NO_HOOKS;
    for (const name of queries) addAnswerer(index.queries, name, source);
    for (const name of moments) addHearer(index.moments, name, source);
    for (const threat of threats) index.responders[threat] = inserted(index.responders[threat], source);
  }
  index.actions = index.sources.filter(({ ability }) => ability.action !== undefined);
  index.anytime = index.sources.filter(({ ability }) => ability.anytime !== undefined);
  index.drawers = index.sources.filter(({ ability }) => ability.draws !== undefined);
  index.listeners = index.sources.filter(({ ability }) => ability.whenSpoken !== undefined);
  index.isDiscardOrderRead = undefined;
  forgetDistances(index);
  listenForQuiet(index);
}

/** A card has come into play: the index grows by it, unless somebody switches it off just now. */
export function cardEnteredPlay(game: Game, card: CardId, owner: SeatId, place: Place): void {
  const { index, state } = game;
  if (index.isStale || state.seats[owner]?.presence === 'out') return; // what lies there waits for its owner to return
  const source = sourceInPlay(game, card, owner, place);
  const isPlain = source?.ability.suppresses === undefined && place === 'inPlay';
  if (source === undefined || !isPlain) index.isStale = true;
  else if (!index.hasSilencers || !isSuppressed(game, source)) enter(index, source);
}

/** What lies in play can switch off nothing in play: its place is the last. */
function isSuppressed(game: Game, source: Source): boolean {
  if (isSilenced(game, source.owner)) return true;
  return game.index.sources.some(
    ({ place, owner, ability }) => place !== 'inPlay' && ability.suppresses?.(game, owner, source) === true,
  );
}

/** A card has left play: the index shrinks by it, unless it was switched off. */
export function cardLeftPlay(game: Game, card: CardId): void {
  const { index } = game;
  if (index.isStale) return;
  const gone = index.sources.find((source) => source.card === card);
  if (gone === undefined) index.isStale = !index.hasSilencers;
  else if (gone.ability.suppresses !== undefined) index.isStale = true;
  else leave(index, gone);
}

function enter(index: SourceIndex, source: Source): void {
  const { ability } = source;
  const { queries, moments } = ability.hooks ?? NO_HOOKS;
  for (const name of queries) addAnswerer(index.queries, name, source);
  for (const name of moments) addHearer(index.moments, name, source);
  changeSources(index, ability, (sources) => inserted(sources, source));
}

function leave(index: SourceIndex, gone: Source): void {
  const { ability } = gone;
  const { queries, moments } = ability.hooks ?? NO_HOOKS;
  for (const name of queries) dropAnswerer(index.queries, name, gone);
  for (const name of moments) dropHearer(index.moments, name, gone);
  changeSources(index, ability, (sources) => sources.filter((source) => source !== gone));
}

/** Every list of sources that one with this ability is in, or is to be in. */
function changeSources(
  index: SourceIndex,
  ability: Ability,
  change: (sources: readonly Source[]) => readonly Source[],
): void {
  index.sources = change(index.sources);
  if (ability.action !== undefined) index.actions = change(index.actions);
  if (ability.anytime !== undefined) index.anytime = change(index.anytime);
  if (ability.draws !== undefined) index.drawers = change(index.drawers);
  if (ability.whenSpoken !== undefined) index.listeners = change(index.listeners);
  const { queries, moments, threats } = ability.hooks ?? NO_HOOKS;
  for (const threat of threats) index.responders[threat] = change(index.responders[threat]);
  if (queries.length > 0) forgetDistances(index);
  if (moments.length > 0 || ability.anytime !== undefined) listenForQuiet(index);
}

function addAnswerer<Q extends QueryName>(answering: Answering<Q>, name: Q, source: Source): void {
  const run = source.ability.queries?.[name];
  const { owner, place } = source;
  if (run !== undefined) answering[name] = inserted(answering[name], { name, owner, place, source, run });
}

function addHearer<M extends MomentName>(hearing: Hearing<M>, name: M, source: Source): void {
  const run = source.ability.triggers?.[name];
  const { owner, place } = source;
  if (run !== undefined) hearing[name] = inserted(hearing[name], { name, owner, place, source, run });
}

function dropAnswerer<Q extends QueryName>(answering: Answering<Q>, name: Q, gone: Source): void {
  answering[name] = answering[name].filter(({ source }) => source !== gone);
}

function dropHearer<M extends MomentName>(hearing: Hearing<M>, name: M, gone: Source): void {
  hearing[name] = hearing[name].filter(({ source }) => source !== gone);
}

type Placed = { readonly owner: SeatId; readonly place: Place };

/** Behind everything of the same seat, but for what lies in zones of its own, and of the seats before it. */
function inserted<One extends Placed>(all: readonly One[], one: One): readonly One[] {
  if (all.length === 0) return [one];
  let at = all.length;
  for (let other = all[at - 1]; other !== undefined && isBehind(other, one); other = all[at - 1]) at -= 1;
  return at === all.length ? [...all, one] : all.toSpliced(at, 0, one);
}

function isBehind(other: Placed, one: Placed): boolean {
  if (other.owner !== one.owner) return other.owner > one.owner;
  return other.place === 'belongings' && one.place !== 'belongings';
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

const NO_HOOKS: HookNames = { queries: [], moments: [], threats: [] };

/** What is in force, set rules, then seat by seat: character, borrowed abilities, cards in play. A moment turns the seats round. */
function allSources(game: Game): Source[] {
  const { state, book } = game;
  const sources: Source[] = [];
  for (const stack of book.stacks.keys()) {
    const ability = book.events.get(state.inForce[stack] ?? '');
    if (ability !== undefined)
      sources.push({ place: 'inForce', owner: NOBODY, slug: ability.slug, card: null, ability });
  }
  for (const ability of book.rules) {
    if (ability.isOn?.(state) === false) continue;
    sources.push({ place: 'rules', owner: NOBODY, slug: ability.slug, card: null, ability });
  }
  for (const owner of game.seats) addSeat(game, owner, sources);
  return sources;
}

function addSeat(game: Game, owner: SeatId, sources: Source[]): void {
  const seat = game.state.seats[owner];
  const isWaiting = seat?.character === ''; // for its character to be chosen
  if (seat === undefined || isWaiting || seat.presence === 'out') return;
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
  for (const card of seat.inPlay) addCard(game, card, owner, 'inPlay', sources);
  for (const { slug, place } of book.activeZones) {
    for (const card of seat.zones[slug] ?? NONE) addCard(game, card, owner, place, sources);
  }
}

function addCard(game: Game, card: CardId, owner: SeatId, place: Place, sources: Source[]): void {
  const source = sourceInPlay(game, card, owner, place);
  if (source !== undefined) sources.push(source);
}

function sourceInPlay({ book, state }: Game, card: CardId, owner: SeatId, place: Place): Source | undefined {
  const ability = book.faces[state.faces[card] ?? -1]?.card;
  return ability && { place, owner, slug: ability.slug, card, ability };
}

/** Nothing that this seat has counts until the card under way is done. */
function isSilenced({ state: { resolving } }: Game, seat: SeatId): boolean {
  return resolving.some((frame) => frame.kind === 'play' && frame.silenced === seat);
}

function hasSilenced({ state: { resolving } }: Game): boolean {
  return resolving.some((frame) => frame.kind === 'play' && frame.silenced !== null);
}

/** A source can only switch off what comes after its own place, so no circle is possible. */
function withoutSuppressed(game: Game, sources: readonly Source[]): readonly Source[] {
  let left = hasSilenced(game) ? sources.filter(({ owner }) => !isSilenced(game, owner)) : sources;
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
