import type { ServerMessage } from '@dustup/protocol';

/** What our own core has said. */
export function parseMessage(text: string): ServerMessage {
  return JSON.parse(text) as ServerMessage;
}
