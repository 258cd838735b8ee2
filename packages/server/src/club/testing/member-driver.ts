import { TRY_LATER } from '@dustup/protocol';
import type { ConnectionId, Input, Output, Vouched } from '../../core/index.ts';
import type { ClubPort, Event, Peer } from '../../driver.ts';
import { Doubt } from '../../doubt.ts';
import type { LogFact, LogWrite, StoredTable } from '../../log/log.ts';
import { StallWatch } from '../../stall-watch.ts';
import type { Written } from '../writer.ts';

export type MemberDriverOptions = {
  readonly handle: (input: Input) => readonly Output[];
  /** By the node's own clock. */
  readonly now: () => number;
  readonly steady: () => number;
  readonly repeat: (action: () => void, milliseconds: number) => () => void;
  readonly write: (number: number, write: LogWrite) => void;
  readonly table: (id: string) => Promise<StoredTable | undefined>;
  readonly games: (guest: string) => Promise<readonly LogFact[]>;
  readonly wake: (at: number) => void;
  /** What a connection is told, at the node that says it. */
  readonly said: (connection: ConnectionId, text: string) => void;
  readonly note: (note: Extract<Output, { readonly type: 'note' | 'crash' }>) => void;
  /** Something was thrown that nobody waits for. */
  readonly failed: (error: unknown) => void;
};

/** What `driver.ts` does, without timers and figures: what the core wants, done. */
export class MemberDriver {
  readonly #options: MemberDriverOptions;
  readonly #peers = new Map<ConnectionId, Peer>();
  /** To these nothing is sent any more, as a socket does that is being closed. */
  readonly #closing = new Set<ConnectionId>();
  readonly #doubt: Doubt;
  readonly #watch: StallWatch;
  #club: ClubPort | undefined;
  #connections = 0;
  #asked = 0;
  #ended = 0;
  #flushing: { readonly after: number; readonly resolve: () => void }[] = [];
  /** How much it has been told. */
  inputs = 0;

  constructor(options: MemberDriverOptions) {
    this.#options = options;
    this.#watch = new StallWatch({
      now: options.steady,
      repeat: options.repeat,
      onStalled: () => this.input({ type: 'stalled' }),
      onFlowing: () => this.input({ type: 'flows' }),
    });
    this.#doubt = new Doubt({
      isSure: () => this.#club?.isSure() !== false,
      received: (connection, text) => this.input({ type: 'received', connection, text }),
      closed: (connection) => this.input({ type: 'closed', connection }),
      onSure: () => this.#watch.done(this.#asked > this.#ended),
      onKept: () => this.#watch.asked(),
      tooMuch: (connection) => this.cut(connection, TRY_LATER, 'notNow'),
    });
  }

  join(club: ClubPort): void {
    this.#club = club;
  }

  open(address: string, peer: Peer, as?: Vouched): ConnectionId {
    const connection = (this.#connections += 1);
    this.#peers.set(connection, peer);
    this.input({ type: 'opened', connection, address, as });
    return connection;
  }

  received(connection: ConnectionId, text: string): void {
    this.#doubt.received(connection, text);
  }

  isSureAgain(): void {
    this.#doubt.look();
  }

  pass(connection: ConnectionId, bytes: Buffer): void {
    if (!this.#closing.has(connection)) this.#peers.get(connection)?.send(bytes);
  }

  cut(connection: ConnectionId, code: number, reason: string): void {
    if (!this.#peers.has(connection)) return;
    this.#peers.get(connection)?.close(code, reason);
    this.#closing.add(connection);
  }

  closed(connection: ConnectionId): void {
    if (!this.#peers.delete(connection)) return;
    this.#closing.delete(connection);
    this.#club?.unrelay(connection);
    this.#doubt.closed(connection);
  }

  /** The time has come that the core wished for. */
  ring(): void {
    if (this.#doubt.isUnsure) this.#watch.stall();
    this.input({ type: 'timer' });
  }

  input(event: Event): void {
    this.inputs += 1;
    for (const output of this.#options.handle({ ...event, now: this.#options.now() })) this.#do(output);
  }

  written(news: Written): void {
    if (news.type === 'ended') return;
    if (news.type === 'failed') {
      this.#ended = this.#asked;
      this.#watch.done(false);
      this.input({ type: 'failed', from: news.from, problem: news.problem.message });
    } else {
      this.#ended = news.upTo;
      this.#watch.done(this.#asked > this.#ended);
      this.input({ type: 'committed', upTo: news.upTo, overtaken: news.overtaken });
    }
    const due = this.#flushing.filter(({ after }) => after <= this.#ended);
    this.#flushing = this.#flushing.filter(({ after }) => after > this.#ended);
    for (const { resolve } of due) resolve();
  }

  stop(): void {
    this.#watch.stop();
  }

  /** When what has been asked for by now is on disk, or has failed, and the core has heard of it. */
  flushed(): Promise<void> {
    const after = this.#asked;
    if (this.#ended >= after) return Promise.resolve();
    return new Promise((resolve) => this.#flushing.push({ after, resolve }));
  }

  #do(output: Output): void {
    const { write, wake, table, games, note, said, failed } = this.#options;
    switch (output.type) {
      case 'send':
        if (!this.#peers.has(output.connection) || this.#closing.has(output.connection)) return;
        said(output.connection, output.text);
        return this.pass(output.connection, Buffer.from(output.text));
      case 'close':
        return this.cut(output.connection, output.code, output.reason);
      case 'wake':
        return wake(output.at);
      case 'write':
        this.#asked = output.number;
        this.#watch.asked();
        return write(output.number, output.write);
      case 'load':
        table(output.id)
          .then((stored) => this.input({ type: 'loaded', id: output.id, table: stored }))
          .catch(failed);
        return;
      case 'find':
        games(output.guest)
          .then((found) => this.input({ type: 'found', guest: output.guest, games: found }))
          .catch(failed);
        return;
      case 'note':
      case 'crash':
        return note(output);
      case 'catchUp':
        return this.#club?.catchUp(output.number);
      case 'giveBack':
        return this.#club?.giveBack(output.table);
      case 'relay':
        return this.#club?.relay(output.connection, output.life, output.address, output.as);
      case 'forward':
        return this.#club?.forward(output.connection, output.text);
      case 'unrelay':
        return this.#club?.unrelay(output.connection);
    }
  }
}
