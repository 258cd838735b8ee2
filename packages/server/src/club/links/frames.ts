// What goes over a link: frames, each of a kind, about one connection of the node that opened it, with a text.

export const FRAMES = ['hello', 'open', 'text', 'said', 'close', 'closed', 'ask', 'answer'] as const;
/**
 * `hello`: who is there, first of all, from both sides. `open`, `text`, `close`: from the node that a client has reached; `said`, `closed`: from the one that owns its table. `ask`, `answer`: a question of a
 * whole node, by its number instead of a connection's.
 */
export type FrameKind = (typeof FRAMES)[number];
export type Frame = { readonly kind: FrameKind; readonly connection: number; readonly body: Buffer };

/** Kind, connection, length of the body. */
const HEAD = 11;
const CONNECTION_BYTES = 6;
const LENGTH_AT = 7;
/** No message is longer. */
const LONGEST = 16_000_000;

export function headOfFrame(kind: FrameKind, connection: number, length: number): Buffer {
  const head = Buffer.allocUnsafe(HEAD);
  head.writeUInt8(FRAMES.indexOf(kind), 0);
  head.writeUIntBE(connection, 1, CONNECTION_BYTES);
  head.writeUInt32BE(length, LENGTH_AT);
  return head;
}

/** Frames from bytes as they come. Throws when they are none. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  *read(bytes: Buffer): Iterable<Frame> {
    let all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const frame = frameIn(all);
      if (frame === undefined) break;
      all = all.subarray(HEAD + frame.body.length);
      yield frame;
    }
    this.#rest = all;
  }
}

function frameIn(bytes: Buffer): Frame | undefined {
  if (bytes.length < HEAD) return undefined;
  const kind = FRAMES[bytes.readUInt8(0)];
  const length = bytes.readUInt32BE(LENGTH_AT);
  if (kind === undefined || length > LONGEST) throw new Error('this is no frame');
  if (bytes.length < HEAD + length) return undefined;
  return { kind, connection: bytes.readUIntBE(1, CONNECTION_BYTES), body: bytes.subarray(HEAD, HEAD + length) };
}
