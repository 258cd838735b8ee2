import type { ConnectionId } from './core/index.ts';

export type DoubtPorts = {
  /** Whether this node is sure still to own its tables. */
  readonly isSure: () => boolean;
  readonly received: (connection: ConnectionId, text: string) => void;
  readonly closed: (connection: ConnectionId) => void;
  /** It is sure again; then all that was kept is told. */
  readonly onSure: () => void;
  /** Somebody waits. */
  readonly onKept: () => void;
  /** Somebody has said more than can be kept. */
  readonly tooMuch: (connection: ConnectionId) => void;
};

/** So much is kept for a connection while nobody is answered; more than that, and it has to come again. */
const MOST_KEPT = 100;

/**
 * What comes while a node is not sure to own its tables: another one may play them by now. It waits until the node is sure, or for ever: to
 * answer would be to speak of what was, and so would be to tell others who has gone.
 */
export class Doubt {
  readonly #ports: DoubtPorts;
  readonly #said = new Map<ConnectionId, string[]>();
  readonly #gone: ConnectionId[] = [];
  #isUnsure = false;

  constructor(ports: DoubtPorts) {
    this.#ports = ports;
  }

  /** Whether it is in doubt just now. Once it is, it stays so until it has looked. */
  get isUnsure(): boolean {
    this.#isUnsure ||= !this.#ports.isSure();
    return this.#isUnsure;
  }

  received(connection: ConnectionId, text: string): void {
    if (this.isUnsure) this.#keep(connection, text);
    else this.#ports.received(connection, text);
  }

  closed(connection: ConnectionId): void {
    this.#said.delete(connection);
    if (this.isUnsure) this.#gone.push(connection);
    else this.#ports.closed(connection);
  }

  /** It may be sure again. */
  look(): void {
    const { isSure, received, closed, onSure } = this.#ports;
    if (!this.#isUnsure || !isSure()) return;
    this.#isUnsure = false;
    onSure();
    const said = [...this.#said];
    this.#said.clear();
    for (const connection of this.#gone.splice(0)) closed(connection);
    for (const [connection, texts] of said) for (const text of texts) received(connection, text);
  }

  #keep(connection: ConnectionId, text: string): void {
    const texts = this.#said.get(connection) ?? [];
    if (texts.length >= MOST_KEPT) return this.#ports.tooMuch(connection);
    texts.push(text);
    this.#said.set(connection, texts);
    this.#ports.onKept();
  }
}
