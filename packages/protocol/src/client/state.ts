import type { Answer, Refusal } from '@dustup/kernel';
import type { GameOnWire } from '../game.ts';
import type { Attire, ChatLine, ClockInfo, HouseRules, Muted, OwnTable, TableInfo, TableListing } from '../messages.ts';
import type { AskedOfMe } from '../wire-question.ts';

/**
 * `connecting` for the first time; `online`; `lost`: will be tried again at `retryAt`; `elsewhere`: the guest plays on from another
 * window or device, which a `take` changes (or has opened too many newer ones, and any request brings us back); `reload`: the server
 * speaks another version; `signedOut` from another device: our token is void and forgotten, and whoever connects anew is somebody
 * new; `closed` by ourselves.
 */
export const CLIENT_STATUSES = ['connecting', 'online', 'lost', 'elsewhere', 'reload', 'signedOut', 'closed'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** All a client knows. Never changed in place: what is the same object has not changed. */
export type ClientState<G extends GameOnWire = GameOnWire> = {
  readonly status: ClientStatus;
  /** When `lost`: the local time of the next attempt. */
  readonly retryAt: number | null;
  /** The server has said that it will be back soon. */
  readonly isRestarting: boolean;
  /** Why the server does not let us in, or not to the seat whose link we have, if it has said so. */
  readonly problem: Refusal | null;
  readonly me: Me | null;
  /** The public tables, while they are watched (request `list`). */
  readonly tables: readonly TableListing[] | null;
  readonly table: TableState<G> | null;
  /** Where the replay is that others at the table watch with us, as they moved it last. */
  readonly cursor: { readonly game: string; readonly at: number; readonly name: string } | null;
  /** How the last table ended for us, until we come to another one. */
  readonly gone: Gone | null;
};

export type Gone = {
  readonly code: string;
  /** `damaged`: the server cannot read the table any more. */
  readonly why: 'left' | 'removed' | 'closed' | 'damaged';
  /** Who removed us; absent: the other players together. */
  readonly by?: string;
};

export type Me = {
  readonly guest: string;
  readonly name: string;
  /** What we wear; absent: nothing was chosen. */
  readonly attire?: Attire;
  /** The rules of the last table of ours, for the next one. */
  readonly house: HouseRules | null;
  /** Where we have a seat, as far as we have heard: of other tables, when we connected. */
  readonly tables: readonly OwnTable[];
  /** The games that can be played there, by their slugs. */
  readonly games: readonly string[];
  /** Which server this is; another one than ours may mean that there is something new to load. */
  readonly build: string;
};

export type TableState<G extends GameOnWire = GameOnWire> = {
  readonly info: TableInfo;
  /** Null: we watch. */
  readonly seat: number | null;
  readonly game: GameState<G> | null;
  readonly chat: readonly ChatLine[];
  /** Whom we have muted: what they have said before is still in the chat. Absent: nobody. */
  readonly mutes?: readonly Muted[];
  /** The server can save nothing at present: what we do waits. */
  readonly isWaiting?: boolean;
};

export type GameState<G extends GameOnWire = GameOnWire> = {
  readonly id: string;
  /** Which game it is. */
  readonly slug: string;
  /** The number of the last step. */
  readonly n: number;
  readonly table: G['table'];
  readonly own: G['own'] | null;
  readonly hands: readonly G['own'][] | null;
  readonly ask: AskedOfMe | null;
  /** What we have answered, until something new is asked or the answer is refused. */
  readonly answering: Answer | null;
  readonly clock: LocalClock;
  readonly log: readonly LoggedEvent<G>[];
};

/** The clock in local time. */
export type LocalClock = ClockInfo & {
  /** When the decision's time is up, the bank not counted; null: no clock runs. */
  readonly endsAt: number | null;
  readonly warns: boolean;
};

/** `step` is null for what had happened before we came (or came back): nothing to make a show of. */
export type LoggedEvent<G extends GameOnWire = GameOnWire> = {
  readonly key: number;
  readonly step: number | null;
  readonly event: G['event'];
};

/** Of a client that has just been opened. */
export const NOTHING_KNOWN: ClientState & { readonly table: null } = {
  status: 'connecting',
  retryAt: null,
  isRestarting: false,
  problem: null,
  me: null,
  tables: null,
  table: null,
  cursor: null,
  gone: null,
};
