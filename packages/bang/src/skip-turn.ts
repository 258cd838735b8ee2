import { report } from './events.ts';
import type { Game } from './game.ts';

/** All three phases are lost; whatever else the start of the turn would have brought is dropped. */
export function skipTurn(game: Game): void {
  const { turn } = game.state;
  turn.isSkipped = true;
  report(game, 'turnSkipped', { seat: turn.seat });
}
