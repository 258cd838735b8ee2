import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bangRules, type State } from '@dustup/bang';
import {
  formatError,
  formatFailure,
  gameOfScenarios,
  type Host,
  NotationError,
  readScenarios,
  runScenario,
} from '@dustup/notation';
import { readDuelScenarios, runDuelScenario } from '@dustup/notation/duel';
import { describe, expect, it } from 'vitest';
import { DuelGame } from './duel/duel-game.ts';
import { checkInvariants } from './invariants/check.ts';
import { Watching } from './invariants/watch.ts';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync('packages/*/src/**/*.scn', { cwd: ROOT }).sort();

/** Plays a scenario, and looks at every invariant after every answer. */
function watchingHost(state: State): Host {
  const watching = new Watching(bangRules, state);
  checkInvariants(watching);
  return {
    position: watching.position,
    events: watching.events,
    answer: (seat, answer) => {
      watching.answer(seat, answer);
      checkInvariants(watching);
    },
  };
}

/** The scenarios of a file, of whichever game, each with what runs it. */
function scenariosOf(file: string) {
  try {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (gameOfScenarios(text) === 'duel')
      return readDuelScenarios(text).map((scenario) => ({
        title: scenario.title,
        run: () => runDuelScenario(scenario, { file, open: (state) => new DuelGame(state) }),
      }));
    return readScenarios(text).map((scenario) => ({
      title: scenario.title,
      run: () => runScenario(scenario, { file, open: watchingHost }),
    }));
  } catch (error) {
    if (error instanceof NotationError) throw new Error(formatError(file, error), { cause: error });
    throw error;
  }
}

describe.each(files)('%s', (file) => {
  it.each(scenariosOf(file))('$title', ({ run }) => {
    expect(run().failures.map(formatFailure)).toEqual([]);
  });
});

it('finds the scenario files', () => {
  expect(files.length).toBeGreaterThan(0);
});
