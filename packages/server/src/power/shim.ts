import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./shim.c', import.meta.url));
const COMPILER = 'cc';

/** The shim is for Linux, and has to be compiled. */
export function hasCompiler(): boolean {
  return process.platform === 'linux' && spawnSync(COMPILER, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Compiles the shim into a folder; returns where it is. */
export function compileShim(folder: string): string {
  const shim = join(folder, 'shim.so');
  const { status, stderr } = spawnSync(COMPILER, ['-shared', '-fPIC', '-O2', '-o', shim, SOURCE]);
  if (status !== 0) throw new Error(`the shim cannot be compiled: ${String(stderr)}`);
  return shim;
}
