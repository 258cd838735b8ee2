import { GAMES } from '@dustup/bots';
import { afterEach, expect, it } from 'vitest';
import { runServer } from './run-server.ts';
import { parseSettings } from './settings/parse-settings.ts';
import { cleanUp, newFolder } from './testing/test-server.ts';

afterEach(cleanUp);

/** What was last set to hear a signal. */
function told(signal: 'SIGTERM' | 'SIGINT'): NodeJS.SignalsListener {
  const last = process.listeners(signal).at(-1);
  if (last === undefined) throw new Error(`nobody hears ${signal}`);
  return last;
}

it('told to stop while it still starts, a server ends well', async () => {
  const said: string[] = [];
  const settings = parseSettings({ port: '0', host: '127.0.0.1', logFormat: 'json', data: newFolder() }, {});
  const before = process.listenerCount('SIGTERM');
  const ended = runServer({
    games: GAMES,
    settings,
    write: (text) => said.push(text),
    error: (text) => said.push(text),
    isTerminal: false,
  });
  while (process.listenerCount('SIGTERM') === before) await new Promise(setImmediate);
  const isReady = said.join('').includes('Listening');
  told('SIGTERM')('SIGTERM');
  expect(await ended).toBe(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, told(signal));
  expect(isReady).toBe(false);
  expect(said.join('')).toMatch(/Listening[^]*Stopped/);
});
