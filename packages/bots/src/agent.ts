import type { GameEvent, View } from '@dustup/bang';
import type { Agent as AnyAgent } from '@dustup/kernel';

/** Somebody who plays: the first game, unless it says which one. */
export type Agent<V = View, Event = GameEvent> = AnyAgent<V, Event>;
export type { Put } from '@dustup/kernel';
