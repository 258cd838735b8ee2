import { type BangPosition, bangRules, type GameEvent, type State } from '@dustup/bang/engine';
import { type Answer, Position, SetupError } from '@dustup/kernel';
import { findingOf } from './expect/finding-of.ts';
import type { Scene, Watched } from './expect/scene.ts';
import type { NamedPosition } from './named-position.ts';
import { setupProblem } from './setup-problem.ts';
import { NotationError } from './notation-error.ts';
import { answerFromWords } from './parse/answer.ts';
import { atLine, type PositionText, stateOf } from './parse/position.ts';
import { readScenarios, type Scenario, type Step } from './parse/scenario.ts';
import { mustEatSeat } from './parse/seat-words.ts';

/** Where a scenario did not go as written. */
export type Failure = {
  /** Another position than expected, or a line that cannot be read or carried out. */
  readonly kind: 'difference' | 'error';
  readonly file: string;
  readonly line: number;
  readonly expected: string;
  readonly found: string;
};

export type ScenarioResult = {
  readonly title: string;
  readonly line: number;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
};

/** Whoever plays a scenario's decisions; the test kit's host looks at every invariant besides. */
export type Host = {
  readonly position: BangPosition;
  /** All that has happened so far. */
  readonly events: readonly GameEvent[];
  answer(seat: number, answer: Answer): void;
};

export type RunOptions = { readonly file?: string; readonly open?: (state: State) => Host };

function plainHost(state: State): Host {
  const events: GameEvent[] = [];
  const position = Position.at(bangRules, state, { listener: (event) => events.push(event) });
  return { position, events, answer: (seat, answer) => position.accept(seat, answer) };
}

/** Runs all the scenarios of a text. Never throws for what stands in the text: that is a failure with its line. */
export function runScenarioFile(text: string, options: RunOptions = {}): ScenarioResult[] {
  try {
    return readScenarios(text).map((scenario) => runScenario(scenario, options));
  } catch (error) {
    const line = error instanceof NotationError ? (error.line ?? 1) : 1;
    return [{ title: '', line, passed: false, failures: [failureOf(error, line, options)] }];
  }
}

/** Runs one scenario: to its end, or to the first decision that cannot be made. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): ScenarioResult {
  const failures: Failure[] = [];
  const run = tryAt(scenario.line, options, failures, () => begin(scenario.position, options));
  for (const step of run === undefined ? [] : scenario.steps) {
    const isDone = tryAt(
      step.line.number,
      options,
      failures,
      () => run !== undefined && take(run, step, options, failures),
    );
    if (isDone !== true && step.kind === 'decision') break;
  }
  const isNothingExpected = scenario.steps.every(({ kind }) => kind === 'decision');
  if (isNothingExpected && failures.length === 0) failures.push(nothingExpected(scenario, options));
  return { title: scenario.title, line: scenario.line, passed: failures.length === 0, failures };
}

function nothingExpected({ line }: Scenario, options: RunOptions): Failure {
  return failureOf(new NotationError(`nothing is expected: a line such as '> Ann 4/5' would be right`), line, options);
}

/** The position that a text describes, after its decisions. Throws a `NotationError`. */
export function positionFromText(text: string): NamedPosition {
  const [scenario] = readScenarios(text);
  if (scenario === undefined) throw new NotationError('an empty text: a position begins with sets: or seat NAME:', 1);
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

/** True when the step went as written. */
function take(run: Run, { kind, line }: Step, options: RunOptions, failures: Failure[]): boolean {
  if (kind === 'decision') {
    decide(run, line.text);
    return true;
  }
  const finding = findingOf(watched(run), line.text);
  if (finding !== undefined)
    failures.push({ kind: 'difference', file: options.file ?? '', line: line.number, ...finding });
  return finding === undefined;
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

function tryAt<T>(line: number, options: RunOptions, failures: Failure[], act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    failures.push(failureOf(error, line, options));
    return undefined;
  }
}

/** What a reader can mend becomes a failure; anything else is a bug and goes on. */
function failureOf(error: unknown, line: number, { file = '' }: RunOptions): Failure {
  if (!(error instanceof NotationError) && !(error instanceof SetupError)) throw error;
  const at = error instanceof NotationError ? (error.line ?? line) : line;
  const found = error instanceof SetupError ? setupProblem(error) : error.message;
  return { kind: 'error', file, line: at, expected: 'a line that makes sense here', found };
}
