import type { bangRules, Game, GameEvent, Setup, State, View } from '@dustup/bang';
import type { Answer, Refusal, Viewer } from '@dustup/kernel';
import { Knowledge } from './knowledge.ts';
import { UnderWatch } from './under-watch.ts';
import type { Watched } from './watched.ts';

/** A game of BANG! under watch, with what everybody knows of it. */
export class Watching extends UnderWatch<Setup, State, Game, View, GameEvent> implements Watched {
  readonly knowledge: Knowledge;

  constructor(rules: typeof bangRules, state: State, viewers: readonly Viewer[] = everybody(state)) {
    const knowledge = new Knowledge(state, viewers);
    super(rules, state, viewers, (event) => knowledge.hear(event));
    this.knowledge = knowledge;
    knowledge.look();
  }

  override answer(seat: number, answer: Answer, options?: { readonly keepsOrigin?: boolean }): Refusal | undefined {
    const refusal = super.answer(seat, answer, options);
    if (refusal === undefined) this.knowledge.look();
    return refusal;
  }
}

/** All seats, and somebody who only watches. */
export function everybody(state: State): Viewer[] {
  return [...state.seats.keys(), null];
}
