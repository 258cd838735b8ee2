import { type DuelEvent, duelRules, type Game, type Setup, type State, type View } from '@dustup/duel';
import { UnderWatch } from '../invariants/under-watch.ts';
import type { OriginOf } from '../invariants/watched.ts';

export type Origin = OriginOf<State>;

export type DuelRules = typeof duelRules;

/** A Duel under watch. */
export class WatchedDuel extends UnderWatch<Setup, State, Game, View, DuelEvent> {
  constructor(state: State, rules: DuelRules = duelRules) {
    super(rules, state, [0, 1, null]);
  }
}
