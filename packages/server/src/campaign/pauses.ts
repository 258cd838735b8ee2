import type { Ledger } from './ledger.ts';

/** How long games stood still after something had befallen their node: until somebody saw their next step. */
export class Pauses {
  readonly #waiting = new Map<string, { readonly since: number; readonly into: number[] }>();

  constructor(ledger: Ledger) {
    ledger.onStep = (game) => {
      const { since, into } = this.#waiting.get(game) ?? {};
      this.#waiting.delete(game);
      if (since !== undefined) into?.push(performance.now() - since);
    };
  }

  /** The milliseconds are noted there, for each of these games that goes on. One that stands still already has stood still since then. */
  begin(games: readonly string[], into: number[]): void {
    for (const game of games) if (!this.#waiting.has(game)) this.#waiting.set(game, { since: performance.now(), into });
  }
}
