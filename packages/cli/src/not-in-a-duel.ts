import { UsageError } from './io.ts';
import type { SpokenCommand } from './spoken-command.ts';

/** Refuses the first of these options that was given on the command line: The Duel knows nothing of it. */
export function refuseInDuel(command: SpokenCommand, names: readonly string[]): void {
  const given = names.find((name) => command.getOptionValueSource(name) === 'cli');
  const flag = command.options.find((option) => option.attributeName() === given)?.long;
  if (given !== undefined) throw new UsageError('notInDuel', { flag: flag ?? given });
}
