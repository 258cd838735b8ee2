import type { Json } from '@dustup/kernel';
import type { ClientMessage, ServerMessage } from '@dustup/protocol';

/** What the server has sent: by its own tests of the right shape. */
export function parseSent(text: string): ServerMessage {
  return JSON.parse(text) as ServerMessage;
}

/** What our own clients have sent. */
export function parseHeard(text: string): ClientMessage {
  return JSON.parse(text) as ClientMessage;
}

/** The body of an entry, changed. */
export function parseStored(body: Json, change: (members: { readonly [name: string]: Json }) => Json): Json {
  return change(body as { readonly [name: string]: Json });
}
