import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../../tools/build-web.mjs', import.meta.url));

/** The page as it is built. */
export function setup(): void {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
}
