import { afterEach, expect, it } from 'vitest';
import { runServer } from './run-server.ts';
import { parseSettings } from './settings/parse-settings.ts';
import { cleanUp, newFolder } from './testing/test-server.ts';

afterEach(cleanUp);

it('told to stop while it still starts, a server ends well', async () => {
  const said: string[] = [];
  const settings = parseSettings({ port: '0', host: '127.0.0.1', logFormat: 'json', data: newFolder() }, {});
  const before = process.listenerCount('SIGTERM');
  const ended = runServer({
    settings,
    write: (text) => said.push(text),
    error: (text) => said.push(text),
    isTerminal: false,
  });
  while (process.listenerCount('SIGTERM') === before) await new Promise(setImmediate);
  const isReady = said.join('').includes('Listening');
  process.listeners('SIGTERM').at(-1)?.('SIGTERM');
  expect(await ended).toBe(0);
  expect(isReady).toBe(false);
  expect(said.join('')).toMatch(/Listening[^]*Stopped/);
});
