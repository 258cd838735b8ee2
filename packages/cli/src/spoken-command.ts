import { type Argument, Command, type Help, type Option } from 'commander';
import { nearest } from './nearest.ts';
import { type Say, UsageError } from './io.ts';

/** What takes a value: an option, or an argument. */
type Target = { readonly flags?: string; name(): string; parseArg?: (value: string, previous: unknown) => unknown };

/**
 * A command in the reader's language: its complaints about a command line are messages in place of the library's English ones, and what
 * stands for a value (`<file>`) is a word of that language.
 */
export class SpokenCommand extends Command {
  readonly #say: Say;

  constructor(name: string | undefined, say: Say) {
    super(name);
    this.#say = say;
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name, this.#say);
  }

  override createOption(flags: string, description?: string): Option {
    return super.createOption(this.#withPlaces(flags), description);
  }

  override createArgument(name: string, description?: string): Argument {
    return super.createArgument(this.#withPlaces(name), description);
  }

  /** How an option is written in the help: `--sets <names>`. */
  flagsOf(option: string): string {
    return this.options.find((one) => one.attributeName() === option)?.flags ?? `--${option}`;
  }

  #withPlaces(flags: string): string {
    return flags.replaceAll(/(?<=[<[])[a-z]+(?=[.\]>])/g, (word) => this.#say(`usage.places.${word}`));
  }

  missingArgument(name: string): never {
    throw new UsageError('missingArgument', { name });
  }

  optionMissingArgument({ flags }: Option): never {
    throw new UsageError('optionMissingArgument', { flags });
  }

  unknownOption(flag: string): never {
    const known = this.createHelp()
      .visibleOptions(this)
      .flatMap(({ long }) => long ?? []);
    throw new UsageError('unknownOption', { flag, ...nearTo(flag, known) });
  }

  unknownCommand(): never {
    const [name = ''] = this.args;
    const known = this.commands.map((command) => command.name());
    throw new UsageError('unknownCommand', { name, ...nearTo(name, known) });
  }

  _excessArguments(received: readonly string[]): never {
    throw new UsageError('excessArguments', { most: this.registeredArguments.length, received: received.join(' ') });
  }

  _conflictingOption({ flags }: Option, { flags: other }: Option): never {
    throw new UsageError('conflictingOption', { flags, other });
  }

  /** A value that cannot be: which one, and why. */
  _callParseArg(target: Target, value: string, previous: unknown): unknown {
    try {
      return target.parseArg?.(value, previous);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError('invalidArgument', { flags: target.flags ?? target.name(), value }, error);
    }
  }
}

function nearTo(written: string, known: readonly string[]): { readonly near: string; readonly isNear: string } {
  const near = nearest(written, known);
  return { near: near ?? '', isNear: String(near !== undefined) };
}

/** The headings of a help text, and what it says of an option besides its description. */
export function spokenHelp(say: Say): Partial<Help> {
  const titles: { readonly [title: string]: string } = {
    'Usage:': say('usage.heads.usage'),
    'Arguments:': say('usage.heads.arguments'),
    'Options:': say('usage.heads.options'),
    'Commands:': say('usage.heads.commands'),
  };
  return {
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (command) => {
      const names = command.parent === null ? [command.name()] : [command.parent.name(), command.name()];
      const takes = command.registeredArguments.map((one) => `<${one.name()}${one.variadic ? '...' : ''}>`);
      return [
        ...names,
        `[${say('usage.options')}]`,
        ...(command.parent === null ? [`[${say('usage.places.command')}]`] : takes),
      ].join(' ');
    },
    subcommandTerm: (command) => command.name(),
    optionDescription: ({ description, defaultValue }) =>
      defaultValue === undefined || typeof defaultValue === 'boolean'
        ? description
        : say('usage.withDefault', { description, usual: String(defaultValue) || '–' }),
  };
}
