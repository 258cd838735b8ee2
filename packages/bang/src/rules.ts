import type { Position, Recording, Rules } from '@dustup/kernel';
import { copyState } from './copy-state.ts';
import { type GameEvent, redactEvent } from './events.ts';
import { type Game, openGame } from './game.ts';
import { beginGame, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { nextStep } from './turn.ts';
import type { View } from './plain-view.ts';
import { viewFor } from './view.ts';

/** The game as the kernel plays it. */
export const bangRules: Rules<Setup, State, Game, View, GameEvent> = {
  name: 'dustup/bang',
  begin: beginGame,
  open: openGame,
  step: nextStep,
  copy: copyState,
  view: viewFor,
  redact: redactEvent,
  chapter: (state) => state.turn.number,
};

export type BangPosition = Position<Setup, State, Game, View, GameEvent>;
export type BangRecording = Recording<Setup, State, Game, View, GameEvent>;
