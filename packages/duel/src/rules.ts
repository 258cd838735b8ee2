import type { Position, Rules } from '@dustup/kernel';
import { redactCards } from '@dustup/tabletop';
import type { DuelEvent } from './events.ts';
import { type Game, openGame } from './game.ts';
import { beginDuel, type Setup } from './setup.ts';
import { copyState, type State } from './state.ts';
import { BOX } from './box.ts';
import { nextStep } from './turn.ts';
import { type View, viewFor } from './view.ts';

/** The game as the kernel plays it. */
export const duelRules: Rules<Setup, State, Game, View, DuelEvent> = {
  name: 'dustup/duel',
  begin: (setup, key) => beginDuel(BOX, setup, key),
  open: (state, listener) => openGame(BOX, state, listener),
  step: nextStep,
  copy: copyState,
  view: viewFor,
  redact: redactCards,
  chapter: (state) => state.turn.number,
};

export type DuelPosition = Position<Setup, State, Game, View, DuelEvent>;
