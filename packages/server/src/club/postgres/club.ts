import { randomBytes } from 'node:crypto';
import type { PassFailpoint } from '../../log/failpoint.ts';
import type { Log, LogWrite, OnBroken, StoredTable } from '../../log/log.ts';
import { MarkFile, NO_MARK, readMark, whatIsMissing } from '../../log/mark.ts';
import { LogProblem } from '../../log/problem.ts';
import { makeFolder } from '../../log/sqlite/folder.ts';
import { orReported, readFacts, readTable, rowsOf } from '../../log/stored.ts';
import { type Enrolled, type Life, type Peer, type Session, type Statements, tablesIn } from '../database.ts';
import { Epochs } from '../epochs.ts';
import { type News, NewsDesk } from '../news.ts';
import type { KeeperNews } from '../keeper.ts';
import { KeptSession } from './kept-session.ts';
import { LifeLine } from './life-line.ts';
import { migrate } from './open-database.ts';
import { SessionLost } from './problems.ts';
import { PostgresSession } from './session.ts';
import { WriteLine } from './write-line.ts';

export type ClubOptions = {
  /** `postgres://…` */
  readonly url: string;
  /** The name of this node. */
  readonly node: string;
  /** Where the others reach it; none: it must be alone. */
  readonly address: string | null;
  readonly build: string;
  /** Where it is noted how far this node has written. */
  readonly folder: string;
  /** Milliseconds for which a node is taken to live after it was last heard of. */
  readonly lease?: number | undefined;
  /** Goes on although something is missing that was acknowledged. */
  readonly acceptsLoss?: boolean | undefined;
  readonly pass?: PassFailpoint | undefined;
  /** Hears of each batch: how many writes were in it, and how many milliseconds it took. */
  readonly onCommit?: ((writes: number, milliseconds: number) => void) | undefined;
  /** This life is over: nothing can be written any more. */
  readonly onEnded?: ((problem: LogProblem) => void) | undefined;
};

/** What a node hears of the club. */
export type ClubEars = {
  readonly news: (news: News) => void;
  /** The lives that may write, as they were just now. */
  readonly peers: (peers: readonly Peer[]) => void;
  /** This table is this node's from now on. */
  readonly loaded: (id: string, table: StoredTable) => void;
  readonly broken: OnBroken;
};

/** This process as a node of a club: its log, and its life in the club. */
export type Club = {
  readonly life: Life;
  readonly build: string;
  readonly log: Log;
  /** Other lives that take tables. */
  readonly others: readonly Peer[];
  /** Hears from now on what the others do; all there is, to begin with. */
  listen(ears: ClubEars): void;
  /** Whether the lease is surely not over. */
  isSure(): boolean;
  /** Resolves when all is told that is there by now. */
  catchUp(): Promise<void>;
  /** It takes no more tables. */
  leave(): void;
  /** A table that nothing is written to any more goes to another life, or stays. */
  handOver(table: string, to: Life): Promise<boolean>;
  giveBack(table: string): Promise<void>;
  /** As a process does that dies. */
  destroy(): void;
};

const LEASE = 2500;
const MARK = 'club.mark';
const PATIENCE = 20_000;

/** Joins the club on this database, and makes its tables if there are none. Rejects with a problem that says what to do. */
export async function openClub(options: ClubOptions): Promise<Club> {
  const club = new PostgresClub(options);
  try {
    await prepare(options);
    await club.join();
    return club;
  } catch (error) {
    club.destroy();
    if (!(error instanceof SessionLost)) throw error;
    throw new LogProblem(
      'disk',
      `PostgreSQL cannot be reached: ${error.message}. Is it there, and is --database right?`,
    );
  }
}

async function prepare({ url, node, folder }: ClubOptions): Promise<void> {
  makeFolder(folder);
  const session = await PostgresSession.open({ url, name: `dustup ${node} start`, patience: PATIENCE });
  try {
    await migrate(session);
    await session.close();
  } catch (error) {
    session.destroy();
    throw error;
  }
}

class PostgresClub implements Club {
  readonly life = randomBytes(8).toString('hex');
  readonly #options: ClubOptions;
  readonly #epochs = new Epochs(this.life);
  #keeping: LifeLine | undefined;
  #writing: WriteLine | undefined;
  #reading: KeptSession | undefined;
  #markFile: MarkFile | undefined;
  #listening: KeptSession | undefined;
  #desk: NewsDesk | undefined;
  #ears: ClubEars | undefined;
  #peers: readonly Peer[] = [];
  #isLeaving = false;
  #isOver = false;

  constructor(options: ClubOptions) {
    this.#options = options;
  }

  async join(): Promise<void> {
    const { url, node, address, build, lease = LEASE, pass = () => false, onCommit } = this.#options;
    const { life } = this;
    const name = (what: string) => `dustup ${node} ${what}`;
    this.#reading = await KeptSession.open({ url, name: name('reader'), patience: PATIENCE });
    this.#keeping = await LifeLine.open({
      url,
      name: name('keeper'),
      enrolment: { life, node, address: address ?? '', build },
      lease,
      notice: () => ({ isLeaving: this.#isLeaving, figures: {} }),
      tell: (news) => this.#hear(news),
    });
    await this.#openDesk();
    const enrolled = await this.#keeping.enrol();
    await this.#checkLoss(enrolled);
    await this.#checkOthers(enrolled);
    await this.#keeping.begin();
    this.#markFile = new MarkFile(this.#options.folder, MARK, life);
    this.#markFile.write(NO_MARK); // what an earlier life noted has been looked at
    await this.#takeTables();
    this.#writing = await WriteLine.open({
      url,
      name: name('writer'),
      life,
      pass,
      onCommit: (writes, milliseconds) => onCommit?.(writes, milliseconds),
      onMark: (mark) => this.#markFile?.write(mark),
      onEnded: (problem) => void this.#failed(problem),
    });
  }

  readonly log: Log = {
    write: (write) => this.#write(write),
    facts: async (kind, { prefix = '', onBroken } = {}) =>
      readFacts(kind, await this.#read('facts', { kind, prefix }), onBroken),
    tables: (onBroken) => this.#tables(onBroken),
    table: async (id) => readTable(id, await this.#read('table', { id })),
    close: () => this.#close(),
  };

  // --- The others ----------------------------------------------------------------------------------------------------

  get build(): string {
    return this.#options.build;
  }

  get others(): readonly Peer[] {
    return this.#peers.filter(({ life, isLeaving }) => life !== this.life && !isLeaving);
  }

  listen(ears: ClubEars): void {
    this.#ears = ears;
    ears.peers(this.#peers);
    this.#desk?.missed();
  }

  isSure(): boolean {
    const { lease = LEASE } = this.#options;
    return performance.now() - (this.#keeping?.confirmedAt ?? Number.NEGATIVE_INFINITY) < lease;
  }

  async catchUp(): Promise<void> {
    await this.#desk?.catchUp();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#keeping?.renewNow();
  }

  async handOver(table: string, to: Life): Promise<boolean> {
    return (await this.#reading?.askUntilAnswered('handOver', { life: this.life, table, to })) === true;
  }

  async giveBack(table: string): Promise<void> {
    await this.#reading?.askUntilAnswered('giveBack', { life: this.life, table });
  }

  async #openDesk(): Promise<void> {
    const { url, node } = this.#options;
    let isFirst = true;
    this.#listening = await KeptSession.open({
      url,
      name: `dustup ${node} listener`,
      patience: PATIENCE,
      onNews: (life, kind, id) => this.#desk?.heard(kind, id, life === this.life),
      onUp: () => {
        if (!isFirst) this.#desk?.missed();
        isFirst = false;
      },
    });
    this.#desk = new NewsDesk(untilAnswered(this.#listening), {
      echo: (number) => void this.#echo(number),
      lives: () => this.#keeping?.renewNow(),
      tell: (news) => this.#tell(news),
      failed: (error) => this.#isDeaf(error),
    });
  }

  /** Whoever hears nothing of the others any more would answer from what was: this life ends, unless it was over. */
  #isDeaf(error: unknown): void {
    if (!(error instanceof LogProblem)) throw error;
    this.#end(error);
  }

  /** Should the connection end meanwhile, it is asked once more when there is another one. */
  async #echo(number: number): Promise<void> {
    await this.#listening?.ask('echo', { life: this.life, number }).catch(() => undefined);
  }

  async #tell(news: News): Promise<void> {
    if (this.#ears === undefined || this.#isOver) return;
    this.#ears.news(news);
    for (const table of this.#epochs.hear(news)) {
      const stored = await orReported(table, this.#ears.broken, () => this.log.table(table));
      if (stored !== undefined) this.#ears.loaded(table, stored);
    }
  }

  destroy(): void {
    this.#isOver = true;
    this.#listening?.destroy();
    this.#keeping?.destroy();
    this.#writing?.destroy();
    this.#reading?.destroy();
  }

  // --- Joining -------------------------------------------------------------------------------------------------------

  /** What this node had been told is on disk must be there: a standby may have taken over that had not heard of it. */
  async #checkLoss({ before, lost }: Enrolled): Promise<void> {
    const { folder, acceptsLoss = false } = this.#options;
    const noted = readMark(folder, MARK);
    const why = lost ?? whatIsMissing(before[noted?.life ?? ''] ?? NO_MARK, noted);
    if (why === undefined) return;
    await this.#keeping?.session.ask('lose', { why: acceptsLoss ? null : why });
    if (acceptsLoss) return;
    await this.#keeping?.leave();
    throw new LogProblem('lost', lossy(why));
  }

  /** Several nodes go together if each can reach the others: with a secret of their own. */
  async #checkOthers({ others }: Enrolled): Promise<void> {
    const isAlone = this.#options.address === null;
    const other = others.find(({ address }) => isAlone || address === '');
    if (other === undefined) return;
    await this.#keeping?.leave();
    const which = isAlone ? 'this one' : `the node ${other.node}`;
    throw new LogProblem(
      'locked',
      `The node ${other.node} uses this database already. Stop it first; or start all with the same --club-secret, which ${which} does not have.`,
    );
  }

  async #takeTables(): Promise<void> {
    this.#epochs.begin(await this.#read('owners', { tables: null }));
  }

  // --- Reading and writing -------------------------------------------------------------------------------------------

  async #read<Name extends 'facts' | 'heads' | 'table' | 'owners'>(
    name: Name,
    ask: Statements[Name]['ask'],
  ): Promise<Statements[Name]['answer']> {
    if (this.#reading === undefined || this.#isOver) throw new LogProblem('closed', 'the log is closed');
    return this.#reading.askUntilAnswered(name, ask);
  }

  async *#tables(onBroken: OnBroken): AsyncIterable<StoredTable> {
    await this.#takeTables(); // some may have come since
    for (const id of await this.#read('heads', null)) {
      if (!this.#epochs.has(id)) continue; // another node's
      const table = await orReported(id, onBroken, () => this.log.table(id));
      if (table !== undefined) yield table;
    }
  }

  #write(write: LogWrite): Promise<void> {
    if (this.#writing === undefined || this.#isOver)
      return Promise.reject(new LogProblem('closed', 'the log is closed'));
    const rows = rowsOf(write);
    const epochs: { [table: string]: number } = {};
    const requests: { [table: string]: string } = {};
    for (const table of tablesIn(rows)) epochs[table] = this.#epochs.of(table);
    for (const { table, opens } of write.entries) if (opens !== undefined) requests[table] = opens;
    const written = this.#writing.write({ ...rows, epochs, requests });
    const guests = write.facts.flatMap(({ kind, id }) => (kind === 'guest' || kind === 'keys' ? [id] : []));
    const end = guests.length > 0 ? this.#desk?.writing(guests) : undefined;
    if (end !== undefined) written.then(end, end);
    return written;
  }

  // --- Its end -------------------------------------------------------------------------------------------------------

  #hear(news: KeeperNews): void {
    if (news.type === 'ended') this.#end(news.problem);
    if (news.type !== 'peers') return;
    this.#peers = news.peers;
    this.#ears?.peers(news.peers);
  }

  /** What this life finds missing stops all the others, too. */
  async #failed(problem: LogProblem): Promise<void> {
    if (problem.kind === 'lost')
      await this.#keeping?.session.askUntilAnswered('lose', { why: problem.message }).catch(() => undefined);
    this.#end(problem);
  }

  #end(problem: LogProblem): void {
    if (this.#isOver) return;
    this.destroy();
    const { kind, message } = problem;
    this.#options.onEnded?.(kind === 'lost' ? new LogProblem(kind, lossy(message)) : problem);
  }

  async #close(): Promise<void> {
    await this.#writing?.finish();
    this.#isOver = true;
    await this.#keeping?.leave();
    await this.#listening?.close();
    await this.#writing?.close();
    await this.#reading?.close();
    this.#markFile?.close();
  }
}

function untilAnswered(kept: KeptSession): Session {
  return { ask: (name, ask) => kept.askUntilAnswered(name, ask) };
}

function lossy(missing: string): string {
  return `The database has lost something: ${missing}. Put back what it had, or start every node once with --accept-loss to go on without it.`;
}
