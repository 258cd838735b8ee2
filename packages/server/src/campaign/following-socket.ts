import type { Life } from './supervised.ts';

type Listener = (event: object) => void;
type Server = { readonly life: Life | null };

/**
 * A WebSocket to the server that lives now, wherever it listens; while none does, it is refused. (The port of the last one may be somebody
 * else's by now: that one is not to be disturbed.)
 */
export function followingSocket(server: Server, onDial: (life: Life) => void) {
  return class FollowingSocket {
    readonly #socket: WebSocket | undefined;
    readonly #nowhere = new EventTarget();

    constructor() {
      const { life } = server;
      if (life === null) {
        setImmediate(() => this.#nowhere.dispatchEvent(new Event('close')));
        return;
      }
      onDial(life);
      this.#socket = new WebSocket(`ws://127.0.0.1:${life.port}/socket`);
    }

    addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: Listener): void {
      (this.#socket ?? this.#nowhere).addEventListener(type, listener);
    }

    send(text: string): void {
      this.#socket?.send(text);
    }

    close(): void {
      this.#socket?.close();
    }
  };
}
