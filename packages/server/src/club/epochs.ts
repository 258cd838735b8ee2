import { FIRST_EPOCH, type Life, type Owned } from './database.ts';
import type { News } from './news.ts';

/**
 * The epoch in which each table is this life's own, or was last. What the database says may have been looked up before the table was closed or
 * handed on: it is this life's once more in a later epoch only.
 */
export class Epochs {
  readonly #life: Life;
  readonly #known = new Map<string, number>();

  constructor(life: Life) {
    this.#life = life;
  }

  /** Those that were ever given to this life. */
  get tables(): readonly string[] {
    return [...this.#known.keys()];
  }

  has(table: string): boolean {
    return this.#known.has(table);
  }

  of(table: string): number {
    return this.#known.get(table) ?? FIRST_EPOCH;
  }

  /** As this life begins. */
  begin(owners: readonly Owned[]): void {
    for (const { table, life, epoch } of owners) if (life === this.#life) this.#known.set(table, epoch);
  }

  /** Returns the tables that this life has been given since. Of those that are gone no more is heard. */
  hear({ owners, facts }: Pick<News, 'owners' | 'facts'>): readonly string[] {
    const given = owners.filter(({ table, life, epoch }) => life === this.#life && epoch > this.of(table));
    for (const { table, epoch } of given) this.#known.set(table, epoch);
    for (const { kind, id, body } of facts) if (kind === 'table' && body === null) this.#known.delete(id);
    return given.map(({ table }) => table);
  }
}
