import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps what reproduces a broken table, for its owner's eyes only: it shows every hand. Returns the path. */
export function writeCrashFile(folder: string, table: string, report: string): string {
  const crashes = join(folder, 'crashes');
  mkdirSync(crashes, { recursive: true, mode: 0o700 });
  const path = join(crashes, `${table.replaceAll(/[^\w-]/g, '_')}.crash.json`);
  writeFileSync(path, report, { mode: 0o600 });
  return path;
}
