import type { DuelWire } from '@dustup/duel';
import type { GameState } from '../../app/wire.ts';
import type { Moment } from '../../screens/shared/parse-moments.ts';
import type { DuelGame } from './wire.ts';

// Where a table or a record says that it is a Duel, its frames and events are these.

export function parseDuel(game: GameState): DuelGame {
  return game as GameState<DuelWire>;
}

export type DuelMoment = Moment<DuelWire>;

export function parseDuelMoment(moment: Moment): DuelMoment {
  return moment as DuelMoment;
}

export function parseDuelMoments(moments: readonly Moment[]): readonly DuelMoment[] {
  return moments as readonly DuelMoment[];
}
