import type { TableOnDisk } from './table-on-disk.ts';
import { Violation } from './violation.ts';

/** What nobody may be told before its time, or ever. */
export class Secrets {
  /** What a game follows from, by table. */
  readonly #games = new Map<string, readonly string[]>();
  /** Whose token it is. */
  readonly #tokens = new Map<string, string>();

  addGame(table: string, secrets: readonly string[]): void {
    this.#games.set(table, [...(this.#games.get(table) ?? []), ...secrets]);
  }

  addToken(guest: string, token: string): void {
    this.#tokens.set(token, guest);
  }

  /** No token goes from one server to another. */
  checkTokens(text: string): void {
    for (const [token, owner] of this.#tokens)
      if (text.includes(token)) throw new Violation('leak', `a token of ${owner} goes to another server`);
  }

  check(text: string, guest: string | undefined, tableOf: (id: string) => TableOnDisk | undefined): void {
    for (const [token, owner] of this.#tokens)
      if (owner !== guest && text.includes(token)) throw new Violation('leak', `${guest} is told a token of ${owner}`);
    for (const [id, secrets] of this.#games) {
      if (!secrets.some((secret) => text.includes(secret))) continue;
      const { game, house } = tableOf(id)?.state ?? {};
      const isDue = game?.endedAt != null && (house?.openHands === true || game.sat.includes(guest ?? null));
      if (!isDue) throw new Violation('leak', `${guest} is told the seed of table ${id}`);
    }
  }
}
