import { GAMES } from '@dustup/bots';
import type { Playable } from '@dustup/kernel';
import { createCore, type Core } from '../create-core.ts';
import type { Input, Limits, Output } from '../core.ts';
import type { LogWrite } from '../../log/log.ts';
import { FakeLog } from './fake-log.ts';
import { fakePowers } from './fake-powers.ts';
import { TestClient } from './test-client.ts';

export type CoreWorldOptions = {
  readonly games?: readonly Playable[];
  readonly seed?: string;
  readonly limits?: Partial<Limits>;
  readonly sets?: readonly string[];
  readonly notesRequests?: boolean;
  /** Writes stay in the air until `commit()`. */
  readonly isManual?: boolean;
};

type Unstamped<T> = T extends unknown ? Omit<T, 'now'> : never;

/** A core with a clock, a disk and clients that a test moves by hand. */
export class CoreWorld {
  readonly log = new FakeLog();
  readonly notes: Extract<Output, { readonly type: 'note' }>[] = [];
  readonly crashes: Extract<Output, { readonly type: 'crash' }>[] = [];
  /** Every output in order, as JSON. */
  readonly story: string[] = [];
  now = 1_000_000;
  core: Core;
  isManual: boolean;
  /** Tables and games are read from the disk when they are asked for, but told of when the test says so. */
  isSlow = false;
  /** The core does not hear that a connection it has closed is closed, until the test says so. */
  areClosesSlow = false;
  readonly #closing: number[] = [];
  readonly #options: CoreWorldOptions;
  readonly #clients = new Map<number, TestClient>();
  readonly #inTheAir: { readonly number: number; readonly write: LogWrite }[] = [];
  readonly #toLoad: string[] = [];
  readonly #toFind: Extract<Unstamped<Input>, { readonly type: 'found' }>[] = [];
  #wakesAt = Number.POSITIVE_INFINITY;
  #connections = 0;
  #lives = 0;

  constructor(options: CoreWorldOptions = {}) {
    this.#options = options;
    this.isManual = options.isManual === true;
    this.core = this.#start();
  }

  #start(): Core {
    const { seed = 'core world', limits, sets, notesRequests = false } = this.#options;
    this.#lives += 1;
    return createCore({
      games: this.#options.games ?? GAMES,
      powers: fakePowers(this.#lives === 1 ? seed : `${seed} life ${this.#lives}`, seed),
      build: 'test',
      notesRequests,
      guests: [...this.log.facts('guest'), ...this.log.facts('keys')],
      ...(limits !== undefined && { limits }),
      ...(sets !== undefined && { sets }),
    });
  }

  /** A connection that has not said hello. */
  connect(address = 'here'): TestClient {
    this.#connections += 1;
    const connection = this.#connections;
    const client = new TestClient(
      connection,
      (text) => this.give({ type: 'received', connection, text }),
      () => this.give({ type: 'closed', connection }),
    );
    this.#clients.set(connection, client);
    this.give({ type: 'opened', connection, address });
    return client;
  }

  /** Somebody who has said hello. */
  guest(name: string): TestClient {
    return this.connect().hello({ name });
  }

  /** The same guest from another connection. */
  again(client: TestClient, address?: string): TestClient {
    const next = this.connect(address);
    next.token = client.token;
    return next.hello({ token: client.token });
  }

  give(input: Unstamped<Input>): void {
    this.perform(this.core.handle({ now: this.now, ...input }));
  }

  perform(outputs: readonly Output[]): void {
    for (const output of outputs) {
      this.story.push(JSON.stringify(output));
      this.#do(output);
    }
    if (!this.isSlow) this.load();
    if (!this.isManual) this.commit();
  }

  #do(output: Output): void {
    switch (output.type) {
      case 'send':
        this.#clients.get(output.connection)?.hear(this.now, output.text);
        return;
      case 'close':
        this.#close(output.connection, output.code);
        return;
      case 'wake':
        this.#wakesAt = output.at;
        return;
      case 'write':
        this.#inTheAir.push(output);
        return;
      case 'load':
        this.#toLoad.push(output.id);
        return;
      case 'find': {
        const games = this.log.facts('mine', `${output.guest}/`).flatMap(({ id }) => {
          const game = id.slice(output.guest.length + 1);
          const body = this.log.fact('game', game);
          return body === undefined ? [] : [{ kind: 'game' as const, id: game, body }];
        });
        this.#toFind.push({ type: 'found', guest: output.guest, games });
        return;
      }
      case 'note':
        this.notes.push(output);
        return;
      case 'crash':
        this.crashes.push(output);
        return;
      case 'catchUp':
      case 'giveBack':
      case 'relay':
      case 'forward':
      case 'unrelay':
        throw new Error(`${output.type}: there are no other nodes`);
    }
  }

  #close(connection: number, code: number): void {
    const client = this.#clients.get(connection);
    if (client === undefined || client.closedWith !== undefined) return;
    client.closedWith = code;
    this.#closing.push(connection);
    if (!this.areClosesSlow) this.hangUpClosed();
  }

  /** What the core has closed is closed. */
  hangUpClosed(): void {
    for (const connection of this.#closing.splice(0)) this.give({ type: 'closed', connection });
  }

  /** Everything in the air is on disk. */
  commit(): void {
    let upTo: number | undefined;
    for (const { number, write } of this.#inTheAir.splice(0)) {
      this.log.write(write);
      upTo = number;
    }
    if (upTo !== undefined) this.give({ type: 'committed', upTo });
  }

  /** What is in the air is on disk, but for the first write: of that one, somebody else has changed a fact. */
  commitOvertaken(): void {
    const [first, ...others] = this.#inTheAir.splice(0);
    if (first === undefined) return;
    for (const { write } of others) this.log.write(write);
    this.give({ type: 'committed', upTo: others.at(-1)?.number ?? first.number, overtaken: [first.number] });
  }

  /** What is to be read back is read back. */
  load(): void {
    for (const found of this.#toFind.splice(0)) this.give(found);
    for (const id of this.#toLoad.splice(0)) this.give({ type: 'loaded', id, table: this.log.table(id) });
  }

  /** Everything in the air is lost. */
  fail(problem = 'disk full'): void {
    const [first] = this.#inTheAir.splice(0);
    if (first !== undefined) this.give({ type: 'failed', from: first.number, problem });
  }

  get isWriting(): boolean {
    return this.#inTheAir.length > 0;
  }

  /** Time goes by, with everything that is due in it. */
  advance(ms: number): void {
    const until = this.now + ms;
    for (let calls = 0; this.#wakesAt <= until; calls++) {
      if (calls > 100_000) throw new Error('the core wakes without end');
      this.now = Math.max(this.now, this.#wakesAt);
      this.#wakesAt = Number.POSITIVE_INFINITY;
      this.give({ type: 'timer' });
    }
    this.now = until;
  }

  /** The process dies with everything that is not on disk, and starts again. All connections are gone. */
  restart(): void {
    this.#inTheAir.length = 0;
    this.#toFind.length = 0;
    this.#clients.clear();
    this.#wakesAt = Number.POSITIVE_INFINITY;
    this.core = this.#start();
    for (const table of this.log.tables()) this.give({ type: 'loaded', id: table.id, table });
  }
}
