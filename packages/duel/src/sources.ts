import { NOTHING, type Procedure } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import type { Ability, Heard } from './definitions.ts';
import { definitionOf, fighterOf, frontOf, type Game, inOrder } from './game.ts';
import { type Hooks, MOMENT_HOOKS, NO_HOOKS, QUERY_HOOKS } from './hooks.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import type { MomentName, Moments, Queries, QueryName } from './moments.ts';

/** Something that counts just now: a fighter's own ability, or a card that lies with the fighter. */
export type Source = Heard & { readonly slug: string; readonly ability: Ability; readonly hooks: Hooks };

/** All that counts, in the order of DUEL-SIM-01, the ability before the Equipment; and what any of it answers and hears. */
export type Sources = { readonly all: readonly Source[]; readonly hooks: Hooks };

/** To be called whenever what counts may have changed. */
export function sourcesChanged(game: Game): void {
  game.sources = undefined;
}

export function sourcesOf(game: Game): Sources {
  return (game.sources ??= listed(activeSources(game)));
}

function listed(all: readonly Source[]): Sources {
  let [queries, moments] = [0, 0];
  for (const { hooks } of all) {
    queries |= hooks.queries;
    moments |= hooks.moments;
  }
  return { all, hooks: { queries, moments } };
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
    if (isAwake || own.isAlways) sources.push(sourceFor(game, fighter, null, own));
    for (const card of equipment) {
      const definition = definitionOf(game, card);
      if (isAwake || definition.isAlways) sources.push(sourceFor(game, fighter, card, definition));
    }
  }
  return sources;
}

type Definition = Ability & { readonly slug: string };

/** Made once, and again when the card lies with somebody else, or somebody else stands there. */
function sourceFor({ made }: Game, fighter: FighterId, card: CardId | null, ability: Definition): Source {
  const at = card === null ? fighter : ABILITIES + card;
  const known = made[at];
  if (known !== undefined && known.ability === ability && known.fighter === fighter) return known;
  const self = seatOfFighter(fighter);
  return (made[at] = { self, fighter, card, slug: ability.slug, ability, hooks: ability.hooks ?? NO_HOOKS });
}

/** Abilities are kept before cards: one for each place where a fighter may stand. */
const ABILITIES = 4;

/** What is true just now: the value, as changed by everything that counts. */
export function query<Q extends QueryName>(
  game: Game,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  const { all, hooks } = sourcesOf(game);
  const hook = QUERY_HOOKS[name];
  if ((hooks.queries & hook) === 0) return value;
  let answer = value;
  for (const { self, fighter, card, ability, hooks: own } of all) {
    if ((own.queries & hook) === 0) continue;
    const run = ability.queries?.[name];
    const heard: Heard & { readonly game: Game } = { game, self, fighter, card };
    if (run !== undefined) answer = run(answer, Object.assign(heard, about));
  }
  return answer;
}

/** Something that counts just now may answer a query. */
export function isAnswered(game: Game, name: QueryName): boolean {
  return (sourcesOf(game).hooks.queries & QUERY_HOOKS[name]) !== 0;
}

/** Something that counts just now hears of a moment. */
export function isHeard(game: Game, name: MomentName): boolean {
  return (sourcesOf(game).hooks.moments & MOMENT_HOOKS[name]) !== 0;
}

/** A named moment: everything that hears it runs, if it still counts when its turn comes. */
export function moment<M extends MomentName>(game: Game, name: M, about: Moments[M]): Procedure {
  return isHeard(game, name) ? runAll(game, sourcesOf(game).all, name, about) : NOTHING;
}

function* runAll<M extends MomentName>(game: Game, all: readonly Source[], name: M, about: Moments[M]): Procedure {
  for (const source of all) {
    const { self, fighter, card, ability } = source;
    const run = ability.triggers?.[name];
    if (run !== undefined && isStillActive(game, source)) yield* run(game, { ...about, self, fighter, card });
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
