import type { HouseRules } from '@dustup/protocol/client';
import type { HouseWish } from '../game-page.ts';

const GAME = 'bang';

/** What somebody gets who has never chosen: the base game, and a first decision at once. */
const FIRST_PLAY: HouseWish = { game: GAME, players: 5, sets: ['base'], options: ['twoCharacters'] };

/** The first table that somebody opens for others. */
const FIRST_TABLE: HouseWish = { game: GAME, players: 5, sets: ['base'], clock: null, pace: 'calm' };

/** A table for others: as its host had it last. What was chosen for another game does not count. */
export function newTable(before: HouseRules | null): HouseWish {
  return before?.game === GAME ? {} : FIRST_TABLE;
}

/** Likewise a game against bots, at once. */
export function quickTable(before: HouseRules | null): HouseWish {
  return before?.game === GAME ? {} : FIRST_PLAY;
}
