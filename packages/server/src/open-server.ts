import type { Playable } from '@dustup/kernel';
import type { LogTarget } from './logger.ts';
import type { RunningServer } from './server.ts';
import { type Flags, parseSettings } from './settings/parse-settings.ts';

/** Where log lines go: nowhere, unless somebody wants them. */
const SILENT: LogTarget = { write: () => undefined, isTerminal: false };

/**
 * Opens a server in this process, for a program that hosts tables itself: `openServer(GAMES, { port: '0', data: './tables' })`. The
 * settings are those of the command line; it is closed with `stop()`.
 */
export async function openServer(
  games: readonly Playable[],
  settings: Flags = {},
  target: LogTarget = SILENT,
): Promise<RunningServer> {
  const { startServer } = await import('./server.ts');
  const onFatal = (problem: unknown) => {
    throw problem;
  };
  return startServer({ games, settings: parseSettings(settings, process.env), target, onFatal });
}
