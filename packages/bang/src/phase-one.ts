import { choice, type Procedure, questionOf } from '@dustup/kernel';
import { ask } from './ask.ts';
import type { Source } from './definitions.ts';
import type { Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { drawInPhaseOne } from './piles.ts';
import { isInPlay } from './seats.ts';
import { indexOf } from './source-index.ts';
import { nameOf, ofSeat, sourceNamed } from './sources.ts';

/**
 * The cards of phase 1, in the order drawn. An event's way of drawing comes before a character's; who has a way of their
 * own for the first card may have another one for the rest (WWS-GREGORY-06-Q).
 */
export function* drawsInHisWay(game: Game, self: SeatId, count: number): Procedure<readonly CardId[]> {
  const ways = ofSeat(indexOf(game).drawers, self);
  for (const { ability } of ways) {
    const drawn = ability.draws?.all && (yield* ability.draws.all(game, self, count));
    if (drawn !== undefined) return drawn;
  }
  const openers = ways.filter(({ ability }) => ability.draws?.first !== undefined);
  const opener = openers.length > 1 ? yield* chooses(game, self, openers) : openers[0];
  const first = (opener?.ability.draws?.first && (yield* opener.ability.draws.first(game, self, 1))) ?? NO_CARDS;
  if (first.length >= count || !isInPlay(game, self)) return first; // VALLEY-HENRY-04-Q: shot on the way
  for (const { ability } of ways) {
    const drawn = ability.draws?.rest && (yield* ability.draws.rest(game, self, count - first.length));
    if (drawn !== undefined) return first.length === 0 ? drawn : [...first, ...drawn];
  }
  return [...first, ...drawInPhaseOne(game, self, count - first.length)];
}

const NO_CARDS: readonly CardId[] = [];

/** Of several ways for the first card its owner chooses one. */
function* chooses(game: Game, self: SeatId, ways: readonly Source[]): Procedure<Source | undefined> {
  const name = yield* ask(game, self, () =>
    questionOf<string | number>('wayOfDrawing', null, choice('use', ways.map(nameOf))),
  );
  return name === null ? undefined : sourceNamed(ways, name);
}
