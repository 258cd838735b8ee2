// A text may name any set.
import '@dustup/bang';
import { runDuelScenarios } from './duel/scenarios.ts';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';
import { keyAndValue, linesOf } from './parse/lines.ts';
import { readScenarios } from './parse/scenario.ts';
import { type RunOptions, runScenario } from './run-scenario.ts';
import { resultsOf, type ScenarioResult } from './scenario-runner.ts';

const GAMES = ['bang', 'duel'] as const;

/** Which game the scenarios of a text are about: `game: duel` in its first line; the first game when it does not say. */
export function gameOfScenarios(text: string): (typeof GAMES)[number] {
  const [line] = linesOf(text);
  const said = line && keyAndValue(line.text);
  if (said?.key !== 'game') return 'bang';
  const found = GAMES.find((game) => game === said.value);
  if (found === undefined) throw new NotationError(unknownName('game', said.value, GAMES), line?.number);
  return found;
}

/** Runs all the scenarios of a text. Never throws for what stands in the text: that is a failure with its line. */
export function runScenarioFile(text: string, options: RunOptions = {}): ScenarioResult[] {
  const { open: _, ...source } = options;
  return resultsOf(source, () =>
    gameOfScenarios(text) === 'duel'
      ? runDuelScenarios(text, source)
      : readScenarios(text).map((scenario) => runScenario(scenario, options)),
  );
}
