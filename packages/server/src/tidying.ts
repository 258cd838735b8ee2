import type { Logger } from 'pino';
import type { Core } from './core/index.ts';
import { dropOldCrashFiles } from './crash-files.ts';
import type { Driver } from './driver.ts';
import type { Log } from './log/log.ts';
import { timeFact, today, withDeleted } from './records/calendar.ts';
import type { Library } from './records/library.ts';
import type { Settings } from './settings/settings.ts';

export type Tidying = {
  readonly log: Log;
  readonly library: Library;
  readonly core: Core;
  readonly driver: Driver;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly now: () => number;
};

const DAY = 24 * 60 * 60_000;
/** Days for which a guest without a game is remembered. */
const GUEST_RETENTION = 30;

/** Deletes what has been kept long enough, unless the clock has jumped: games, crash files, and guests without a game who have stayed away. */
export async function tidy(tidying: Tidying): Promise<void> {
  const { log, core, logger, now } = tidying;
  try {
    const { noted, most, why } = await today(log, now(), core.lastSeen());
    if (why !== undefined) logger.error(why);
    const deleted = why === undefined ? await deleteOld(tidying, most) : 0;
    await log.write({ entries: [], facts: [timeFact(withDeleted(noted, deleted))] });
  } catch (error) {
    logger.error(`What is old could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function deleteOld({ library, core, driver, settings, logger, now }: Tidying, most: number): Promise<number> {
  const { retention } = settings;
  const before = retention === 0 ? Number.NEGATIVE_INFINITY : now() - retention * DAY;
  const crashes = dropOldCrashFiles(settings.data, before, most);
  const games = await library.purge(before, most - crashes);
  const since = now() - Math.min(retention || GUEST_RETENTION, GUEST_RETENTION) * DAY;
  const lapsed = await library.withoutGames(core.unseenSince(since));
  const guests = lapsed.slice(0, most - crashes - games);
  if (guests.length > 0) driver.input({ type: 'lapsed', guests, since });
  if (games + guests.length + crashes > 0)
    logger.info({ games, guests: guests.length, crashes }, 'What is old is deleted');
  return crashes + games + guests.length;
}
