import { type DuelEvent, type DuelPosition, duelRules, type State } from '@dustup/duel';
import { type Answer, Position, type Refusal, type Viewer } from '@dustup/kernel';
import type { Given } from '../invariants/watched.ts';

/** The checkpoint before the newest answer, and the answers since. */
export type Origin = { readonly checkpoint: State; readonly answers: readonly Given[] };

export type DuelRules = typeof duelRules;

/** A Duel under watch, played by giving answers to it. */
export class WatchedDuel {
  readonly rules: DuelRules;
  readonly position: DuelPosition;
  readonly viewers: readonly Viewer[] = [0, 1, null];
  readonly start: string;
  readonly given: Given[] = [];
  readonly events: DuelEvent[] = [];
  origin: Origin;

  constructor(state: State, rules: DuelRules = duelRules) {
    this.rules = rules;
    this.start = JSON.stringify(state);
    this.origin = { checkpoint: rules.copy(state), answers: [] };
    this.position = Position.at(rules, state, { listener: (event) => this.events.push(event) });
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
    return undefined;
  }
}
