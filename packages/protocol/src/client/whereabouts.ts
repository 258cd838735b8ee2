import type { Request } from './ports.ts';

/** Between two times that we ask for the whole table, and before what was too fast is tried again. */
export const BREATH = 3_000;
const NEVER = Number.POSITIVE_INFINITY;

/** Where we are, and whether we have been told what there is to know about it. */
export class Whereabouts {
  /** The table we are at, which we enter again after a loss. */
  code: string | null = null;
  /** It has been entered on this connection. */
  isEntered = false;
  /** The guest plays from another connection. */
  isElsewhere = false;
  /** When we ask for the whole table. */
  syncAt = NEVER;
  /** We have asked to be told, and have not been. */
  #awaitsTable = false;
  #lastSync = Number.NEGATIVE_INFINITY;

  sending({ t }: Request): void {
    if (t === 'enter') this.isEntered = true;
    if (t === 'enter' || t === 'sync') this.#awaitsTable = true;
  }

  /** We have the table whole: so it is we who hold the seat. */
  told(code: string): void {
    this.code = code;
    this.isEntered = true;
    this.isElsewhere = false;
    this.#awaitsTable = false;
    this.syncAt = NEVER;
  }

  done(request: Request, now: number): void {
    if (request.t === 'enter') this.code ??= request.code;
    if (request.t === 'enter' || request.t === 'take') this.isElsewhere = false;
    // The table may follow; but if it was lost, nothing else would tell.
    if ((request.t === 'enter' || request.t === 'sync') && this.#awaitsTable) this.syncAt = now + BREATH;
  }

  left(): void {
    this.code = null;
    this.isElsewhere = false;
  }

  disconnected(): void {
    this.isEntered = false;
    this.syncAt = NEVER;
  }

  wantSync(now: number): void {
    this.syncAt = Math.max(now, this.#lastSync + BREATH);
  }

  /** Whether to ask for the whole table now. */
  isSyncDue(now: number): boolean {
    if (now < this.syncAt) return false;
    this.syncAt = NEVER;
    this.#lastSync = now;
    return true;
  }
}
