import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';

const BUILD = fileURLToPath(new URL('../../../../tools/build-web.mjs', import.meta.url));

/** The page as it is built, and the browser: unpacked once, before several workers come upon half of it. */
export async function setup(): Promise<void> {
  await sparticuz.executablePath();
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
}
