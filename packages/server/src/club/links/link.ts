import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { type Frame, type FrameKind, FrameReader, headOfFrame } from './frames.ts';

/** The other node takes nothing any more. */
const MOST_UNREAD = 64_000_000;
const KEEP_ALIVE_AFTER = 2000;
const IDENTITY = 'dustup club';

/** TLS by the shared secret alone: whoever does not know it can neither connect, listen in nor change anything; keys are new for each link. */
export const SECURITY: SecureContextOptions = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
};

export function keyFrom(secret: string): { readonly psk: Buffer; readonly identity: string } {
  return { psk: createHash('sha256').update(`${IDENTITY} ${secret}`).digest(), identity: IDENTITY };
}

/** A connection to another node, once it has said who it is. */
export class Link {
  readonly #socket: Socket;

  constructor(socket: Socket, onFrame: (frame: Frame) => void, onEnd: () => void) {
    this.#socket = socket;
    const reader = new FrameReader();
    socket.setNoDelay(true);
    socket.setKeepAlive(true, KEEP_ALIVE_AFTER);
    socket.on('data', (bytes: Buffer) => {
      try {
        for (const frame of reader.read(bytes)) onFrame(frame);
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', onEnd);
  }

  send(kind: FrameKind, connection: number, body: Buffer): void {
    if (this.#socket.destroyed) return;
    if (this.#socket.writableCorked === 0) {
      this.#socket.cork();
      queueMicrotask(() => this.#socket.uncork());
    }
    this.#socket.write(headOfFrame(kind, connection, body.length));
    this.#socket.write(body);
    if (this.#socket.writableLength > MOST_UNREAD) this.#socket.destroy();
  }

  end(): void {
    this.#socket.destroy();
  }
}
