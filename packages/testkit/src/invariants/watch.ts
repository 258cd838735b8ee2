import type { BangPosition, GameEvent, State } from '@dustup/bang';
import { type Answer, Position, type Refusal } from '@dustup/kernel';
import { Knowledge } from './knowledge.ts';
import type { BangRules, Given, Origin, Watched } from './watched.ts';

/** A game under watch, played by giving answers to it. */
export class Watching implements Watched {
  readonly rules: BangRules;
  readonly position: BangPosition;
  readonly start: string;
  readonly given: Given[] = [];
  readonly events: GameEvent[] = [];
  readonly knowledge: Knowledge;
  origin: Origin;

  constructor(rules: BangRules, state: State) {
    this.rules = rules;
    this.start = JSON.stringify(state);
    this.origin = { checkpoint: rules.copy(state), answers: [] };
    this.knowledge = new Knowledge(state);
    const listener = (event: GameEvent) => {
      this.events.push(event);
      this.knowledge.hear(event);
    };
    this.position = Position.at(rules, state, { listener });
  }

  answer(seat: number, answer: Answer): Refusal | undefined {
    const { checkpoint, since, gathered } = this.position.save();
    const refusal = this.position.answer(seat, answer);
    if (refusal !== undefined) return refusal;
    this.origin = { checkpoint, answers: [...since, ...gathered, { seat, answer }] };
    this.given.push({ seat, answer });
    return undefined;
  }
}
