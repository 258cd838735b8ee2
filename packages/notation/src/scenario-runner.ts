import { SetupError } from '@dustup/kernel';
import type { Language } from '@dustup/words';
import type { Finding } from './expect/finding.ts';
import { NotationError } from './notation-error.ts';
import type { PositionText } from './parse/position-lines.ts';
import type { Scenario, Step } from './parse/scenario.ts';
import { problemText, refusalText } from './problem.ts';

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

/** Where a text comes from, and the language in which its reader is told what is wrong with it. */
export type Source = { readonly file?: string; readonly language?: Language };

/** How the scenarios of one game are carried out. Each throws a `NotationError` for a line that makes no sense. */
export type ScenarioPlay<Run> = {
  readonly begin: (position: PositionText) => Run;
  readonly decide: (run: Run, text: string) => void;
  readonly find: (run: Run, text: string) => Finding;
};

/** Runs one scenario: to its end, or to the first decision that cannot be made. */
export function runSteps<Run>(scenario: Scenario, source: Source, play: ScenarioPlay<Run>): ScenarioResult {
  const failures: Failure[] = [];
  const begun = tryAt(scenario.line, source, failures, () => ({ run: play.begin(scenario.position) }));
  for (const step of begun === undefined ? [] : scenario.steps) {
    const isDone = tryAt(
      step.line.number,
      source,
      failures,
      () => begun !== undefined && take(play, begun.run, step, source, failures),
    );
    if (isDone !== true && step.kind === 'decision') break;
  }
  const isNothingExpected = scenario.steps.every(({ kind }) => kind === 'decision');
  if (isNothingExpected && failures.length === 0) failures.push(nothingExpected(scenario, source));
  return { title: scenario.title, line: scenario.line, passed: failures.length === 0, failures };
}

function nothingExpected({ line }: Scenario, source: Source): Failure {
  return failureOf(new NotationError({ says: 'nothingExpected' }), line, source);
}

/** True when the step went as written. */
function take<Run>(
  play: ScenarioPlay<Run>,
  run: Run,
  { kind, line }: Step,
  { file = '' }: Source,
  failures: Failure[],
): boolean {
  if (kind === 'decision') {
    play.decide(run, line.text);
    return true;
  }
  const finding = play.find(run, line.text);
  if (finding !== undefined) failures.push({ kind: 'difference', file, line: line.number, ...finding });
  return finding === undefined;
}

function tryAt<T>(line: number, source: Source, failures: Failure[], act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    failures.push(failureOf(error, line, source));
    return undefined;
  }
}

/** What came of a text; one that cannot even be read is a failure with its line. */
export function resultsOf(source: Source, run: () => ScenarioResult[]): ScenarioResult[] {
  try {
    return run();
  } catch (error) {
    const line = error instanceof NotationError ? (error.line ?? 1) : 1;
    return [{ title: '', line, passed: false, failures: [failureOf(error, line, source)] }];
  }
}

/** What a reader can mend becomes a failure; anything else is a bug and goes on. */
function failureOf(error: unknown, line: number, { file = '', language }: Source): Failure {
  if (!(error instanceof NotationError) && !(error instanceof SetupError)) throw error;
  const at = error instanceof NotationError ? (error.line ?? line) : line;
  const found =
    error instanceof SetupError ? refusalText(error.refusal, language) : problemText(error.problem, language);
  return { kind: 'error', file, line: at, expected: 'a line that makes sense here', found };
}
