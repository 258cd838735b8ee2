import { setTimeout } from 'node:timers/promises';
import { LogProblem } from '../../log/problem.ts';
import type { Enrolled, Enrolment, Notice } from '../database.ts';
import { Keeper, type KeeperNews } from '../keeper.ts';
import { KeptSession } from './kept-session.ts';
import { SessionLost } from './problems.ts';
import type { PostgresSession } from './session.ts';

export type LifeLineOptions = {
  readonly url: string;
  readonly name: string;
  readonly enrolment: Enrolment;
  /** Milliseconds that a lease lasts. */
  readonly lease: number;
  readonly notice: () => Notice;
  readonly tell: (news: KeeperNews) => void;
};

const PATIENCE = 5000;
/** So long a name that is taken is waited for: its process may just have been killed. */
const NAME_PATIENCE = 5000;
const NAME_RETRY = 50;

/** The keeper of a life with its connection to PostgreSQL. */
export class LifeLine {
  readonly #options: LifeLineOptions;
  readonly #keeper: Keeper;
  #session: KeptSession | undefined;
  #ticking: NodeJS.Timeout | undefined;
  #hasName = false;

  private constructor(options: LifeLineOptions) {
    this.#options = options;
    const { lease, notice, tell, enrolment } = options;
    const { life } = enrolment;
    this.#keeper = new Keeper({
      lease,
      tell,
      renew: () => {
        const asked = this.#open.ask('renew', { life, lease, notice: notice() });
        void this.#answer(async () => this.#keeper.renewed(await asked));
      },
      takeOver: (fences) => {
        const asked = this.#open.ask('takeOver', { fences });
        void this.#answer(async () => this.#keeper.tookOver(await asked));
      },
    });
  }

  /** Connects and takes the name of the node. */
  static async open(options: LifeLineOptions): Promise<LifeLine> {
    const line = new LifeLine(options);
    const { url, name } = options;
    line.#session = await KeptSession.open({
      url,
      name,
      patience: PATIENCE,
      onUp: (session) => line.#takeName(session),
      onDown: () => line.#keeper.lost(),
    });
    return line;
  }

  get confirmedAt(): number {
    return this.#keeper.confirmedAt;
  }

  get session(): KeptSession {
    return this.#open;
  }

  /** Comes to life; lives of this node before it are over. */
  enrol(): Promise<Enrolled> {
    const { enrolment, lease } = this.#options;
    return this.#open.ask('enrol', { ...enrolment, lease });
  }

  /** Takes what is left by those who are gone, and stays alive from now on. */
  async begin(): Promise<void> {
    await this.#open.ask('takeOver', { fences: false });
    const tick = () => this.#keeper.tick(performance.now());
    tick();
    this.#ticking = setInterval(tick, this.#keeper.pace);
  }

  /** Something new is to be said with the lease. Before the life has begun there is none. */
  renewNow(): void {
    if (this.#ticking !== undefined) this.#keeper.tick(performance.now());
  }

  /** The life is over. */
  async leave(): Promise<void> {
    clearInterval(this.#ticking);
    const { life } = this.#options.enrolment;
    await this.#open.ask('leave', { life }).catch(() => undefined); // then the others find its lease over
    await this.#open.close();
  }

  /** As a process does that dies. */
  destroy(): void {
    clearInterval(this.#ticking);
    this.#session?.destroy();
  }

  /** One process has a name: PostgreSQL keeps the lock for as long as the connection lasts. Later on fencing sees to it. */
  async #takeName(session: PostgresSession): Promise<void> {
    const { node } = this.#options.enrolment;
    const until = performance.now() + NAME_PATIENCE;
    for (;;) {
      const [row] = await session.query(
        `select pg_try_advisory_lock(hashtext('dustup node'), hashtext($1)) as is_ours`,
        [node],
      );
      if (row?.['is_ours'] === true || this.#hasName) break;
      if (performance.now() > until)
        throw new LogProblem(
          'locked',
          `Another process is the node ${node} of this club. Stop it, or choose another name with --node.`,
        );
      await setTimeout(NAME_RETRY);
    }
    this.#hasName = true;
  }

  async #answer(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // the keeper asks again with its next tick
      this.#keeper.lost();
      if (!(error instanceof SessionLost || error instanceof LogProblem)) throw error;
    }
  }

  get #open(): KeptSession {
    if (this.#session === undefined) throw new SessionLost('there is no connection yet');
    return this.#session;
  }
}
