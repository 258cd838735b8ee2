import { readFileSync } from 'node:fs';
import { CommanderError, type Option } from 'commander';
import { SetupError } from '@dustup/kernel';
import { LANGUAGES, type Language, plainText } from '@dustup/words';
import { type ExitCode, type Io, OK, PROBLEM, type Say, UsageError, WRONG_USAGE } from './io.ts';
import { isRecordProblem } from './record-problem.ts';
import { askedFor, languageOf, sayingIn, speechIn, withoutLanguage } from './speech.ts';
import { SpokenCommand, spokenHelp } from './spoken-command.ts';
import { wrapped } from './terminal/paint.ts';

/** Beside the sources, and beside what is built. */
const MANIFEST = new URL('../package.json', import.meta.url);

/** Where a command runs, how it says what it ended with, and its words. */
export type Shell = {
  readonly io: Io;
  readonly result: Result;
  readonly say: Say;
  readonly language: Language;
  /** The same if it was asked for, not just the system's. */
  readonly asked: Language | undefined;
};

export type Result = { code: ExitCode };

/** Adds to a command what it takes and does. */
export type AddCommand = (command: SpokenCommand, shell: Shell) => void;

/** Only the command that was asked for is loaded. */
const COMMANDS: { readonly [name: string]: () => Promise<AddCommand> } = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  scenario: async () => (await import('./commands/scenario.ts')).addScenario,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  bench: async () => (await import('./commands/bench.ts')).addBench,
  soak: async () => (await import('./commands/soak.ts')).addSoak,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  copy: async () => (await import('./commands/copy.ts')).addCopy,
  admin: async () => (await import('./commands/admin.ts')).addAdmin,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  languages: async () => (await import('./commands/languages.ts')).addLanguages,
};

/** Runs one command line to its end and says how it went. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  const result: Result = { code: OK };
  const asked = askedFor(args);
  const language = asked ?? languageOf(io);
  const shell: Shell = { io, result, language, asked, say: sayingIn(language) };
  const chosen = chosenIn(args);
  try {
    const program = await build(shell, chosen);
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return result.code;
  } catch (error) {
    return failedWith(error, shell, chosen);
  }
}

/** `play` in `play --watch`, and in `help play`. */
function chosenIn(args: readonly string[]): string | undefined {
  const words = withoutLanguage(args).filter((arg) => !arg.startsWith('-'));
  const [first = '', second = ''] = words;
  return [first === 'help' ? second : first].find((name) => Object.hasOwn(COMMANDS, name));
}

/** What went wrong, in a sentence: never a stack trace for what somebody typed. */
function failedWith(error: unknown, { io, say, language }: Shell, chosen: string | undefined): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? OK : WRONG_USAGE;
  if (error instanceof UsageError || error instanceof SetupError) {
    const problem =
      error instanceof UsageError ? problemOf(error, say) : plainText(speechIn(language).refusal(error.refusal));
    complain(io, say('errors.error', { problem }));
    if (error instanceof UsageError && isAboutUsage(error)) {
      io.error(
        `${say('errors.seeHelp', { command: [io.command, ...(chosen === undefined ? [] : [chosen])].join(' ') })}\n`,
      );
    }
    return WRONG_USAGE;
  }
  if (isRecordProblem(error)) {
    io.error(`${error.inWords(language)}\n`);
    return PROBLEM;
  }
  io.error(`${say('errors.bug', { problem: error instanceof Error ? error.message : String(error) })}\n`);
  if (error instanceof Error && io.env['DUSTUP_DEBUG']) io.error(`${error.stack}\n`);
  else io.error(`${say('errors.debug')}\n`);
  return PROBLEM;
}

/** A terminal would break the sentence in the middle of a word. */
function complain({ error, isErrorTty, columns }: Io, sentence: string): void {
  error(`${isErrorTty ? wrapped(sentence, columns).join('\n') : sentence}\n`);
}

function versionIn(manifest: string): string {
  const { version }: { readonly version: string } = JSON.parse(manifest);
  return version;
}

function problemOf({ says, facts, because }: UsageError, say: Say): string {
  return say(`errors.${says}`, because === undefined ? facts : { ...facts, problem: problemOf(because, say) });
}

/** What was typed is wrong, not what a file holds: the help would have said so. */
const ABOUT_USAGE = [
  'missingArgument',
  'optionMissingArgument',
  'unknownOption',
  'unknownCommand',
  'excessArguments',
  'conflictingOption',
  'invalidArgument',
];

function isAboutUsage({ says }: UsageError): boolean {
  return ABOUT_USAGE.includes(says);
}

async function build(shell: Shell, chosen: string | undefined): Promise<SpokenCommand> {
  const { io, say } = shell;
  const program = new SpokenCommand('dustup', say)
    .description(say('usage.dustup'))
    .version(versionIn(readFileSync(MANIFEST, 'utf8')), '-V, --version', say('usage.version'))
    .helpOption('-h, --help', say('usage.help'))
    .helpCommand('help [command]', say('usage.helpOf'))
    .configureHelp(spokenHelp(say))
    .exitOverride()
    .configureOutput({ writeOut: io.write, writeErr: io.error });
  program.addOption(languageOption(program, say));
  for (const [name, load] of Object.entries(COMMANDS)) {
    const command = new SpokenCommand(name, say).description(say(`usage.commands.${name}`));
    command.copyInheritedSettings(program).helpOption('-h, --help', say('usage.help'));
    if (name === chosen) (await load())(command, shell);
    program.addCommand(command.addOption(languageOption(command, say)));
  }
  return program;
}

function languageOption(command: SpokenCommand, say: Say): Option {
  const codes = LANGUAGES.join(', ');
  return command.createOption('--lang, --language <code>', say('usage.language', { codes })).argParser((code) => {
    if (LANGUAGES.some((one) => one === code)) return code;
    throw new UsageError('noSuchLanguage', { codes });
  });
}
