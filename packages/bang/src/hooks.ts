import type { Doers, HookNames, Place, QueryAnswer, Source, Threat, Trigger } from './definitions.ts';
import type { SeatId } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';
import { TOLD_IN_MOMENTS, TOLD_IN_QUERIES, type Told } from './told.ts';

/** One rule that answers a query, or hears a moment. */
export type Answerer<Q extends QueryName> = Hook<Q> & {
  readonly run: QueryAnswer<Q>;
  readonly told: Told<Queries[Q]['about']>;
};
export type Hearer<M extends MomentName> = Hook<M> & { readonly run: Trigger<M>; readonly told: Told<Moments[M]> };
type Hook<Name> = { readonly name: Name; readonly owner: SeatId; readonly place: Place; readonly source: HookedSource };

/** Who answers or hears what, by its name. A list is never changed, only replaced: somebody may be going through it. */
export type Answering<Q extends QueryName = QueryName> = { readonly [Name in Q]: readonly Answerer<Name>[] };
export type Hearing<M extends MomentName = MomentName> = { readonly [Name in M]: readonly Hearer<Name>[] };
export type QueryLists<Q extends QueryName = QueryName> = { [Name in Q]: Answerer<Name>[] };
export type MomentLists<M extends MomentName = MomentName> = { [Name in M]: Hearer<Name>[] };

/** Who may respond to what. */
export type Responders = { [T in Threat]: Source[] };

/** A source with all that it answers and hears. */
export type HookedSource = Source & {
  readonly answers: readonly Answerer<QueryName>[];
  readonly hears: readonly Hearer<MomentName>[];
  readonly threats: readonly Threat[];
  readonly doers: readonly Doers[];
  /** It has something that switches others off. */
  readonly isSilencer: boolean;
};

/** An empty list is everybody's: it is only ever replaced. */
export const NONE: never[] = [];
const NO_HOOKS: HookNames = { queries: [], moments: [], threats: [], doers: [] };

/** A source, with what it answers and hears looked up once. */
export function hooked({ place, owner, slug, card, ability }: Source): HookedSource {
  const { queries, moments, threats, doers } = ability.hooks ?? NO_HOOKS;
  const answers: Answerer<QueryName>[] = queries.length === 0 ? NONE : [];
  const hears: Hearer<MomentName>[] = moments.length === 0 ? NONE : [];
  const isSilencer = ability.suppresses !== undefined;
  const source: HookedSource = { place, owner, slug, card, ability, answers, hears, threats, doers, isSilencer };
  for (const name of queries) addAnswerer(answers, source, name);
  for (const name of moments) addHearer(hears, source, name);
  return source;
}

function addAnswerer<Q extends QueryName>(to: Answerer<Q>[], source: HookedSource, name: Q): void {
  const run = source.ability.queries?.[name];
  const told = TOLD_IN_QUERIES[name];
  if (run !== undefined) to.push({ name, owner: source.owner, place: source.place, source, run, told });
}

function addHearer<M extends MomentName>(to: Hearer<M>[], source: HookedSource, name: M): void {
  const run = source.ability.triggers?.[name];
  const told = TOLD_IN_MOMENTS[name];
  if (run !== undefined) to.push({ name, owner: source.owner, place: source.place, source, run, told });
}

export function noQueries(): QueryLists {
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

export function noMoments(): MomentLists {
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

export function noResponders(): Responders {
  return { arrival: NONE, shot: NONE, card: NONE, demand: NONE, death: NONE };
}
