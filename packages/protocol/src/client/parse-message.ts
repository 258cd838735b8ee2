import type { Json } from '@dustup/kernel';
import type { GameOnWire, Patch } from '../game.ts';
import type { ServerMessage } from '../messages.ts';
import { applyPatch } from '../patch.ts';
import type { ClientState } from './state.ts';

/** By kind of message: what must be there. It comes from our own server: more than that is taken on trust. */
const MEMBERS: { readonly [t in ServerMessage['t']]: readonly string[] } = {
  welcome: ['guest', 'name', 'build', 'tables'],
  reload: ['v'],
  tables: ['tables'],
  table: ['table', 'chat'],
  info: ['table'],
  step: ['game', 'n', 'events', 'clock'],
  clock: ['game', 'clock'],
  ask: ['game'],
  chat: ['line'],
  cursor: ['game', 'at', 'guest', 'name'],
  done: ['re'],
  refused: ['re', 'why'],
  elsewhere: [],
  gone: ['why'],
  waiting: ['on'],
  restart: ['after'],
  pong: [],
};

export const SERVER_MESSAGE_TYPES: readonly string[] = Object.keys(MEMBERS);

/** A message of the server, or undefined for anything else: a newer server may say what we need not understand. */
export function parseServerMessage(text: string): ServerMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const message = json as { readonly [member: string]: unknown };
  const { t } = message;
  if (typeof t !== 'string' || !Object.hasOwn(MEMBERS, t)) return undefined;
  const isWhole = MEMBERS[t as ServerMessage['t']].every((member) => message[member] != null);
  return isWhole ? (json as ServerMessage) : undefined;
}

/** The server's patches lead from one frame to the next. */
export function patched<T extends Json>(before: T, patch: Patch | undefined): T {
  return patch === undefined ? before : (applyPatch(before, patch) as T);
}

/** What is known, for a page that knows of one game only: it has to look at `slug` before it believes this. */
export function parseKnown<G extends GameOnWire>(state: ClientState): ClientState<G> {
  return state as ClientState<G>;
}
