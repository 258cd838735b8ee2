import * as v from 'valibot';
import { type GameListing, parseListing } from '../core/index.ts';
import type { Log, LogFact } from '../log/log.ts';

// A clock that is wrong must not erase anything. The time is noted on disk; when it has jumped ahead since, nothing is deleted until
// the server has run with the new time for a week. And however right the clock is, what is deleted in an hour and in a day is bounded.

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A clock that is so far ahead of the newest time on disk has jumped: or nobody was here for as long, and then there is no hurry. */
const JUMP = 2 * DAY;
/** So long the new time must last before it is believed. */
const TRIAL = 7 * DAY;
/** Of all games so much in an hour, and in a day; or so many, if that is more. */
const IN_AN_HOUR = { share: 0.01, least: 10 };
const IN_A_DAY = { share: 0.05, least: 50 };

const TIME = 'time';
const noted = v.object({
  /** The newest time that was believed. */
  at: v.number(),
  /** When it was last looked at. */
  heard: v.number(),
  /** What the clock said when it had jumped. */
  jumpedTo: v.nullable(v.number()),
  hour: v.object({ number: v.number(), deleted: v.number() }),
  day: v.object({ number: v.number(), deleted: v.number() }),
});
export type Noted = v.InferOutput<typeof noted>;

export type Today = {
  readonly noted: Noted;
  /** How many things may be deleted now. */
  readonly most: number;
  /** Why nothing is deleted, if the clock has jumped. */
  readonly why: string | undefined;
};

/** What the time on disk says to the time by the clock. `newest` is the newest time anything was written, `games` how many there are. */
export function judgeTime(before: Noted | undefined, newest: number, now: number, games: number): Today {
  const at = before?.at ?? newest;
  const hour = countOf(before?.hour, Math.floor(now / HOUR));
  const day = countOf(before?.day, Math.floor(now / DAY));
  const steady = { at: Math.max(at, now), heard: now, jumpedTo: null, hour, day };
  if (at === 0 || now - at <= JUMP) return { noted: steady, most: mostOf(steady, games), why: undefined };
  const isOnTrial = before != null && before.jumpedTo !== null && now >= before.heard && now - before.heard <= JUMP;
  const jumpedTo = isOnTrial ? (before.jumpedTo ?? now) : now;
  if (now - jumpedTo >= TRIAL) return { noted: steady, most: mostOf(steady, games), why: undefined };
  const why =
    `The clock says ${dateOf(now)}, but the newest time on disk is ${dateOf(at)}. Nothing old is deleted: if the clock is wrong, set it ` +
    `and start again; if it is right, deleting goes on by itself after ${dateOf(jumpedTo + TRIAL)}.`;
  return { noted: { at, heard: now, jumpedTo, hour, day }, most: 0, why };
}

export function withDeleted({ hour, day, ...rest }: Noted, deleted: number): Noted {
  const more = (one: Noted['hour']) => ({ ...one, deleted: one.deleted + deleted });
  return { ...rest, hour: more(hour), day: more(day) };
}

function countOf(before: Noted['hour'] | undefined, number: number): Noted['hour'] {
  return before?.number === number ? before : { number, deleted: 0 };
}

function mostOf({ hour, day }: Noted, games: number): number {
  const left = ({ share, least }: typeof IN_A_DAY, deleted: number) => Math.max(least, share * games) - deleted;
  return Math.max(0, Math.floor(Math.min(left(IN_AN_HOUR, hour.deleted), left(IN_A_DAY, day.deleted))));
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Looks at the time on disk. */
export async function today(log: Log, now: number, newestGuest: number): Promise<Today> {
  const found = (await log.facts('server')).find(({ id }) => id === TIME);
  const parsed = v.safeParse(noted, found?.body);
  const games = (await log.facts('game')).flatMap(({ body }) => parseListing(body) ?? []);
  const newest = games.reduce((last, game) => Math.max(last, timeOf(game)), newestGuest);
  return judgeTime(parsed.success ? parsed.output : undefined, newest, now, games.length);
}

function timeOf({ beganAt, endedAt }: GameListing): number {
  return endedAt ?? beganAt;
}

export function timeFact(time: Noted): LogFact {
  return { kind: 'server', id: TIME, body: time };
}
