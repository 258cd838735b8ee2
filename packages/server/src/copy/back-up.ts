import { backUp as backUpFile, databaseIn } from '../log/sqlite/folder.ts';
import type { Settings } from '../settings/settings.ts';
import { backUpClub } from './copy.ts';

/** A copy of all that servers with these settings keep, while they run, in a folder to start a server with. Returns the file. */
export async function backUp({ data, database }: Pick<Settings, 'data' | 'database'>, folder: string): Promise<string> {
  if (database === null) return backUpFile(data, folder);
  await backUpClub(database, folder);
  return databaseIn(folder);
}
