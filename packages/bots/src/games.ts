import { bangTableGame } from '@dustup/bang';
import { duelTableGame } from '@dustup/duel';
import type { Playable } from '@dustup/kernel';
import { BANG_BOTS, DUEL_BOTS } from './registry.ts';

/** Every game there is, with its bots: what a server is started with. The first is what is played when nobody says which. */
export const GAMES: readonly Playable[] = [
  { ...bangTableGame, bots: BANG_BOTS },
  { ...duelTableGame, bots: DUEL_BOTS },
];

export function gameNamed(slug: string): Playable | undefined {
  return GAMES.find((game) => game.slug === slug);
}
