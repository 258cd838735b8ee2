import { Command, CommanderError } from 'commander';
import { SetupError } from '@dustup/kernel';
import { plainText } from '@dustup/words';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addLanguages } from './commands/languages.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addScenario } from './commands/scenario.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSoak } from './commands/soak.ts';
import { addVerify } from './commands/verify.ts';
import { type ExitCode, type Io, OK, PROBLEM, UsageError, WRONG_USAGE } from './io.ts';
import { RecordProblem } from './read-file.ts';
import { languageOf, speechIn } from './speech.ts';

const VERSION = '0.1.0';

/** Runs one command line to its end and says how it went. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  const result: Result = { code: OK };
  const program = build(io, result);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return result.code;
  } catch (error) {
    return failedWith(error, io, args);
  }
}

/** What went wrong, in a sentence: never a stack trace for what somebody typed. */
function failedWith(error: unknown, io: Io, args: readonly string[]): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? OK : WRONG_USAGE;
  const { text, refusal } = speechIn(languageOf(io, args));
  if (error instanceof UsageError || error instanceof SetupError) {
    const problem =
      error instanceof UsageError ? text(`errors.${error.says}`, error.facts) : plainText(refusal(error.refusal));
    io.error(`${text('errors.error', { problem })}\n`);
    return WRONG_USAGE;
  }
  if (error instanceof RecordProblem) {
    io.error(`${error.message}\n`);
    return PROBLEM;
  }
  io.error(`${text('errors.bug', { problem: error instanceof Error ? error.message : String(error) })}\n`);
  if (error instanceof Error && io.env['DUSTUP_DEBUG']) io.error(`${error.stack}\n`);
  else io.error(`${text('errors.debug')}\n`);
  return PROBLEM;
}

/** How a command says what it ended with. */
export type Result = { code: ExitCode };

function build(io: Io, result: Result): Command {
  const program = new Command('dustup')
    .description('The card game BANG!: play it, run thousands of games, check scenarios and records.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('(dustup --help lists what there is)')
    .exitOverride()
    .configureOutput({ writeOut: io.write, writeErr: io.error });
  for (const add of [
    addPlay,
    addReplay,
    addScenario,
    addSimulate,
    addBench,
    addSoak,
    addServe,
    addBackup,
    addVerify,
    addLanguages,
  ])
    add(program, io, result);
  for (const command of program.commands) inherit(command, program);
  return program;
}

function inherit(command: Command, program: Command): void {
  command
    .copyInheritedSettings(program)
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError(`(dustup ${command.name()} --help lists what there is)`);
}
