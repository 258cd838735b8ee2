import type { Procedure } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { askResponse, hasNoResponse, respondersOf, respondWith } from './respond.ts';
import { settle } from './settle.ts';
import { hearing, moment } from './sources.ts';
import { whyKindForbidden } from './spend.ts';

/** Gives up a BANG! card or what does for one, or gives in. A rule against it is public: then nobody is asked. */
export function* returnsFire(game: Game, seat: SeatId, kind: string, against: SeatId): Procedure<boolean> {
  yield* settle(game);
  const forbidden = whyKindForbidden(game, seat, 'bangCard');
  if (forbidden !== undefined && respondersOf(game, seat, 'demand').length === 0) return false;
  const about = { by: against };
  const asking = {
    to: 'demand',
    threat: { kind, by: against },
    about,
    serves: 'bangCard',
  } as const;
  if (hasNoResponse(game, seat, asking)) return false;
  const answer = yield* askResponse(game, seat, kind, 'giveIn', asking);
  if (answer === null || answer['do'] === 'giveIn') return false;
  if ((yield* respondWith(game, seat, asking, answer)) <= 0) return false;
  yield* moment(game, hearing(game).dustSettles, {}); // BASE-SUZY-11-Q
  return true;
}
