import { choice, type Procedure, questionOf } from '@dustup/kernel';
import { ask } from './ask.ts';
import type { Source, WaysOfDrawing } from './definitions.ts';
import type { Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { drawInPhaseOne } from './piles.ts';
import { indexOf } from './source-index.ts';
import { nameOf, ofSeat, sourceNamed } from './sources.ts';

/**
 * The cards of phase 1, in the order drawn. An event's way of drawing comes before a character's; who has a way of their
 * own for the first card may have another one for the rest (WWS-GREGORY-06-Q).
 */
export function* drawsInHisWay(game: Game, self: SeatId, count: number): Procedure<readonly CardId[]> {
  for (const source of waysOf(game, self, 'all')) {
    const drawn = yield* drawsBy(game, self, source, 'all', count);
    if (drawn !== undefined) return drawn;
  }
  const first = yield* drawsFirst(game, self);
  if (first.length >= count) return first;
  return [...first, ...(yield* drawsRest(game, self, count - first.length))];
}

/** Of several ways for the first card he chooses one. */
function* drawsFirst(game: Game, self: SeatId): Procedure<readonly CardId[]> {
  const ways = waysOf(game, self, 'first');
  const [only, ...others] = ways;
  if (only === undefined) return [];
  const source = others.length === 0 ? only : yield* chooses(game, self, ways);
  return (source && (yield* drawsBy(game, self, source, 'first', 1))) ?? [];
}

function* chooses(game: Game, self: SeatId, ways: readonly Source[]): Procedure<Source | undefined> {
  const name = yield* ask(game, self, () =>
    questionOf<string | number>('wayOfDrawing', null, choice('use', ways.map(nameOf))),
  );
  return name === null ? undefined : sourceNamed(ways, name);
}

function* drawsRest(game: Game, self: SeatId, count: number): Procedure<readonly CardId[]> {
  for (const source of waysOf(game, self, 'rest')) {
    const drawn = yield* drawsBy(game, self, source, 'rest', count);
    if (drawn !== undefined) return drawn;
  }
  return drawInPhaseOne(game, self, count);
}

type Part = keyof WaysOfDrawing;

function waysOf(game: Game, self: SeatId, part: Part): readonly Source[] {
  return ofSeat(indexOf(game).drawers, self).filter(({ ability }) => ability.draws?.[part] !== undefined);
}

function* drawsBy(
  game: Game,
  self: SeatId,
  { ability }: Source,
  part: Part,
  count: number,
): Procedure<CardId[] | undefined> {
  const way = ability.draws?.[part];
  return way && (yield* way(game, self, count));
}
