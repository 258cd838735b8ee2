import { ask, choice, type Procedure, questionOf } from '@dustup/kernel';
import type { SeatId } from '@dustup/tabletop';
import type { Game } from './game.ts';
import { draw } from './piles.ts';

/** A seat may draw cards for something, by its slug; from the other's deck where it says so. */
export function* mayDraw(game: Game, seat: SeatId, count: number, slug: string, deckOwner = seat): Procedure {
  const wish = yield* ask(seat, () =>
    questionOf<'draw' | 'pass'>('draw', { source: slug, count }, choice('do', ['draw', 'pass'])),
  );
  if (wish === 'draw') draw(game, seat, count, deckOwner);
}
