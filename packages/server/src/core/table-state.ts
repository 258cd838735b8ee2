import type { Json, Outcome } from '@dustup/kernel';
import type { FairSeed, HouseRules, TablePhase, Vote } from '@dustup/protocol';
import type { Opened, PlayedGame, SaidLine, Sitter, StandIn } from './entries.ts';
import { requestDigest } from './request-digest.ts';

export type SeatState = {
  readonly guest: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly keeps: string | null;
  won: number;
  standIn: StandIn;
};

/** What is somebody's own in a series. */
export type Score = Pick<SeatState, 'won' | 'keeps'>;

/** A line that costs its speaker something, and the request that said it: guest and `re`. */
export type Spoken = { readonly seat: number; readonly asked: readonly [string, string] };

/** What the table knows of its game without playing it. */
export type GameState = {
  readonly setup: Json;
  /** What is played with: it follows from the seed once cards are dealt. */
  key: string;
  seed: FairSeed;
  readonly commitment: string;
  readonly dice: string;
  readonly waits: string;
  readonly beganAt: number;
  /** Who sat there when it began, or has taken the seat since: guests' ids by seat. */
  sat: readonly (string | null)[];
  isDealt: boolean;
  /** The number of the last step, and of the question that is open. */
  n: number;
  ask: number;
  banks: readonly number[];
  /** What the game has still to take as a move, oldest first. */
  spoken: readonly Spoken[];
  outcome: Outcome | null;
  endedAt: number | null;
};

/** A table as its entries say. Changed by `applyEntry` alone. */
export type TableState = {
  readonly id: string;
  readonly code: string;
  readonly openedBy: string;
  /** The address from which it was opened, as `addressMark` has it; of a table of old, its opener instead. */
  readonly openedFrom: string;
  readonly openedAt: number;
  /** The fingerprint of the request that opened it; null: a rematch, or of old. */
  readonly request: number | null;
  readonly follows: string | null;
  /** The number of the next entry. */
  seq: number;
  phase: TablePhase;
  closed: string | null;
  house: HouseRules;
  host: string;
  seats: (SeatState | null)[];
  /** Of guests who have no seat just now: it is theirs again when they sit down. */
  readonly scores: Map<string, Score>;
  isPaused: boolean;
  readonly votes: Map<Vote, Set<number>>;
  /** Who is wanted gone, and by whom. */
  readonly urged: Map<string, Set<string>>;
  readonly removed: Set<string>;
  /** Seats kept for friends who are late: theirs without asking. */
  readonly kept: Set<number>;
  /** By listener. */
  readonly mutes: Map<string, Set<string>>;
  readonly chat: SaidLine[];
  /** The number of the last line: the dead count for themselves, so that nobody hears that they speak. */
  readonly said: { table: number; dead: number; watchers: number };
  /** By guest: SHA-256 of what they will add to the seed of the next game. */
  readonly pledges: Map<string, string>;
  game: GameState | null;
  played: number;
  /** The games of the series before this one. */
  readonly series: readonly PlayedGame[];
  /** It counts for nothing: played on from this step of another game. */
  readonly practice: Opened['practice'] | null;
  star: number | null;
  /** By guest, the requests that were carried out here: none is carried out twice. */
  readonly noted: Map<string, Noted>;
};

/** Fingerprints of all of a guest's answers, and of their other recent requests that made an entry. */
type Noted = { readonly answers: number[]; readonly requests: number[] };

/** Of the table's lines, and of the dead's. */
export const MOST_CHAT_KEPT = 30;

export function openedTable(id: string, entry: Opened): TableState {
  const {
    code,
    by,
    from = by,
    at,
    house,
    host,
    seats,
    played,
    series = [],
    practice = null,
    star,
    removed,
    kept = [],
    mutes,
    chat,
    follows,
    scores = [],
  } = entry;
  const state: TableState = {
    id,
    code,
    openedBy: by,
    openedFrom: from,
    openedAt: at,
    request: entry.asked === undefined ? null : requestDigest(...entry.asked),
    follows,
    seq: 0,
    phase: 'lobby',
    closed: null,
    house,
    host,
    seats: seats.map((sitter) => (sitter === null ? null : seatOfSitter(sitter))),
    scores: new Map(scores.map(([guest, won, keeps]) => [guest, { won, keeps }])),
    isPaused: false,
    votes: new Map(),
    urged: new Map(),
    removed: new Set(removed),
    kept: new Set(kept),
    mutes: new Map(),
    chat: [...chat],
    said: { table: chat.reduce((last, { n }) => Math.max(last, n), 0), dead: 0, watchers: 0 },
    pledges: new Map(),
    game: null,
    played,
    series,
    practice,
    star,
    noted: new Map(),
  };
  for (const [listener, guest] of mutes) noteMute(state, listener, guest, true);
  return state;
}

function seatOfSitter({ guest, bot, name, won, keeps }: Sitter): SeatState {
  return { guest, bot, name, won, keeps, standIn: null };
}

export function noteMute({ mutes }: TableState, listener: string, guest: string, on: boolean): void {
  const muted = mutes.get(listener) ?? new Set();
  if (on) mutes.set(listener, muted.add(guest));
  else muted.delete(guest);
}

const MOST_REQUESTS = 128;

export function noteRequest({ noted }: TableState, isAnswer: boolean, [guest, re]: readonly [string, string]): void {
  const his: Noted = noted.get(guest) ?? { answers: [], requests: [] };
  const { answers, requests } = his;
  noted.set(guest, his);
  (isAnswer ? answers : requests).push(requestDigest(guest, re));
  if (requests.length > MOST_REQUESTS) requests.shift();
}

/** Whether this request has made an entry here. */
export function isNoted({ noted }: TableState, guest: string, re: string): boolean {
  const digest = requestDigest(guest, re);
  const { answers, requests } = noted.get(guest) ?? NOTHING;
  return answers.includes(digest) || requests.includes(digest);
}

const NOTHING: Noted = { answers: [], requests: [] };

/** The seat of a guest, or null. */
export function seatOfGuest({ seats }: TableState, guest: string): number | null {
  const at = seats.findIndex((seat) => seat?.guest === guest);
  return at < 0 ? null : at;
}
