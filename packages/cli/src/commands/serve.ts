import {
  type Flags,
  parseSettings,
  runServer,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  SettingsProblem,
} from '@dustup/server';
import { type Command, Option } from 'commander';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import type { Result } from '../program.ts';

/** As commander hands them over: by the name of the flag. */
type Typed = { readonly [flag: string]: string | true | undefined };

const OPTIONS = SETTING_NAMES.map((name) => ({ name, option: optionOf(name) }));

export function addServe(program: Command, io: Io, result: Result): void {
  const command = program
    .command('serve')
    .description('run a server: people and bots play over the network, and games outlive the process')
    .action(async (typed: Typed) => {
      result.code = await serve(io, typed);
    });
  for (const { option } of OPTIONS) command.addOption(option);
  // honoured with this flag only: nobody ends a server through its environment by mistake
  command.addOption(new Option('--failpoints', 'for tests: die where DUSTUP_FAILPOINT says').hideHelp());
}

function optionOf(name: SettingName): Option {
  const { flag, takes, says } = SETTINGS[name];
  const facts = factsOf(name).length === 0 ? [] : [factsOf(name).join('; ')];
  return new Option(
    takes === undefined ? `--${flag} [yes-or-no]` : `--${flag} <${takes}>`,
    [says, ...facts.map((all) => `(${all})`)].join(' '),
  );
}

function factsOf(name: SettingName): readonly string[] {
  const { usual, usually, env } = SETTINGS[name];
  const shown = usually ?? (typeof usual === 'boolean' ? undefined : String(usual));
  return [...(shown === undefined ? [] : [`usually ${shown}`]), ...env];
}

async function serve(io: Io, typed: Typed): Promise<ExitCode> {
  const { write, error, isOutputTty: isTerminal, env } = io;
  const failpoint = typed['failpoints'] === true ? env['DUSTUP_FAILPOINT'] : undefined;
  return runServer({ settings: settingsFrom(typed, env), write, error, isTerminal, failpoint });
}

function settingsFrom(typed: Typed, env: Io['env']) {
  const flags: Flags = Object.fromEntries(OPTIONS.map(({ name, option }) => [name, typed[option.attributeName()]]));
  try {
    return parseSettings(flags, env);
  } catch (error) {
    if (error instanceof SettingsProblem) throw new UsageError('setting', { problem: error.message });
    throw error;
  }
}
