import type { GameState } from './wire.ts';
import { soundOf } from './sound-of.ts';
import { useSounds } from '../../sound/use-sounds.ts';

/** What the table of the first game sounds like to a seat. */
export function useTableSounds(game: GameState, me: number | null): void {
  useSounds(game, (event) => soundOf(event, me));
}
