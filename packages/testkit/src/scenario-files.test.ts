import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bangRules, type State } from '@dustup/bang';
import { formatError, formatFailure, type Host, NotationError, readScenarios, runScenario } from '@dustup/notation';
import { describe, expect, it } from 'vitest';
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

function scenariosOf(file: string) {
  try {
    return readScenarios(readFileSync(join(ROOT, file), 'utf8'));
  } catch (error) {
    if (error instanceof NotationError) throw new Error(formatError(file, error), { cause: error });
    throw error;
  }
}

describe.each(files)('%s', (file) => {
  it.each(scenariosOf(file))('$title', (scenario) => {
    const { failures } = runScenario(scenario, { file, open: watchingHost });
    expect(failures.map(formatFailure)).toEqual([]);
  });
});

it('finds the scenario files', () => {
  expect(files.length).toBeGreaterThan(0);
});
