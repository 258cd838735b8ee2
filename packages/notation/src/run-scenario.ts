import { type BangPosition, bangRules, type GameEvent, type State } from '@dustup/bang/engine';
import { type Answer, Position } from '@dustup/kernel';
import { findingOf } from './expect/finding-of.ts';
import type { Scene, Watched } from './expect/scene.ts';
import type { NamedPosition } from './named-position.ts';
import { NotationError } from './notation-error.ts';
import { answerFromWords } from './bang-answers.ts';
import { atLine } from './parse/at-line.ts';
import { stateOf } from './parse/position.ts';
import type { PositionText } from './parse/position-lines.ts';
import { readScenarios, type Scenario } from './parse/scenario.ts';
import { mustEatSeat } from './parse/seat-names.ts';
import { runSteps, type ScenarioResult, type Source } from './scenario-runner.ts';

/** Whoever plays a scenario's decisions; the test kit's host looks at every invariant besides. */
export type Host = {
  readonly position: BangPosition;
  /** All that has happened so far. */
  readonly events: readonly GameEvent[];
  answer(seat: number, answer: Answer): void;
};

export type RunOptions = Source & { readonly open?: (state: State) => Host };

function plainHost(state: State): Host {
  const events: GameEvent[] = [];
  const position = Position.at(bangRules, state, { listener: (event) => events.push(event) });
  return { position, events, answer: (seat, answer) => position.accept(seat, answer) };
}

/** Runs one scenario: to its end, or to the first decision that cannot be made. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): ScenarioResult {
  return runSteps<Run>(scenario, options, {
    begin: (position) => begin(position, options),
    decide,
    find: (run, text) => findingOf(watched(run), text),
  });
}

/** The position that a text describes, after its decisions. Throws a `NotationError`. */
export function positionFromText(text: string): NamedPosition {
  const [scenario] = readScenarios(text);
  if (scenario === undefined) throw new NotationError({ says: 'emptyText' }, 1);
  const result = begin(scenario.position, {});
  for (const { kind, line } of scenario.steps) {
    if (kind === 'decision') atLine(line, () => decide(result, line.text));
  }
  return result;
}

type Run = NamedPosition & {
  readonly host: Host;
  heardFrom: number;
  /** Does once more what led here since the last decision, for somebody who listens. */
  again: (listener: (event: GameEvent, state: State) => void) => void;
};

function begin(text: PositionText, { open = plainHost }: RunOptions): Run {
  const { state, names } = stateOf(text);
  const first = bangRules.copy(state);
  const host = open(state);
  const again: Run['again'] = (listener) => {
    const copy = bangRules.copy(first);
    Position.at(bangRules, copy, { listener: (event) => listener(event, copy) });
  };
  return { position: host.position, names, host, heardFrom: 0, again };
}

function decide(run: Run, text: string): void {
  const { seat, rest } = mustEatSeat(run.names, text);
  const answer = answerFromWords(run, seat, rest);
  const saved = run.position.save();
  run.again = (listener) => {
    const copy: BangPosition = Position.load(bangRules, saved, { listener: (event) => listener(event, copy.state) });
    copy.accept(seat, answer);
  };
  run.heardFrom = run.host.events.length;
  run.host.answer(seat, answer);
}

function watched({ position, names, host, heardFrom, again }: Run): Watched {
  const heard = host.events.slice(heardFrom);
  return { position, game: position.game, names, heard, whenTurnEnded: () => sceneAtEnd(names, again) };
}

/** Nobody is asked when a turn ends, so the game has gone on: we look at it once more, just before it did. */
function sceneAtEnd(names: readonly string[], again: Run['again']): Scene | undefined {
  const heard: GameEvent[] = [];
  let scene: Scene | undefined;
  again((event, state) => {
    if (scene === undefined && event.type === 'turnEnded')
      scene = { game: bangRules.open(bangRules.copy(state), undefined), names, heard: [...heard] };
    heard.push(event);
  });
  return scene;
}
