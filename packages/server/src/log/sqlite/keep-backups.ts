import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIn, makeFolder } from './folder.ts';

/** One copy of many: a folder named by its time, which sorts by age. */
const COPY = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Makes one more copy in a folder of copies, and deletes the oldest beyond so many. Returns the copy. */
export async function addBackup(
  makeCopy: (folder: string) => Promise<string>,
  to: string,
  keep: number,
  now: number,
): Promise<string> {
  makeFolder(to);
  const name = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const copy = await makeCopy(join(to, name));
  const copies = readdirSync(to).filter((one) => COPY.test(one));
  // a copy that was never finished is none, and none to keep
  const whole = copies.filter((one) => existsSync(databaseIn(join(to, one)))).sort();
  const kept = new Set(whole.slice(-keep));
  for (const one of copies) if (!kept.has(one)) rmSync(join(to, one), { recursive: true, force: true });
  return copy;
}
