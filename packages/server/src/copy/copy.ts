import { LogProblem } from '../log/problem.ts';
import { isWholeEntry, isWholeFact } from '../log/stored.ts';
import { type Portion, type Source, type Sum, Summing, type Target } from './ends.ts';
import { SqliteTarget, sqliteSource } from './sqlite-ends.ts';

/** `sqlite:FOLDER`, or `postgres://…` */
export type Place = { readonly folder: string } | { readonly url: string };

/** Undefined when it is neither. Folders are as they are typed. */
export function readPlace(text: string): Place | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return { url: text };
  const [, folder = ''] = /^sqlite:(.+)$/.exec(text) ?? [];
  return folder === '' ? undefined : { folder };
}

/** A place as it may be shown: without a password. */
export function placeText(place: Place): string {
  if ('folder' in place) return place.folder;
  return place.url.replace(/^(\w+:\/\/)[^/@]*@/, '$1').replace(/\?.*$/, '');
}

/**
 * Copies all games, guests and secrets from one place to another that is empty, and compares a digest of what was read with one of what is
 * there now. No server may use either. Throws a `LogProblem` or a `StartProblem`.
 */
export async function copyAll(from: Place, to: Place): Promise<Sum> {
  const source = 'url' in from ? await postgres(from.url, false) : sqliteSource(from.folder);
  try {
    const target = 'url' in to ? await postgresTarget(to.url) : new SqliteTarget(to.folder);
    const sum = await copied(source, target);
    await mustBeThere(to, sum);
    return sum;
  } finally {
    await source.close();
  }
}

/** A copy of a club's database, as it is at one moment while it is used, in a folder to start a server with. Returns its file. */
export async function backUpClub(url: string, folder: string): Promise<Sum> {
  const source = await postgres(url, true);
  try {
    const sum = await copied(source, new SqliteTarget(folder));
    await mustBeThere({ folder }, sum);
    return sum;
  } finally {
    await source.close();
  }
}

async function copied(source: Source, target: Target): Promise<Sum> {
  const summing = new Summing();
  try {
    for await (const portion of source.portions()) {
      mustBeWhole(portion);
      summing.add(portion);
      await target.put(portion);
    }
    await target.finish();
    return summing.end();
  } catch (error) {
    await target.abandon();
    throw error;
  }
}

function mustBeWhole({ entries, facts }: Portion): void {
  const entry = entries.find((one) => !isWholeEntry(one));
  const fact = facts.find((one) => !isWholeFact(one));
  if (entry === undefined && fact === undefined) return;
  const what = entry === undefined ? `the ${fact?.kind} ${fact?.id}` : `entry ${entry.seq} of table ${entry.table}`;
  throw new LogProblem('corrupt', `Nothing is copied: ${what} is damaged. Start the server once with --salvage first.`);
}

async function mustBeThere(to: Place, { digest }: Sum): Promise<void> {
  const source = 'url' in to ? await postgres(to.url, true) : sqliteSource(to.folder);
  try {
    const summing = new Summing();
    for await (const portion of source.portions()) summing.add(portion);
    if (summing.end().digest !== digest)
      throw new LogProblem('corrupt', 'What has arrived is not what was sent: the copy is good for nothing.');
  } finally {
    await source.close();
  }
}

/** Loaded for those only who use it. */
async function postgres(url: string, isLive: boolean): Promise<Source> {
  const { postgresSource } = await import('./postgres-ends.ts');
  return postgresSource(url, isLive);
}

async function postgresTarget(url: string): Promise<Target> {
  const { PostgresTarget } = await import('./postgres-ends.ts');
  return PostgresTarget.open(url);
}
