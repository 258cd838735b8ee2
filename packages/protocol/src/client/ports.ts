import type { ServerMessage } from '../messages.ts';
import type { ClientMessage } from '../parse-request.ts';
import type { FairNote } from './own-part.ts';

/** A message that is answered with `done` or `refused`. */
export type Request = Extract<ClientMessage, { readonly re: string }>;

/** The same before it has its id. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 're'> : never) : never;

export type Reply = Extract<ServerMessage, { readonly t: 'done' | 'refused' }>;

/** Who we are to the server. The token is a secret: whoever has it is us. */
export type Identity = { readonly token: string; readonly guest: string };

/** Connections are numbered by the client, so that what a lost one still has to say is not taken for news. */
export type ClientInput = {
  readonly now: number;
} /** Begin; also: try again at once, whatever the waiting time (the network is back, somebody looks). */ & (
  | { readonly type: 'open' }
  | { readonly type: 'connected'; readonly connection: number; readonly identity: Identity | null }
  | { readonly type: 'received'; readonly connection: number; readonly text: string }
  /** `code`, `reason`: with which it was closed, if that is known. */
  | { readonly type: 'disconnected'; readonly connection: number; readonly code?: number; readonly reason?: string }
  /** The time of the last `wake` has come; too early does no harm. */
  | { readonly type: 'timer' }
  | { readonly type: 'request'; readonly request: Request }
  /** For good. */
  | { readonly type: 'close' }
);

/** What the client wants done, in this order. */
export type ClientOutput =
  | { readonly type: 'connect'; readonly connection: number }
  | { readonly type: 'disconnect'; readonly connection: number }
  | { readonly type: 'send'; readonly connection: number; readonly text: string }
  /** Wants a `timer` at this time; replaces the wish before. */
  | { readonly type: 'wake'; readonly at: number }
  | { readonly type: 'remember'; readonly identity: Identity }
  /** This token is good for nothing; another one may have taken its place meanwhile, and stays. */
  | { readonly type: 'forget'; readonly token: string }
  /** A request has its answer: each exactly one. */
  | { readonly type: 'settled'; readonly re: string; readonly reply: Reply }
  /** A game begins in which we sit: this is to be kept, for whoever wants to check it later. */
  | { readonly type: 'note'; readonly note: FairNote }
  /** `state` is another one now. */
  | { readonly type: 'changed' };

export type ClientOptions = {
  /** A new id for a request: never the same twice for a guest, not even after a reload of the page. */
  readonly newRe: () => string;
  /** 256 bits of chance in hexadecimal digits, for the seeds of our games. Without it we add nothing to them. */
  readonly newPart?: () => string;
  /** From 0 to below 1: spreads the attempts of many clients. */
  readonly chance: () => number;
  /** Which client this is, told to the server. */
  readonly build?: string;
  /** A seat link that somebody opened. */
  readonly link?: string;
  /** The name of a guest that is new to the server. */
  readonly name?: string;
  readonly patience?: Partial<Patience>;
};

/** Milliseconds. */
export type Patience = {
  /** To wait for the connection and the welcome. */
  readonly welcome: number;
  /** Of silence, before we ask whether anybody is there: a server that is gone without a word is found out soon. */
  readonly silence: number;
  /** More silence, before we give the connection up. */
  readonly pong: number;
  /** For the answer to a request, before it is sent once more (then twice as long, and so on). */
  readonly reply: number;
  /** Before the first new attempt; doubled with each that fails. */
  readonly firstRetry: number;
  readonly lastRetry: number;
};

export const PATIENCE: Patience = {
  welcome: 10_000,
  silence: 5000,
  pong: 5000,
  reply: 8_000,
  firstRetry: 400,
  lastRetry: 8_000,
};
