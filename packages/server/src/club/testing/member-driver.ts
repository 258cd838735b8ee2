import { TRY_LATER } from '@dustup/protocol';
import type { ConnectionId, Input, Output, Vouched } from '../../core/index.ts';
import type { ClubPort, Event, Peer } from '../../driver.ts';
import type { LogFact, LogWrite, StoredTable } from '../../log/log.ts';
import type { Written } from '../writer.ts';

export type MemberDriverOptions = {
  readonly handle: (input: Input) => readonly Output[];
  /** By the node's own clock. */
  readonly now: () => number;
  readonly write: (number: number, write: LogWrite) => void;
  readonly table: (id: string) => Promise<StoredTable | undefined>;
  readonly games: (guest: string) => Promise<readonly LogFact[]>;
  readonly wake: (at: number) => void;
  /** What a connection is told, at the node that says it. */
  readonly said: (connection: ConnectionId, text: string) => void;
  readonly note: (note: Extract<Output, { readonly type: 'note' | 'crash' }>) => void;
};

/** So much is kept for a connection while nobody is answered; more than that, and it has to come again. */
const MOST_UNANSWERED = 100;

/** What `driver.ts` does, without timers and figures: what the core wants, done. */
export class MemberDriver {
  readonly #options: MemberDriverOptions;
  readonly #peers = new Map<ConnectionId, Peer>();
  readonly #unanswered = new Map<ConnectionId, string[]>();
  #club: ClubPort | undefined;
  #isUnsure = false;
  #connections = 0;
  #asked = 0;
  #ended = 0;
  #flushing: { readonly after: number; readonly resolve: () => void }[] = [];
  /** How much it has been told. */
  inputs = 0;

  constructor(options: MemberDriverOptions) {
    this.#options = options;
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
    this.#isUnsure ||= this.#club?.isSure() === false;
    if (this.#isUnsure) this.#keepForLater(connection, text);
    else this.input({ type: 'received', connection, text });
  }

  isSureAgain(): void {
    if (!this.#isUnsure || this.#club?.isSure() !== true) return;
    this.#isUnsure = false;
    const kept = [...this.#unanswered];
    this.#unanswered.clear();
    for (const [connection, texts] of kept)
      for (const text of texts) this.input({ type: 'received', connection, text });
  }

  pass(connection: ConnectionId, bytes: Buffer): void {
    this.#peers.get(connection)?.send(bytes);
  }

  cut(connection: ConnectionId, code: number, reason: string): void {
    this.#peers.get(connection)?.close(code, reason);
  }

  closed(connection: ConnectionId): void {
    if (!this.#peers.delete(connection)) return;
    this.#unanswered.delete(connection);
    this.#club?.unrelay(connection);
    this.input({ type: 'closed', connection });
  }

  input(event: Event): void {
    this.inputs += 1;
    for (const output of this.#options.handle({ ...event, now: this.#options.now() })) this.#do(output);
  }

  written(news: Written): void {
    if (news.type === 'ended') return;
    if (news.type === 'failed') {
      this.#ended = this.#asked;
      this.input({ type: 'failed', from: news.from, problem: news.problem.message });
    } else {
      this.#ended = news.upTo;
      this.input({ type: 'committed', upTo: news.upTo, overtaken: news.overtaken });
    }
    const due = this.#flushing.filter(({ after }) => after <= this.#ended);
    this.#flushing = this.#flushing.filter(({ after }) => after > this.#ended);
    for (const { resolve } of due) resolve();
  }

  /** When what has been asked for by now is on disk, or has failed, and the core has heard of it. */
  flushed(): Promise<void> {
    const after = this.#asked;
    if (this.#ended >= after) return Promise.resolve();
    return new Promise((resolve) => this.#flushing.push({ after, resolve }));
  }

  #keepForLater(connection: ConnectionId, text: string): void {
    const texts = this.#unanswered.get(connection) ?? [];
    if (texts.length >= MOST_UNANSWERED) return this.cut(connection, TRY_LATER, 'notNow');
    texts.push(text);
    this.#unanswered.set(connection, texts);
  }

  #do(output: Output): void {
    const { write, wake, table, games, note, said } = this.#options;
    switch (output.type) {
      case 'send':
        if (!this.#peers.has(output.connection)) return;
        said(output.connection, output.text);
        return this.pass(output.connection, Buffer.from(output.text));
      case 'close':
        return this.cut(output.connection, output.code, output.reason);
      case 'wake':
        return wake(output.at);
      case 'write':
        this.#asked = output.number;
        return write(output.number, output.write);
      case 'load':
        void table(output.id).then((stored) => this.input({ type: 'loaded', id: output.id, table: stored }));
        return;
      case 'find':
        void games(output.guest).then((found) => this.input({ type: 'found', guest: output.guest, games: found }));
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
