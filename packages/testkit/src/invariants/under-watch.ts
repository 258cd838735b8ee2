import { type Answer, Position, type Refusal, type Rules, type Viewer } from '@dustup/kernel';
import type { Given, OriginOf, WatchedGame } from './watched.ts';

/** Any game under watch, played by giving answers to it. */
export class UnderWatch<Setup, S, Game, View, Event> implements WatchedGame<Setup, S, Game, View, Event> {
  readonly rules: Rules<Setup, S, Game, View, Event>;
  readonly position: Position<Setup, S, Game, View, Event>;
  readonly viewers: readonly Viewer[];
  readonly start: string;
  readonly given: Given[] = [];
  readonly events: Event[] = [];
  origin: OriginOf<S>;

  constructor(
    rules: Rules<Setup, S, Game, View, Event>,
    state: S,
    viewers: readonly Viewer[],
    hear: (event: Event) => void = () => undefined,
  ) {
    this.rules = rules;
    this.start = JSON.stringify(state);
    this.origin = { checkpoint: rules.copy(state), answers: [] };
    this.viewers = viewers;
    const listener = (event: Event) => {
      this.events.push(event);
      hear(event);
    };
    this.position = Position.at(rules, state, { listener });
  }

  /** Without an origin the newest answer cannot be looked at more closely; and it costs a copy. */
  answer(seat: number, answer: Answer, { keepsOrigin = true } = {}): Refusal | undefined {
    const { checkpoint, since, gathered } = this.position;
    const answers = keepsOrigin ? [...since, ...gathered, { seat, answer }] : undefined;
    const refusal = this.position.answer(seat, answer);
    if (refusal !== undefined) return refusal;
    if (answers !== undefined) this.origin = { checkpoint, answers };
    this.given.push({ seat, answer });
    return undefined;
  }
}
