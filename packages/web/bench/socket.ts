import { createHash } from 'node:crypto';
import type { Server } from 'node:http';

/** One who is connected: what he says is heard by the function that was returned for him. */
export type Greet = (say: (text: string) => void) => (text: string) => void;

const FROM_THE_STANDARD = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 1;
const FINAL = 0x80;
const SHORT = 126;
const LONG = 127;

/** WebSockets, as little of them as one page needs: short texts in one piece. The page's own socket is a real one. */
export function acceptSockets(server: Server, greet: Greet): void {
  server.on('upgrade', (request, socket) => {
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${FROM_THE_STANDARD}`);
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write(`${[...head, `Sec-WebSocket-Accept: ${key.digest('base64')}`].join('\r\n')}\r\n\r\n`);
    const hear = greet((text) => void (socket.writable && socket.write(framed(text))));
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (let frame = frameIn(rest); frame !== undefined; frame = frameIn(rest)) {
        rest = rest.subarray(frame.size);
        if (frame.text !== undefined) hear(frame.text);
      }
    });
    socket.on('error', () => socket.destroy()); // the page was closed
    server.on('close', () => socket.destroy());
  });
}

function framed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(bytes.length < SHORT ? 2 : bytes.length < 0x10000 ? 4 : 10);
  head[0] = FINAL | TEXT;
  head[1] = head.length === 2 ? bytes.length : head.length === 4 ? SHORT : LONG;
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([head, bytes]);
}

/** The first frame that is there as a whole. What a browser sends is masked; `text` is undefined for what is no text. */
function frameIn(bytes: Buffer): { readonly size: number; readonly text: string | undefined } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const at = short === LONG ? 10 : short === SHORT ? 4 : 2;
  if (bytes.length < at + 4) return undefined;
  const length = short === LONG ? Number(bytes.readBigUInt64BE(2)) : short === SHORT ? bytes.readUInt16BE(2) : short;
  const size = at + 4 + length;
  if (bytes.length < size) return undefined;
  const mask = bytes.subarray(at, at + 4);
  const plain = bytes.subarray(at + 4, size).map((byte, index) => byte ^ mask.readUInt8(index % 4));
  return { size, text: (bytes.readUInt8(0) & 0x0f) === TEXT ? Buffer.from(plain).toString() : undefined };
}
