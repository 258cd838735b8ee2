import type { MemoryDatabase } from '../../club/memory-database.ts';
import { Violation } from '../violation.ts';
import type { SimulatedNode } from './node.ts';

/** Longer than this no table is without a node that plays it, as long as there is one that could. */
const BOUND = 5000;

/** Sees to it that a table whose node is gone is not left alone. */
export class OwnerWatch {
  readonly #nodes: readonly SimulatedNode[];
  readonly #memory: MemoryDatabase;
  /** Whether the database answers as quickly as ever. */
  readonly #isQuick: () => boolean;
  /** Since when each table of a life has had nobody, though this node could have taken it all the time. */
  readonly #alone = new Map<string, Map<SimulatedNode, number>>();

  constructor(nodes: readonly SimulatedNode[], memory: MemoryDatabase, isQuick: () => boolean) {
    this.#nodes = nodes;
    this.#memory = memory;
    this.#isQuick = isQuick;
  }

  look(now: number): void {
    if (!this.#isQuick()) return this.#alone.clear();
    const able = this.#nodes.filter((node) => node.isAtWork && node.isReady && !node.isLeaving);
    for (const [table, { life }] of this.#memory.owners) {
      const owner = this.#nodes.find((node) => node.life === life);
      // whoever takes it over may be gone soon, too
      const owned = `${table} of ${life}`;
      if (owner?.isAtWork === true) this.#alone.delete(owned);
      else this.#lookAt(owned, able, now);
    }
  }

  #lookAt(table: string, able: readonly SimulatedNode[], now: number): void {
    const before = this.#alone.get(table);
    const since = new Map(able.map((node) => [node, before?.get(node) ?? now]));
    this.#alone.set(table, since);
    for (const [node, from] of since)
      if (now - from > BOUND)
        throw new Violation(
          'ownerless',
          `nobody has played table ${table} for ${now - from} ms, and ${node.name} could`,
        );
  }
}
