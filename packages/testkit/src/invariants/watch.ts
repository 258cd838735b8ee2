import type { BangPosition, GameEvent, State } from '@dustup/bang';
import { type Answer, Position, type Refusal, type Viewer } from '@dustup/kernel';
import { Knowledge } from './knowledge.ts';
import type { BangRules, Given, Origin, Watched } from './watched.ts';

/** A game under watch, played by giving answers to it. */
export class Watching implements Watched {
  readonly rules: BangRules;
  readonly position: BangPosition;
  readonly viewers: readonly Viewer[];
  readonly start: string;
  readonly given: Given[] = [];
  readonly events: GameEvent[] = [];
  readonly knowledge: Knowledge;
  origin: Origin;

  constructor(rules: BangRules, state: State, viewers: readonly Viewer[] = everybody(state)) {
    this.rules = rules;
    this.start = JSON.stringify(state);
    this.origin = { checkpoint: rules.copy(state), answers: [] };
    this.viewers = viewers;
    this.knowledge = new Knowledge(state, viewers);
    const listener = (event: GameEvent) => {
      this.events.push(event);
      this.knowledge.hear(event);
    };
    this.position = Position.at(rules, state, { listener });
    this.knowledge.look();
  }

  /** Without an origin the newest answer cannot be looked at more closely; and it costs a copy. */
  answer(seat: number, answer: Answer, { keepsOrigin = true } = {}): Refusal | undefined {
    const saved = keepsOrigin ? this.position.save() : undefined;
    const refusal = this.position.answer(seat, answer);
    if (refusal !== undefined) return refusal;
    if (saved !== undefined) {
      const { checkpoint, since, gathered } = saved;
      this.origin = { checkpoint, answers: [...since, ...gathered, { seat, answer }] };
    }
    this.given.push({ seat, answer });
    this.knowledge.look();
    return undefined;
  }
}

/** All seats, and somebody who only watches. */
export function everybody(state: State): Viewer[] {
  return [...state.seats.keys(), null];
}
