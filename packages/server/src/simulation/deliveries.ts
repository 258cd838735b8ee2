import type { ServerMessage } from '@dustup/protocol';
import { Violation } from './violation.ts';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** What each connection has been sent so far: steps come one after the other, and a player who comes back has their seat again. */
export class Deliveries {
  readonly #at = new Map<number, { readonly game: string; readonly n: number }>();
  readonly #entering = new Set<number>();

  entering(connection: number): void {
    this.#entering.add(connection);
  }

  closed(connection: number): void {
    this.#at.delete(connection);
    this.#entering.delete(connection);
  }

  forgetAll(): void {
    this.#at.clear();
    this.#entering.clear();
  }

  table(connection: number, { table, seat, game }: Message<'table'>): void {
    if (game === null) this.#at.delete(connection);
    else this.#at.set(connection, { game: game.id, n: game.n });
    const standIn = seat === null ? null : (table.seats[seat]?.standIn ?? null);
    if (this.#entering.delete(connection) && standIn !== null && standIn !== 'conceded')
      throw new Violation('notHandedBack', `seat ${seat} of table ${table.id} is still played by a bot: ${standIn}`);
  }

  step(connection: number, { game, n }: Message<'step'>): void {
    const before = this.#at.get(connection);
    if (before?.game !== game || before.n + 1 !== n)
      throw new Violation('wrongFrame', `connection ${connection} is sent step ${n} after ${before?.n}`);
    this.#at.set(connection, { game, n });
  }
}
