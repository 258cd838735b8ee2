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

let end: (() => Promise<void>) | undefined;

/** The page as it is built, and one server for all tests but those that kill it. */
export async function setup(project: TestProject): Promise<void> {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const server = await startServer();
  end = server.end;
  project.provide('url', server.url);
}

export async function teardown(): Promise<void> {
  await end?.();
}
