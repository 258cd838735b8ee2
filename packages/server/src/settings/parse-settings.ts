import { SettingsProblem, UnfitValue } from './parse-values.ts';
import { SETTING_NAMES, SETTINGS, type Setting, type SettingName, type Settings } from './settings.ts';

/** Flags by the name of their setting, as they were typed; true for one without a value. */
export type Flags = { readonly [Name in SettingName]?: string | true | undefined };
type Environment = Readonly<Record<string, string | undefined>>;

/** All settings: from the flags, else from the environment, else as usual. Throws a `SettingsProblem`. */
export function parseSettings(flags: Flags, env: Environment): Settings {
  const entries = SETTING_NAMES.map((name) => [name, valueOf(SETTINGS[name] as Setting<unknown>, flags[name], env)]);
  return Object.fromEntries(entries) as Settings;
}

function valueOf(
  { flag, env: names, parse, usual }: Setting<unknown>,
  typed: string | true | undefined,
  env: Environment,
): unknown {
  if (typed === true) return true;
  if (typed !== undefined) return parsed(`--${flag}`, typed, parse);
  for (const name of names) {
    const text = env[name]?.trim();
    if (text !== undefined && text !== '') return parsed(name, text, parse);
  }
  return usual;
}

function parsed(what: string, text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof UnfitValue ? new SettingsProblem(what, error.needs) : error;
  }
}
