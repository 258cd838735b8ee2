import type { GameState } from '../../app/wire.ts';
import type { DuelGame } from './wire.ts';

/** The page speaks with its server as one that plays the first game: where the table says it is a Duel, its frames are these. */
export function parseDuel(game: unknown): DuelGame {
  return game as DuelGame;
}

/** Whether a table, a record or a listing is of this game. */
export function isDuel(game: Pick<GameState, 'slug'>['slug'] | undefined): boolean {
  return game === 'duel';
}
