import { type DuelSpec, duelStateFrom, type SideSpecs } from '@dustup/notation/duel';
import { DuelGame } from './duel-game.ts';
import { DuelSpeaker } from './speaker.ts';

/** A Duel in the middle of a game, as a test needs it. Law has the seat 0. */
export function duelTable(sides: SideSpecs = {}, spec: DuelSpec = {}) {
  const game = new DuelGame(duelStateFrom(sides, spec));
  return { Law: new DuelSpeaker(game, 'Law', 0), Outlaws: new DuelSpeaker(game, 'Outlaws', 1), game };
}
