import type { LogFact, LogWrite } from '../../log/log.ts';
import { LogProblem } from '../../log/problem.ts';
import { readFacts, readTable, rowsOf } from '../../log/stored.ts';
import { type Append, type Life, type Peer, type Session, tablesIn } from '../database.ts';
import { Epochs } from '../epochs.ts';
import { Keeper } from '../keeper.ts';
import { type News, NewsDesk } from '../news.ts';
import type { ClubEars } from '../postgres/club.ts';
import { type Written, Writer } from '../writer.ts';
import { type Line, type LineEars, LineLost, type LineName, untilAnswered } from './line.ts';

/** Milliseconds that a lease lasts in memory. */
export const LEASE = 2500;

export type MemberClubOptions = {
  readonly life: Life;
  readonly node: string;
  readonly build: string;
  /** Milliseconds by a clock of the node's own that only goes on. */
  readonly steady: () => number;
  readonly openLine: (name: LineName, ears: LineEars) => Line;
  /** A batch begins; what the same input has caused goes with it. */
  readonly soon: (action: () => void) => void;
  readonly written: (news: Written) => void;
  readonly ended: (problem: LogProblem) => void;
  /** Something was thrown that nobody waits for. */
  readonly failed: (error: unknown) => void;
};

/** A node’s life in the club, on lines that are made of anything: what `postgres/club.ts` does, without its timers, files and sockets. */
export class MemberClub {
  readonly life: Life;
  readonly build: string;
  readonly keeper: Keeper;
  readonly writer: Writer;
  readonly #options: MemberClubOptions;
  /** By number of the write: what ends it for the desk. */
  readonly #writingGuests = new Map<number, () => void>();
  readonly #epochs: Epochs;
  readonly #keeping: Line;
  #writing: Line | undefined;
  readonly #reading: Session;
  readonly #desk: NewsDesk;
  #ears: ClubEars | undefined;
  #peers: readonly Peer[] = [];
  #isAlive = false;
  #isLeaving = false;
  #isOver = false;

  constructor(options: MemberClubOptions) {
    const { life, build, openLine, soon, written, ended } = options;
    this.#options = options;
    this.life = life;
    this.#epochs = new Epochs(life);
    this.build = build;
    this.keeper = new Keeper({
      lease: LEASE,
      renew: () => {
        const notice = { isLeaving: this.#isLeaving, figures: {} };
        this.#keep(async () => this.keeper.renewed(await this.#keeping.ask('renew', { life, lease: LEASE, notice })));
      },
      takeOver: (fences) =>
        this.#keep(async () => this.keeper.tookOver(await this.#keeping.ask('takeOver', { fences }))),
      tell: (news) => {
        if (news.type === 'ended') return ended(news.problem);
        if (news.type === 'peers') this.#meet(news.peers);
      },
    });
    this.writer = new Writer({
      life,
      append: (batch) => this.#append(batch),
      settle: () => this.#write(async () => this.writer.settled(await this.#writer.ask('settle', { life }))),
      onWaiting: () => soon(() => this.writer.begin()),
      tell: (news) => {
        if (news.type === 'ended') return ended(news.problem);
        this.#endWriting(news.type === 'committed' ? news.upTo : Number.POSITIVE_INFINITY);
        written(news);
      },
    });
    this.#reading = untilAnswered(openLine('reader', {}));
    this.#keeping = openLine('keeper', { onDown: () => this.keeper.lost() });
    const listening = openLine('listener', {
      onUp: () => this.#desk.missed(),
      onNews: (from, kind, id) => this.#desk.heard(kind, id, from === life),
    });
    this.#desk = new NewsDesk(untilAnswered(listening), {
      echo: (number) => void listening.ask('echo', { life, number }).catch(() => undefined),
      lives: () => this.#renewNow(),
      tell: (news) => this.#tell(news),
      failed: (error) => this.#options.failed(error),
    });
  }

  /** Comes to life, with the tables that others have left. Rejects when the database is not there. */
  async join(): Promise<void> {
    const { life, build } = this;
    const { node } = this.#options;
    await this.#keeping.up();
    await this.#keeping.ask('enrol', { life, node, address: life, build, lease: LEASE });
    await this.#keeping.ask('takeOver', { fences: false });
    this.#isAlive = true;
    this.#renewNow();
    this.#epochs.begin(await this.#reading.ask('owners', { tables: null }));
    const ears = { onUp: () => this.writer.back(), onDown: () => this.writer.lost() };
    this.#writing = this.#options.openLine('writer', ears);
  }

  get tables(): readonly string[] {
    return this.#epochs.tables;
  }

  tick(): void {
    if (this.#isAlive && !this.#isOver) this.keeper.tick(this.#options.steady());
  }

  /** Has finished what it writes, and is no more. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#keeping.ask('leave', { life: this.life });
  }

  // --- What a node asks of its club ----------------------------------------------------------------------------------

  get others(): readonly Peer[] {
    return this.#peers.filter(({ life, isLeaving }) => life !== this.life && !isLeaving);
  }

  listen(ears: ClubEars): void {
    this.#ears = ears;
    ears.peers(this.#peers);
    this.#desk.missed();
  }

  isSure(): boolean {
    return this.#options.steady() - this.keeper.confirmedAt < LEASE;
  }

  catchUp(): Promise<void> {
    return this.#desk.catchUp();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#renewNow();
  }

  async handOver(table: string, to: Life): Promise<boolean> {
    return this.#reading.ask('handOver', { life: this.life, table, to });
  }

  async giveBack(table: string): Promise<void> {
    await this.#reading.ask('giveBack', { life: this.life, table });
  }

  // --- Its log -------------------------------------------------------------------------------------------------------

  async facts(kind: LogFact['kind'], prefix = ''): Promise<readonly LogFact[]> {
    return readFacts(kind, await this.#reading.ask('facts', { kind, prefix }));
  }

  async table(id: string): Promise<ReturnType<typeof readTable>> {
    return readTable(id, await this.#reading.ask('table', { id }));
  }

  write(number: number, write: LogWrite): void {
    const rows = rowsOf(write);
    const epochs: { [table: string]: number } = {};
    const requests: { [table: string]: string } = {};
    for (const table of tablesIn(rows)) epochs[table] = this.#epochs.of(table);
    for (const { table, opens } of write.entries) if (opens !== undefined) requests[table] = opens;
    this.writer.write(number, { ...rows, epochs, requests });
    const guests = write.facts.flatMap(({ kind, id }) => (kind === 'guest' || kind === 'keys' ? [id] : []));
    if (guests.length > 0) this.#writingGuests.set(number, this.#desk.writing(guests));
  }

  #endWriting(upTo: number): void {
    for (const [number, end] of this.#writingGuests) {
      if (number > upTo) return;
      this.#writingGuests.delete(number);
      end();
    }
  }

  get #writer(): Line {
    if (this.#writing === undefined) throw new LineLost('there is no connection yet');
    return this.#writing;
  }

  #append(batch: Append): void {
    this.#write(async () => this.writer.appended(await this.#writer.ask('append', batch)));
  }

  #write(work: () => Promise<void>): void {
    this.#answer(work, (problem) => problem && this.writer.refused(problem));
  }

  #keep(work: () => Promise<void>): void {
    this.#answer(work, () => this.keeper.lost());
  }

  #answer(work: () => Promise<void>, failed: (problem: LogProblem | undefined) => void): void {
    work().catch((error: unknown) => {
      if (!(error instanceof LineLost || error instanceof LogProblem)) this.#options.failed(error);
      else if (!this.#isOver) failed(error instanceof LogProblem ? error : undefined);
    });
  }

  #renewNow(): void {
    this.tick();
  }

  #meet(peers: readonly Peer[]): void {
    this.#peers = peers;
    this.#ears?.peers(peers);
  }

  async #tell(news: News): Promise<void> {
    if (this.#ears === undefined || this.#isOver) return;
    this.#ears.news(news);
    for (const table of this.#epochs.hear(news)) {
      const stored = await this.table(table);
      if (stored !== undefined) this.#ears.loaded(table, stored);
    }
  }
}
