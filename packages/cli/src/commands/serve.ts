import { GAMES } from '@dustup/bots';
import { type Flags, runServer, SETTING_NAMES, SETTINGS, type SettingName } from '@dustup/server';
import { Option } from 'commander';
import { nearestLanguage } from '@dustup/words';
import { bookText } from '../book.ts';
import type { ExitCode, Io, Say } from '../io.ts';
import type { Shell } from '../program.ts';
import { settingSaid } from '../setting-said.ts';
import { settingsFrom } from '../settings-from.ts';
import type { SpokenCommand } from '../spoken-command.ts';

/** As commander hands them over: by the name of the flag. */
type Typed = { readonly [flag: string]: string | true | undefined };

export function addServe(command: SpokenCommand, { io, result, say }: Shell): void {
  const options = SETTING_NAMES.map((name) => ({ name, option: optionOf(name, say) }));
  command.action(async (typed: Typed) => {
    const flags: Flags = Object.fromEntries(options.map(({ name, option }) => [name, typed[option.attributeName()]]));
    result.code = await serve(io, typed, flags);
  });
  for (const { option } of options) command.addOption(option);
  // honoured with this flag only: nobody ends a server through its environment by mistake
  command.addOption(new Option('--failpoints').hideHelp());
}

function optionOf(name: SettingName, say: Say): Option {
  const { flag, takes } = SETTINGS[name];
  const value = takes === undefined ? `[${say('usage.yesOrNo')}]` : `<${takes}>`;
  return new Option(`--${flag} ${value}`, settingSaid(name, say));
}

async function serve(io: Io, typed: Typed, flags: Flags): Promise<ExitCode> {
  const { write, error, isOutputTty: isTerminal, env } = io;
  const failpoint = typed['failpoints'] === true ? env['DUSTUP_FAILPOINT'] : undefined;
  const book = (languages: readonly string[]) => bookText(nearestLanguage(languages));
  return runServer({ games: GAMES, book, settings: settingsFrom(flags, env), write, error, isTerminal, failpoint });
}
