import { Command, CommanderError } from 'commander';
import { SetupError } from '@dustup/kernel';
import { addBench } from './commands/bench.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSoak } from './commands/soak.ts';
import { type ExitCode, type Io, OK, UsageError, WRONG_USAGE } from './io.ts';

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
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : WRONG_USAGE;
    if (!(error instanceof UsageError || error instanceof SetupError)) throw error;
    io.error(`error: ${error.message}\n`);
    return WRONG_USAGE;
  }
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
  for (const add of [addSimulate, addBench, addSoak]) add(program, io, result);
  for (const command of program.commands) inherit(command, program);
  return program;
}

function inherit(command: Command, program: Command): void {
  command
    .copyInheritedSettings(program)
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError(`(dustup ${command.name()} --help lists what there is)`);
}
