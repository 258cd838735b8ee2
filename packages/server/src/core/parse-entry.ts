import type { Json, SavedPosition } from '@dustup/kernel';
import { type Attire, COLOURS, HATS, type HouseRules, PACES, type TablePhase, VOTES } from '@dustup/protocol';
import * as v from 'valibot';
import type { TableEntry } from './entries.ts';
import type { UsedLink } from './world.ts';

// What comes back from the disk is parsed as strictly as it is used: what only a replay shows (events, patches) is looked at there.

const id = v.pipe(v.string(), v.maxLength(64));
const number = v.number();
const seat = v.pipe(number, v.integer(), v.minValue(0), v.maxValue(7));
const nullableText = v.nullable(v.string());
/** What was kept before there were several games is of this one. */
export const FIRST_GAME = 'bang';

const game = v.optional(v.pipe(v.string(), v.maxLength(40)), FIRST_GAME);
const house = v.object({
  game,
  isPublic: v.boolean(),
  players: number,
  sets: v.array(v.string()),
  options: v.array(v.string()),
  clock: v.nullable(v.object({ decision: number, bank: number })),
  pace: v.picklist(PACES),
  pokerFace: v.boolean(),
  deadSeeAll: v.boolean(),
  openHands: v.boolean(),
  keepCharacters: v.boolean(),
  passStar: v.boolean(),
  rotateSeats: v.boolean(),
  delay: v.exactOptional(number),
});
const sitter = v.object({
  guest: nullableText,
  bot: nullableText,
  name: nullableText,
  won: number,
  keeps: nullableText,
});
const line = v.object({
  n: number,
  guest: id,
  seat: v.nullable(seat),
  to: v.picklist(['table', 'dead', 'watchers']),
  text: v.string(),
  phrase: v.exactOptional(v.string()),
  on: v.exactOptional(v.object({ game: id, step: number })),
});
const playedGame = v.object({
  id,
  side: nullableText,
  seats: v.array(
    v.object({
      guest: nullableText,
      name: nullableText,
      role: nullableText,
      character: nullableText,
      hasWon: v.boolean(),
    }),
  ),
});
const outcome = v.looseObject({ winners: v.array(seat), side: v.string() });
// Looked at from outside only: there are many of them, and each is looked at again where it is used.
const some = v.custom<readonly unknown[]>(Array.isArray);
const thing = v.custom<object>((value) => typeof value === 'object' && value !== null);
const asked = v.optional(v.tuple([v.string(), v.string()]));

const entries = [
  v.object({
    k: v.literal('opened'),
    at: number,
    code: v.string(),
    by: id,
    from: v.exactOptional(id),
    host: id,
    house,
    seats: v.array(v.nullable(sitter)),
    played: number,
    star: v.nullable(seat),
    removed: v.array(id),
    kept: v.optional(v.array(seat)),
    mutes: v.array(v.tuple([id, id])),
    chat: v.array(line),
    follows: nullableText,
    scores: v.optional(v.array(v.tuple([id, number, nullableText]))),
    recent: v.optional(v.array(v.tuple([id, v.array(number)]))),
    series: v.optional(v.array(playedGame)),
    practice: v.optional(v.object({ game: id, step: number })),
    asked,
  }),
  v.object({
    k: v.literal('seated'),
    seat,
    guest: id,
    won: v.optional(number),
    keeps: v.optional(nullableText),
    asked,
  }),
  v.object({ k: v.literal('stood'), seat, asked }),
  v.object({ k: v.literal('bot'), seat, bot: nullableText, name: nullableText, asked }),
  v.object({ k: v.literal('kept'), seat, on: v.boolean(), asked }),
  v.object({ k: v.literal('ruled'), house, asked }),
  v.object({ k: v.literal('hosted'), guest: id, asked }),
  v.object({ k: v.literal('pledged'), guest: id, hash: v.string(), asked }),
  v.object({
    k: v.literal('began'),
    at: number,
    game,
    setup: thing,
    key: v.string(),
    salt: v.string(),
    commitment: v.string(),
    pledges: v.exactOptional(v.array(nullableText)),
    dice: v.union([v.string(), number]),
    waits: v.optional(v.string()),
    asked,
  }),
  v.object({ k: v.literal('revealed'), seat, part: v.string(), asked }),
  v.object({ k: v.literal('dealt'), first: thing, events: some, key: v.exactOptional(v.string()), asked }),
  v.object({
    k: v.literal('answered'),
    at: number,
    seat,
    answer: thing,
    by: v.picklist(['owner', 'bot']),
    digest: number,
    step: v.nullable(v.custom<object>((value) => isThing(value) && Array.isArray(value['events']))),
    ask: number,
    banks: v.array(number),
    asked,
  }),
  v.object({ k: v.literal('standIn'), seat, why: v.nullable(v.picklist(['away', 'slow', 'conceded'])), asked }),
  v.object({ k: v.literal('voted'), about: v.picklist(VOTES), seat, yes: v.boolean(), asked }),
  v.object({ k: v.literal('paused'), asked }),
  v.object({ k: v.literal('resumed'), asked }),
  v.object({ k: v.literal('urged'), guest: id, by: id, asked }),
  v.object({ k: v.literal('removed'), guest: id, isIdle: v.optional(v.literal(true)), asked }),
  v.object({ k: v.literal('muted'), by: id, guest: id, on: v.boolean(), asked }),
  v.object({ k: v.literal('said'), line, costs: v.optional(v.literal(true)), asked }),
  v.object({ k: v.literal('forgiven'), asked }),
  v.object({ k: v.literal('ended'), at: number, outcome: v.nullable(outcome), asked }),
  v.object({ k: v.literal('closed'), at: number, why: v.string(), asked }),
];

const entryOfKind = new Map(entries.map((entry) => [entry.entries.k.literal as string, entry as v.GenericSchema]));

/** An entry as it was kept; undefined when it makes no sense. */
export function parseEntry(body: Json): TableEntry | undefined {
  const kind = isThing(body) ? body['k'] : undefined;
  const entry = typeof kind === 'string' ? entryOfKind.get(kind) : undefined;
  if (entry === undefined) return undefined;
  const parsed = v.safeParse(entry, body, { abortEarly: true });
  return parsed.success ? (parsed.output as TableEntry) : undefined;
}

function isThing(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** The newest checkpoint: a position, and how many entries had been made by then. */
export type Checkpoint = { readonly game: string; readonly seq: number; readonly saved: SavedPosition<Json> };

const saved = v.array(v.union([v.object({ seat, answer: thing, digest: number }), v.tuple([seat, thing, number])]));

const checkpoint = v.object({
  game,
  seq: number,
  saved: v.object({
    checkpoint: thing,
    since: saved,
    gathered: saved,
  }),
});

export function parseCheckpoint(body: Json): Checkpoint | undefined {
  const parsed = v.safeParse(checkpoint, body, { abortEarly: true });
  return parsed.success ? (parsed.output as unknown as Checkpoint) : undefined;
}

/** A guest as it is kept, as far as others may see it. */
export type StoredGuest = {
  readonly name: string;
  readonly attire: Attire | null;
  readonly house: HouseRules | null;
  /** The last day it was seen, in milliseconds. */
  readonly seenAt: number;
};

/** What opens their seat, kept apart. */
export type StoredKeys = {
  /** SHA-256 of each device's token, the one not used for longest first. */
  readonly tokens: readonly string[];
  /** The same of devices that were signed out last. */
  readonly voidTokens: readonly string[];
  /** Rises when seat links are made void. */
  readonly generation: number;
  /** Seat links that were opened lately. */
  readonly usedLinks: readonly UsedLink[];
};

const guest = v.object({
  name: v.string(),
  attire: v.optional(v.nullable(v.object({ hat: v.picklist(HATS), colour: v.picklist(COLOURS) })), null),
  house: v.nullable(house),
  seenAt: number,
});

const keys = v.object({
  tokens: v.array(v.string()),
  voidTokens: v.optional(v.array(v.string()), []),
  generation: number,
  usedLinks: v.optional(v.array(v.object({ id, until: number, device: v.string(), token: v.string() })), []),
});

export function parseGuest(body: Json | null): StoredGuest | undefined {
  const parsed = v.safeParse(guest, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** Also from a guest of the time when keys were part of it. */
export function parseKeys(body: Json | null): StoredKeys | undefined {
  const parsed = v.safeParse(keys, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** A game as the lists show it. */
export type GameListing = {
  readonly code: string;
  readonly game: string;
  readonly beganAt: number;
  readonly endedAt: number | null;
  readonly players: readonly {
    readonly name: string;
    readonly guest: string | null;
    readonly bot: string | null;
    readonly role: string | null;
    /** Absent in games of old, and before the end. */
    readonly character?: string | null;
  }[];
  readonly sets: readonly string[];
  readonly outcome: { readonly winners: readonly number[]; readonly side: string } | null;
  /** Anybody with the link may see all hands. */
  readonly isOpen: boolean;
};

const listing = v.object({
  code: v.string(),
  game,
  beganAt: number,
  endedAt: v.nullable(number),
  players: v.array(
    v.object({
      name: v.string(),
      guest: nullableText,
      bot: nullableText,
      role: nullableText,
      character: v.exactOptional(nullableText),
    }),
  ),
  sets: v.array(v.string()),
  outcome: v.nullable(v.object({ winners: v.array(seat), side: v.string() })),
  isOpen: v.boolean(),
});

export function parseListing(body: Json | null): GameListing | undefined {
  const parsed = v.safeParse(listing, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** What other nodes of a club show of a table: a part of its head. */
export type Shown = {
  readonly phase: TablePhase;
  /** A guest's id. */
  readonly host: string;
  readonly seated: readonly string[];
  readonly bots: number;
  readonly game: string;
  readonly players: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly hasClock: boolean;
  readonly isPublic: boolean;
  readonly opener: string;
  /** The fingerprint of the request that opened it. */
  readonly request: number | null;
};

const head = v.object({
  code: v.string(),
  shown: v.optional(
    v.object({
      phase: v.picklist(['lobby', 'playing', 'over', 'closed']),
      host: id,
      seated: v.array(id),
      bots: number,
      game: v.string(),
      players: number,
      sets: v.array(v.string()),
      options: v.array(v.string()),
      hasClock: v.boolean(),
      isPublic: v.boolean(),
      opener: id,
      request: v.nullable(number),
    }),
  ),
});

export function parseHead(
  body: Json | null,
): { readonly code: string; readonly shown?: Shown | undefined } | undefined {
  const parsed = v.safeParse(head, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
