import * as v from 'valibot';
import type { Answer } from '@dustup/kernel';
import { LONGEST_REQUEST } from './limits.ts';
import { COLOURS, HATS, PACES, PROTOCOL_VERSION, VOTES } from './messages.ts';

const re = v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const shortText = v.pipe(v.string(), v.maxLength(64));
const secret = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));
/** With a name in it. */
const seatLink = v.pipe(v.string(), v.regex(/^[\w.-]{1,400}$/));
/** 256 bits. */
const digits = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const slug = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600));
/** By hand: answers are nearly all that comes, and a union tries one kind after the other. */
const slotValue = v.custom<Answer[string]>(
  (input) => isValue(input) || (Array.isArray(input) && input.length <= 80 && input.every(isValue)),
  'a word of at most 64 letters, a number, or a list of at most 80 of them',
);
const answer = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(24)), slotValue),
  v.check((slots) => Object.keys(slots).length <= 12, 'too many slots'),
);

const version = v.union([v.number(), v.string()]);

const houseWish = v.partial(
  v.strictObject({
    game: slug,
    isPublic: v.boolean(),
    players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
    sets: v.pipe(v.array(slug), v.maxLength(16)),
    options: v.pipe(v.array(slug), v.maxLength(32)),
    clock: v.nullable(v.strictObject({ decision: seconds, bank: v.union([v.literal(0), seconds]) })),
    pace: v.picklist(PACES),
    pokerFace: v.boolean(),
    deadSeeAll: v.boolean(),
    openHands: v.boolean(),
    keepCharacters: v.boolean(),
    passStar: v.boolean(),
    rotateSeats: v.boolean(),
    delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
  }),
);

const request = v.variant('t', [
  /** The first message. `link` is a seat link from another device, `device` an id that this one has made for it. */
  v.strictObject({
    t: v.literal('hello'),
    v: version,
    build: v.optional(shortText),
    token: v.optional(secret),
    link: v.optional(seatLink),
    device: v.optional(re),
    name: v.optional(shortText),
  }),
  v.strictObject({ t: v.literal('ping') }),
  v.strictObject({ t: v.literal('rename'), re, name: shortText }),
  /** Chooses what one wears at every table. */
  v.strictObject({ t: v.literal('dress'), re, hat: v.picklist(HATS), colour: v.picklist(COLOURS) }),
  /** What may be chosen for a table of this game, with these sets. */
  v.strictObject({ t: v.literal('offer'), re, game: slug, sets: v.optional(v.pipe(v.array(slug), v.maxLength(16))) }),
  /** Subscribes to the list of public tables, or no longer. */
  v.strictObject({ t: v.literal('list'), re, on: v.boolean() }),
  v.strictObject({ t: v.literal('create'), re, house: houseWish }),
  /** Comes to a table: to its seat, if it has one there, else to watch. */
  v.strictObject({ t: v.literal('enter'), re, code: shortText }),
  /** Leaves the table: in the lobby the seat is free, in a game a bot stands in. */
  v.strictObject({ t: v.literal('leave'), re }),
  v.strictObject({ t: v.literal('sit'), re, seat: v.optional(seat) }),
  v.strictObject({ t: v.literal('stand'), re }),
  /** Puts a bot in a free seat, or takes it out (null). */
  v.strictObject({ t: v.literal('bot'), re, seat, bot: v.nullable(slug) }),
  /** Keeps a seat for a friend who is late, or no longer. `guest`: offers it to this one, who watches. */
  v.strictObject({ t: v.literal('keep'), re, seat, on: v.boolean(), guest: v.optional(shortText) }),
  /** Makes somebody else at the table its host. */
  v.strictObject({ t: v.literal('host'), re, guest: shortText }),
  /** Asks for a seat that is kept, or that a bot plays; null: no longer. */
  v.strictObject({ t: v.literal('claim'), re, seat: v.nullable(seat) }),
  /** The host's answer to who asks for a seat. */
  v.strictObject({ t: v.literal('grant'), re, guest: shortText, yes: v.boolean() }),
  v.strictObject({ t: v.literal('house'), re, house: houseWish }),
  /** Begins the game. `fill`: which bot takes the free seats. */
  v.strictObject({ t: v.literal('start'), re, fill: v.optional(slug) }),
  /** In the lobby: SHA-256 of what I shall add to the seed. */
  v.strictObject({ t: v.literal('pledge'), re, game: shortText, hash: digits }),
  /** What I have pledged, once everybody's pledge and the server's promise are out. */
  v.strictObject({ t: v.literal('reveal'), re, game: shortText, part: digits }),
  v.strictObject({ t: v.literal('answer'), re, game: shortText, ask: v.number(), answer }),
  /** I am here: whoever stands in for me hands my seat back. */
  v.strictObject({ t: v.literal('back'), re }),
  v.strictObject({ t: v.literal('vote'), re, about: v.picklist(VOTES), yes: v.boolean() }),
  v.strictObject({ t: v.literal('concede'), re }),
  /** Back to the lobby with the same seats (rotated, if the house does so). */
  v.strictObject({ t: v.literal('rematch'), re }),
  /** I am in for the next game, or not (any more). */
  v.strictObject({ t: v.literal('in'), re, on: v.boolean() }),
  /** The games of this series. */
  v.strictObject({ t: v.literal('series'), re }),
  /** Moves the replay that is watched together at this table; null: I watch it no longer. */
  v.strictObject({
    t: v.literal('cursor'),
    re,
    game: shortText,
    at: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /** Plays on from a step of a game that is over, in this seat, against bots: a table of its own that counts for nothing. */
  v.strictObject({
    t: v.literal('practice'),
    re,
    game: shortText,
    step: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seat,
  }),
  v.strictObject({ t: v.literal('remove'), re, guest: shortText }),
  v.strictObject({ t: v.literal('mute'), re, guest: shortText, on: v.boolean() }),
  /** `phrase`: a quick phrase by its name, for readers in other languages; `text` is what it says in mine. */
  v.strictObject({
    t: v.literal('say'),
    re,
    to: v.picklist(['table', 'dead', 'watchers']),
    text: v.string(),
    phrase: v.optional(slug),
    /** A reaction to a move of a game: that of the table, or the one that is watched together. */
    on: v.optional(v.strictObject({ game: shortText, step: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  }),
  /** Something is missing: send the table whole. */
  v.strictObject({ t: v.literal('sync'), re }),
  /** This connection takes the seat that another one of the same guest holds. */
  v.strictObject({ t: v.literal('take'), re }),
  /** A link that brings my seat to another device. */
  v.strictObject({ t: v.literal('link'), re }),
  /** All my other devices are signed out, links given so far are void. */
  v.strictObject({ t: v.literal('revoke'), re }),
  /** My games are deleted and I am forgotten. */
  v.strictObject({ t: v.literal('forget'), re }),
]);

function isValue(input: unknown): boolean {
  return typeof input === 'string' ? input.length <= 64 : Number.isFinite(input);
}

/** All that a client may send, as a schema: `npm run schema` makes JSON Schema of it. */
export const REQUEST_SCHEMA = request;

/** Every kind of message that a client may send. */
export const REQUEST_TYPES: readonly string[] = request.options.map((one) => one.entries.t.literal);

/** By kind: looking through all of them costs more than the rest of the parsing. */
const BY_TYPE = new Map<unknown, (typeof request.options)[number]>(
  request.options.map((one) => [one.entries.t.literal, one]),
);

export type ClientMessage = v.InferOutput<typeof request>;
export type HouseWish = v.InferOutput<typeof houseWish>;

/** A message from a client, or what is wrong with it in a few words. */
export function parseRequest(
  text: string,
): ClientMessage | { readonly wrong: string; readonly re: string | undefined } {
  if (text.length > LONGEST_REQUEST) return { wrong: `longer than ${LONGEST_REQUEST} characters`, re: undefined };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: 'not JSON', re: undefined };
  }
  const stranger = otherVersion(json);
  if (stranger !== undefined) return stranger;
  const parsed = v.safeParse(schemaFor(json) ?? request, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return { wrong: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, 200), re: reOf(json) };
}

/** Of a hello of another version we know nothing but that. */
function otherVersion(json: unknown): ClientMessage | undefined {
  if (typeof json !== 'object' || json === null || !('t' in json && json.t === 'hello' && 'v' in json))
    return undefined;
  return v.is(version, json.v) && json.v !== PROTOCOL_VERSION ? { t: 'hello', v: json.v } : undefined;
}

function schemaFor(json: unknown) {
  return typeof json === 'object' && json !== null && 't' in json ? BY_TYPE.get(json.t) : undefined;
}

function reOf(json: unknown): string | undefined {
  return v.is(v.object({ re }), json) ? json.re : undefined;
}

/** An answer as the kernel takes it. */
export type WireAnswer = Answer;
