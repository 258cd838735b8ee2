import { assertNever } from '@dustup/kernel';
import { TRY_LATER } from '@dustup/protocol';
import type { Logger } from 'pino';
import type { ConnectionId, Input, Output, Vouched } from './core/index.ts';
import { writeCrashFile } from './crash-files.ts';
import { DiskHealth, problemIn } from './disk-health.ts';
import { Doubt } from './doubt.ts';
import type { PassFailpoint } from './log/failpoint.ts';
import type { Log, LogWrite } from './log/log.ts';
import { LogProblem } from './log/problem.ts';
import type { Metrics } from './metrics.ts';
import { gamesOf } from './records/games-of.ts';
import { StallWatch } from './stall-watch.ts';

/** One connection, as far as the core's wishes go. */
export type Peer = {
  /** Sends a text, as UTF-8. */
  send(bytes: Buffer): void;
  /** What has been sent since the last time may go out now. */
  flush(): void;
  close(code: number, reason: string): void;
};

/** What the core wants of the other nodes of a club. */
export type ClubPort = {
  /** Whether this node is sure still to own its tables: until it is, nobody is answered. */
  isSure(): boolean;
  catchUp(number: number): void;
  giveBack(table: string): void;
  relay(connection: ConnectionId, life: string, address: string, as: Vouched): void;
  forward(connection: ConnectionId, text: string): void;
  unrelay(connection: ConnectionId): void;
};

/** An input without its time: the driver has the clock. `Input` is a union, so each kind loses it for itself. */
export type Event = Input extends infer One ? (One extends Input ? Omit<One, 'now'> : never) : never;

export type DriverOptions = {
  readonly handle: (input: Input) => readonly Output[];
  readonly log: Log;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Where crash files go. */
  readonly folder: string;
  readonly now: () => number;
  readonly pass: PassFailpoint;
  /** The disk or a bug leaves no way on: the process should end, and begin anew from what is on disk. */
  readonly onFatal: (error: unknown) => void;
  /** Milliseconds between two looks whether a disk that was full has room again. */
  readonly probeEvery?: number | undefined;
};

const LONGEST_TIMER = 2_000_000_000;

/** Does what the core wants: sends, waits, writes; and tells it what became of it. */
export class Driver {
  readonly #options: DriverOptions;
  readonly #peers = new Map<ConnectionId, Peer>();
  /** Those who were sent something by the input being handled: what one input has to say to one peer is written at once. */
  readonly #unflushed: Peer[] = [];
  /** What was said last, as bytes: most of a table hears the same. */
  #said: { readonly text: string; readonly bytes: Buffer } | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** What the log has said since the core last heard of it. */
  #upTo = 0;
  #failed: { readonly from: number; readonly problem: LogProblem } | undefined;
  #overtaken: number[] = [];
  #isToTell = false;
  #unwritten = 0;
  #settled: (() => void) | undefined;
  /** How many writes were asked for, how many of them have ended, and who waits for that. */
  #asked = 0;
  #ended = 0;
  #flushing: { readonly after: number; readonly resolve: () => void }[] = [];
  readonly #health: DiskHealth;
  readonly #watch: StallWatch;
  #club: ClubPort | undefined;
  #connections = 0;
  readonly #doubt: Doubt;

  constructor(options: DriverOptions) {
    this.#options = options;
    this.#health = new DiskHealth(options);
    this.#watch = new StallWatch({
      now: () => performance.now(),
      onStalled: () => this.input({ type: 'stalled' }),
      onFlowing: () => this.input({ type: 'flows' }),
    });
    this.#doubt = new Doubt({
      isSure: () => this.#club?.isSure() !== false,
      received: (connection, text) => this.input({ type: 'received', connection, text }),
      closed: (connection) => this.input({ type: 'closed', connection }),
      onSure: () => this.#watch.done(this.#unwritten > 0),
      onKept: () => this.#watch.asked(),
      tooMuch: (connection) => this.#close(connection, TRY_LATER, 'notNow'),
    });
  }

  /** Why writing fails at present, for whoever asks whether the server is ready. */
  get problem(): string | undefined {
    if (this.#watch.isLasting) return 'What players do waits: nothing can be saved at present.';
    return this.#health.problem?.message;
  }

  join(club: ClubPort): void {
    this.#club = club;
  }

  /** `as`: over a link, by a guest whom another node vouches for. */
  open(address: string, peer: Peer, as?: Vouched): ConnectionId {
    const connection = (this.#connections += 1);
    this.#peers.set(connection, peer);
    this.#options.logger.debug({ connection }, 'Somebody connected');
    this.input({ type: 'opened', connection, address, as });
    return connection;
  }

  received(connection: ConnectionId, text: string): void {
    this.#doubt.received(connection, text);
  }

  /** The club has confirmed that this node owns its tables. */
  isSureAgain(): void {
    this.#doubt.look();
  }

  /** What the owner of its table says to a connection. */
  pass(connection: ConnectionId, bytes: Buffer): void {
    const peer = this.#peers.get(connection);
    peer?.send(bytes);
    peer?.flush();
  }

  /** The owner of its table ends a connection. */
  cut(connection: ConnectionId, code: number, reason: string): void {
    this.#close(connection, code, reason);
  }

  closed(connection: ConnectionId): void {
    if (!this.#peers.delete(connection)) return;
    this.#club?.unrelay(connection);
    this.#options.logger.debug({ connection }, 'A connection ended');
    this.#doubt.closed(connection);
  }

  /** Something has happened. */
  input(event: Event): void {
    const { handle, now, onFatal } = this.#options;
    try {
      for (const output of handle({ ...event, now: now() })) this.#do(output);
      this.#flush();
    } catch (error) {
      onFatal(error);
    }
  }

  /** When everything asked for so far is on disk, or has failed, and the core has heard of it. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0 || this.#isToTell) await new Promise<void>((resolve) => (this.#settled = resolve));
  }

  /** When what has been asked for by now is on disk, or has failed, and the core has heard of it. */
  flushed(): Promise<void> {
    const after = this.#asked;
    if (this.#ended >= after && !this.#isToTell) return Promise.resolve();
    return new Promise((resolve) => this.#flushing.push({ after, resolve }));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#health.stop();
    this.#watch.stop();
  }

  #do(output: Output): void {
    switch (output.type) {
      case 'send':
        return this.#send(output.connection, output.text);
      case 'close':
        return this.#close(output.connection, output.code, output.reason);
      case 'wake':
        return this.#wake(output.at);
      case 'write':
        return this.#write(output.number, output.write);
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
      case 'load':
        return void this.#load(output.id);
      case 'find':
        return void this.#find(output.guest);
      case 'note':
        return this.#options.logger[output.level](output.facts, output.what);
      case 'crash':
        return this.#crash(output.table, output.report);
      default:
        return assertNever(output);
    }
  }

  #send(connection: ConnectionId, text: string): void {
    const { metrics } = this.#options;
    const peer = this.#peers.get(connection);
    if (peer === undefined) return;
    const bytes = this.#bytesOf(text);
    peer.send(bytes);
    if (this.#unflushed.at(-1) !== peer) this.#unflushed.push(peer);
    metrics.sent.inc();
    metrics.sentBytes.inc(bytes.length);
  }

  #bytesOf(text: string): Buffer {
    if (this.#said?.text !== text) this.#said = { text, bytes: Buffer.from(text) };
    return this.#said.bytes;
  }

  #flush(): void {
    const { pass } = this.#options;
    for (const peer of this.#unflushed) {
      pass('before-send');
      peer.flush();
      pass('after-send');
    }
    this.#unflushed.length = 0;
    this.#said = undefined;
  }

  #close(connection: ConnectionId, code: number, reason: string): void {
    this.#peers.get(connection)?.close(code, reason);
    this.#options.metrics.cut.inc({ why: String(code) });
  }

  #wake(at: number): void {
    clearTimeout(this.#timer);
    if (at === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(0, Math.ceil(at - this.#options.now())), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#ring(), wait);
  }

  /** What is due in a game that others may play by now is not done here. */
  #ring(): void {
    if (this.#doubt.isUnsure) this.#watch.stall();
    this.input({ type: 'timer' });
  }

  #write(number: number, write: LogWrite): void {
    this.#unwritten += 1;
    this.#asked += 1;
    this.#watch.asked();
    if (this.#options.logger.isLevelEnabled('debug')) this.#noteGames(write);
    this.#options.log.write(write).then(
      () => {
        this.#upTo = number;
        this.#tellSoon();
      },
      (error: unknown) => {
        this.#noteFailure(number, problemIn(error));
        this.#tellSoon();
      },
    );
  }

  #noteFailure(number: number, problem: LogProblem): void {
    if (problem.kind === 'overtaken') {
      this.#upTo = number;
      this.#overtaken.push(number);
    } else this.#failed ??= { from: number, problem };
  }

  /** Games that begin and end, for whoever looks closely. */
  #noteGames({ entries }: LogWrite): void {
    for (const { table, body } of entries) {
      const kind = typeof body === 'object' && body !== null && 'k' in body ? body.k : undefined;
      const what = kind === 'began' ? 'A game begins' : kind === 'ended' ? 'A game is over' : undefined;
      if (what !== undefined) this.#options.logger.debug({ table }, what);
    }
  }

  /** Writes that shared a sync are told of together: the promises of a batch are settled one right after the other. */
  #tellSoon(): void {
    this.#unwritten -= 1;
    this.#ended += 1;
    if (this.#isToTell) return;
    this.#isToTell = true;
    queueMicrotask(() => this.#tell());
  }

  #tell(): void {
    this.#isToTell = false;
    const [upTo, overtaken, failed] = [this.#upTo, this.#overtaken, this.#failed];
    [this.#upTo, this.#overtaken, this.#failed] = [0, [], undefined];
    if (upTo > 0) this.#health.worked();
    this.#watch.done(this.#unwritten > 0);
    if (upTo > 0) {
      this.input(overtaken.length === 0 ? { type: 'committed', upTo } : { type: 'committed', upTo, overtaken });
    }
    if (failed !== undefined) this.#tellFailure(failed.from, failed.problem);
    this.#settled?.();
    const due = this.#flushing.filter(({ after }) => after <= this.#ended);
    this.#flushing = this.#flushing.filter(({ after }) => after > this.#ended);
    for (const { resolve } of due) resolve();
  }

  #tellFailure(from: number, problem: LogProblem): void {
    this.#options.metrics.failures.inc({ why: problem.kind });
    if (this.#health.failed(problem)) this.input({ type: 'failed', from, problem: problem.message });
  }

  async #load(id: string): Promise<void> {
    const { log, logger, onFatal } = this.#options;
    try {
      this.input({ type: 'loaded', id, table: await log.table(id) });
    } catch (error) {
      if (!(error instanceof LogProblem) || error.kind !== 'corrupt') return onFatal(error);
      logger.error({ table: id }, error.message);
      this.input({ type: 'loaded', id, table: undefined, isDamaged: true });
    }
  }

  async #find(guest: string): Promise<void> {
    const { log, onFatal } = this.#options;
    try {
      this.input({ type: 'found', guest, games: await gamesOf(log, guest) });
    } catch (error) {
      onFatal(error);
    }
  }

  #crash(table: string, report: string): void {
    const { folder, logger, metrics } = this.#options;
    metrics.crashes.inc();
    try {
      const file = writeCrashFile(folder, table, report);
      logger.error({ table, file }, 'A table broke and is closed; npx dustup replay FILE shows where');
    } catch (error) {
      logger.error({ table }, `A table broke, and its crash file could not be written: ${String(error)}`);
    }
  }
}
