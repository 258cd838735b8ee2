import { type Flags, parseSettings, type Settings, SettingsProblem } from '@dustup/server';
import { type Io, UsageError } from './io.ts';

/** The settings of the server; one that cannot be is told in the reader's language. */
export function settingsFrom(flags: Flags, env: Io['env']): Settings {
  try {
    return parseSettings(flags, env);
  } catch (error) {
    if (error instanceof SettingsProblem) throw settingProblem(error);
    throw error;
  }
}

function settingProblem({ setting, needs: { needs, ...facts } }: SettingsProblem): UsageError {
  // as they are typed: 65535, not 65,535
  const typed = Object.entries({ ...NO_FACTS, ...facts }).map(([name, fact]) => [name, String(fact)]);
  return new UsageError('setting', { setting, needs, ...Object.fromEntries(typed) });
}

/** One message is for all needs, and has the arguments of them all. */
const NO_FACTS = { least: 0, most: 0, names: '' };
