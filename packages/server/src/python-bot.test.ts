import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, startTestServer } from './testing/test-server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

afterEach(cleanUp);

it.runIf(hasPython)('the bot in Python plays a whole game at a real server', async () => {
  const { port } = await startTestServer();
  const { stdout } = await promisify(execFile)('python3', [BOT, `http://127.0.0.1:${port}`]);
  expect(stdout).toMatch(/^over: \w+ won$/m);
});
