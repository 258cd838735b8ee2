import type { Request } from './ports.ts';

type Waiting = {
  readonly request: Request;
  /** Made by the client itself: nobody waits for its end. */
  readonly isOwn: boolean;
  /** When it is to be sent (once more). */
  dueAt: number;
  tries: number;
  /** The server may have it, though nothing says so. */
  wasSent: boolean;
};

const MOST_DOUBLINGS = 4;
const AT_ONCE = Number.NEGATIVE_INFINITY;

/** Requests without an answer, in the order in which they were made. */
export class Pending {
  #waiting: Waiting[] = [];
  readonly #patience: number;

  constructor(patience: number) {
    this.#patience = patience;
  }

  /** What somebody wants. */
  add(request: Request): void {
    this.#waiting.push({ request, isOwn: false, dueAt: AT_ONCE, tries: 0, wasSent: false });
  }

  /** What the client wants itself: goes before the rest. */
  addOwn(request: Request): void {
    this.#waiting.unshift({ request, isOwn: true, dueAt: AT_ONCE, tries: 0, wasSent: false });
  }

  /** Sends it again, but not before; false for what somebody would rather be told of. */
  delay(re: string, until: number): boolean {
    const waiting = this.#waiting.find(({ request }) => request.re === re);
    if (waiting === undefined || (!waiting.isOwn && waiting.request.t !== 'answer')) return false;
    waiting.dueAt = until;
    return true;
  }

  get requests(): readonly Request[] {
    return this.#waiting.map(({ request }) => request);
  }

  /** What has never reached the server. */
  get unsent(): readonly Request[] {
    return this.#waiting.filter(({ wasSent }) => !wasSent).map(({ request }) => request);
  }

  has(t: Request['t']): boolean {
    return this.#waiting.some(({ request }) => request.t === t);
  }

  /** The request with this id, which is no longer waiting then. */
  settle(re: string): { readonly request: Request; readonly isOwn: boolean } | undefined {
    const at = this.#waiting.findIndex(({ request }) => request.re === re);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  /** The connection is gone: what the client itself wanted is wanted anew; the rest is sent again on the next one. */
  unsend(): void {
    this.#waiting = this.#waiting.filter(({ isOwn }) => !isOwn);
    for (const waiting of this.#waiting) {
      waiting.dueAt = AT_ONCE;
      waiting.tries = 0;
    }
  }

  /** What is to be sent now, in order; of the first few. */
  due(now: number, most: number): Request[] {
    const requests: Request[] = [];
    for (const waiting of this.#waiting.slice(0, most)) {
      if (waiting.dueAt > now) continue;
      waiting.dueAt = now + this.#patience * 2 ** Math.min(waiting.tries, MOST_DOUBLINGS);
      waiting.tries += 1;
      waiting.wasSent = true;
      requests.push(waiting.request);
    }
    return requests;
  }

  get nextDue(): number {
    return this.#waiting.reduce((next, { dueAt }) => Math.min(next, dueAt), Number.POSITIVE_INFINITY);
  }
}
