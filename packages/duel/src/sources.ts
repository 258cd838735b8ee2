import { NOTHING, type Procedure } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import type { Ability, Heard } from './definitions.ts';
import { definitionOf, fighterOf, frontOf, type Game, inOrder } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';

/** Something that counts just now: a fighter's own ability, or a card that lies with the fighter. */
export type Source = Heard & { readonly slug: string; readonly ability: Ability };

/** All that counts, in the order of DUEL-SIM-01, the ability before the Equipment; and who answers or hears what. */
export type Sources = {
  readonly all: readonly Source[];
  readonly answering: ReadonlyMap<QueryName, readonly Source[]>;
  readonly hearing: ReadonlyMap<MomentName, readonly Source[]>;
};

/** To be called whenever what counts may have changed. */
export function sourcesChanged(game: Game): void {
  game.sources = undefined;
}

export function sourcesOf(game: Game): Sources {
  return (game.sources ??= listed(activeSources(game)));
}

function listed(all: readonly Source[]): Sources {
  const answering = new Map<QueryName, Source[]>();
  const hearing = new Map<MomentName, Source[]>();
  for (const source of all) {
    const { queries, moments } = source.ability.hooks ?? NO_HOOKS;
    for (const name of queries) addTo(answering, name, source);
    for (const name of moments) addTo(hearing, name, source);
  }
  return { all, answering, hearing };
}

const NO_HOOKS = { queries: [], moments: [] };

function addTo<Name>(lists: Map<Name, Source[]>, name: Name, source: Source): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [source]);
  else list.push(source);
}

/** Who is awake for a seat: the fighter in front, or a target in the rear while it reacts (DUEL-ACTIVE-01, -03). */
function awakeOf(game: Game, seat: SeatId): FighterId {
  return game.state.awake[seat] ?? frontOf(game, seat);
}

function activeSources(game: Game): Source[] {
  const sources: Source[] = [];
  for (const fighter of inOrder(game)) {
    const self = seatOfFighter(fighter);
    const isAwake = awakeOf(game, self) === fighter;
    const { character, life, equipment } = fighterOf(game, fighter);
    if (life <= 0) continue; // DUEL-ELIM-06
    const own = characterIn(game.book, character);
    if (isAwake || own.isAlways) sources.push({ self, fighter, card: null, slug: own.slug, ability: own });
    for (const card of equipment) {
      const ability = definitionOf(game, card);
      if (isAwake || ability.isAlways) sources.push({ self, fighter, card, slug: ability.slug, ability });
    }
  }
  return sources;
}

const NONE: readonly Source[] = [];

/** What is true just now: the value, as changed by everything that counts. */
export function query<Q extends QueryName>(
  game: Game,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  let answer = value;
  for (const { self, fighter, card, ability } of sourcesOf(game).answering.get(name) ?? NONE) {
    const run = ability.queries?.[name];
    const heard: Heard & { readonly game: Game } = { game, self, fighter, card };
    if (run !== undefined) answer = run(answer, Object.assign(heard, about));
  }
  return answer;
}

/** A named moment: everything that hears it runs, if it still counts when its turn comes. */
export function moment<M extends MomentName>(game: Game, name: M, about: Moments[M]): Procedure {
  const hearers = sourcesOf(game).hearing.get(name);
  return hearers === undefined ? NOTHING : runAll(game, hearers, name, about);
}

function* runAll<M extends MomentName>(game: Game, hearers: readonly Source[], name: M, about: Moments[M]): Procedure {
  for (const source of hearers) {
    const { self, fighter, card, ability } = source;
    if (isStillActive(game, source)) yield* ability.triggers?.[name]?.(game, { ...about, self, fighter, card }) ?? [];
  }
}

function isStillActive(game: Game, source: Source): boolean {
  const { all } = sourcesOf(game);
  return all.includes(source) || all.some((one) => isSame(one, source));
}

function isSame(a: Source, b: Source): boolean {
  return a.slug === b.slug && a.fighter === b.fighter && a.card === b.card;
}

/** While a fighter reacts, it is awake and the one in front sleeps. */
export function awakening<T>(game: Game, fighter: FighterId, reaction: () => Procedure<T>): Procedure<T> {
  const seat = seatOfFighter(fighter);
  return awakeOf(game, seat) === fighter ? reaction() : awakened(game, seat, fighter, reaction);
}

function* awakened<T>(game: Game, seat: SeatId, fighter: FighterId, reaction: () => Procedure<T>): Procedure<T> {
  const before = game.state.awake[seat] ?? null;
  wake(game, seat, fighter);
  const result = yield* reaction();
  wake(game, seat, before);
  return result;
}

function wake(game: Game, seat: SeatId, fighter: FighterId | null): void {
  game.state.awake[seat] = fighter;
  sourcesChanged(game);
}

/** How an answer names a source: a card in play by its id, an ability by its slug. */
export function nameOf({ card, slug }: Source): CardId | string {
  return card ?? slug;
}
