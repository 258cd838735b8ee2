import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

const BUILD = fileURLToPath(new URL('../../../../tools/build-web.mjs', import.meta.url));

/** The page as it is built, and one server for all tests but those that kill it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const server = await startServer();
  project.provide('url', server.url);
  return server.end;
}
