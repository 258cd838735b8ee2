import type { Chance } from './chance.ts';

/** What a process can do with its file. */
export type DiskPort = Pick<Disk, 'append' | 'read' | 'truncate' | 'sync'>;

/**
 * A file on a disk that forgets. What is appended is in the page cache, which outlives the process but not the power; what is
 * synced stays. Lines stand for bytes: one that was being written may be torn, and pages reach the disk in any order.
 */
export class Disk {
  #lines: string[] = [];
  #synced = 0;
  isFull = false;

  /** False: there is no room, and nothing of it is there. */
  append(line: string): boolean {
    if (this.isFull) return false;
    this.#lines.push(line);
    return true;
  }

  sync(): void {
    this.#synced = this.#lines.length;
  }

  /** What a process sees that reads the file. */
  read(): readonly string[] {
    return this.#lines;
  }

  /** So many lines are there whatever happens. */
  get synced(): number {
    return this.#synced;
  }

  /** Cuts the file off after so many lines. */
  truncate(lines: number): void {
    this.#lines.length = lines;
    this.#synced = Math.min(this.#synced, lines);
  }

  /** The process dies while it appends: a part of the line may be there. */
  tear(line: string, chance: Chance): void {
    if (!this.isFull && chance.happens(0.5)) this.#lines.push(line.slice(0, chance.below(line.length)));
  }

  /** The power goes: of what was not synced each line is there, torn or gone. */
  losePower(chance: Chance): void {
    const kept = this.#lines.slice(0, this.#synced);
    for (const line of this.#lines.slice(this.#synced)) {
      const fate = chance.below(5);
      if (fate === 0) break;
      kept.push(fate < 3 ? line : fate === 3 ? line.slice(0, chance.below(line.length)) : '\0'.repeat(line.length));
    }
    this.#lines = kept;
    this.#synced = kept.length;
  }
}
