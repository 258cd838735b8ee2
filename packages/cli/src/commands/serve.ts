import { GAMES } from '@dustup/bots';
import { type Flags, runServer, SETTING_NAMES, SETTINGS, type SettingName } from '@dustup/server';
import { Option } from 'commander';
import { nearestLanguage } from '@dustup/words';
import { bookText } from '../book.ts';
import type { ExitCode, Facts, Say } from '../io.ts';
import { linkSayings } from '../link-says.ts';
import type { Shell } from '../program.ts';
import { settingSaid } from '../setting-said.ts';
import { settingsFrom } from '../settings-from.ts';
import type { SpokenCommand } from '../spoken-command.ts';

/** As commander hands them over: by the name of the flag. */
type Typed = { readonly [flag: string]: string | true | undefined };

export function addServe(command: SpokenCommand, shell: Shell): void {
  const { result, say } = shell;
  const options = SETTING_NAMES.map((name) => ({ name, option: optionOf(command, name, say) }));
  command.action(async (typed: Typed) => {
    const flags: Flags = Object.fromEntries(options.map(({ name, option }) => [name, typed[option.attributeName()]]));
    result.code = await serve(shell, typed, flags);
  });
  for (const { option } of options) command.addOption(option);
  // honoured with this flag only: nobody ends a server through its environment by mistake
  command.addOption(new Option('--failpoints').hideHelp());
}

function optionOf(command: SpokenCommand, name: SettingName, say: Say): Option {
  const { flag, takes } = SETTINGS[name];
  const value = takes === undefined ? `[${say('usage.yesOrNo')}]` : `<${takes}>`;
  return command.createOption(`--${flag} ${value}`, settingSaid(name, say));
}

async function serve({ io, say: sayIn }: Shell, typed: Typed, flags: Flags): Promise<ExitCode> {
  const { write, error, isOutputTty: isTerminal, env } = io;
  const failpoint = typed['failpoints'] === true ? env['DUSTUP_FAILPOINT'] : undefined;
  const book = (languages: readonly string[]) => bookText(nearestLanguage(languages));
  const settings = settingsFrom(flags, env);
  const say = (name: string, facts: Facts) => sayIn(`server.${name}`, facts);
  const linkSays = linkSayings();
  return runServer({ games: GAMES, book, linkSays, settings, write, error, isTerminal, say, failpoint });
}
