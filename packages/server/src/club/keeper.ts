import { LogProblem } from '../log/problem.ts';
import type { Peer, Renewed, Statements } from './database.ts';

export type KeeperNews =
  /** All lives that may write, this one as well, as they were just now. */
  | { readonly type: 'peers'; readonly peers: readonly Peer[] }
  /** Tables may have changed hands. */
  | { readonly type: 'tookOver' }
  /** This life may write no more, or nobody may. */
  | { readonly type: 'ended'; readonly problem: LogProblem };

export type KeeperPorts = {
  /** Milliseconds that a lease lasts. */
  readonly lease: number;
  readonly renew: () => void;
  readonly takeOver: (fences: boolean) => void;
  readonly tell: (news: KeeperNews) => void;
};

/** A lease is renewed so many times in its length: one renewal may be late. */
const RENEWALS = 5;

/**
 * Keeps a life alive: renews its lease, and takes over what others have left. All is judged by the clock of the database; the node's own clock
 * only makes it wait: it does not fence anybody before it has itself been heard for as long as a lease. After a restart of the database
 * everybody so gets the time to renew. Pure: `renew` is answered by `renewed`, `takeOver` by
 * `tookOver`, and either of them by `lost` when the connection has ended.
 */
export class Keeper {
  readonly #ports: KeeperPorts;
  #isAsking = false;
  #askedAt = 0;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** Since when each renewal has followed the one before in time. */
  #steadySince = Number.POSITIVE_INFINITY;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  /** Milliseconds from one `tick` to the next. */
  get pace(): number {
    return this.#ports.lease / RENEWALS;
  }

  /** When the database last confirmed that this life may write. */
  get confirmedAt(): number {
    return this.#confirmedAt;
  }

  tick(now: number): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askedAt = now;
    this.#ports.renew();
  }

  renewed({ isFenced, lost, peers, isWorkToDo }: Renewed): void {
    const { tell, takeOver, lease } = this.#ports;
    this.#isAsking = false;
    if (lost !== null) return tell({ type: 'ended', problem: new LogProblem('lost', lost) });
    if (isFenced)
      return tell({ type: 'ended', problem: new LogProblem('fenced', 'Another node has taken over from this one.') });
    const isLate = this.#askedAt - this.#confirmedAt > lease;
    this.#confirmedAt = this.#askedAt;
    if (isLate) this.#steadySince = this.#askedAt;
    tell({ type: 'peers', peers });
    if (!isWorkToDo) return;
    this.#isAsking = true;
    takeOver(this.#askedAt - this.#steadySince >= lease);
  }

  tookOver({ tables }: Statements['takeOver']['answer']): void {
    this.#isAsking = false;
    if (tables > 0) this.#ports.tell({ type: 'tookOver' });
  }

  /** The connection has ended: nothing that was asked is answered. */
  lost(): void {
    this.#isAsking = false;
  }
}
