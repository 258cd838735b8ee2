import type { BangWire } from '@dustup/bang';
import type { ServerMessage } from '@dustup/protocol';

/** What our own core has said: most tests play the first game, and say so where they do not. */
export function parseMessage(text: string): ServerMessage<BangWire> {
  return JSON.parse(text) as ServerMessage<BangWire>;
}
