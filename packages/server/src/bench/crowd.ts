import { setTimeout } from 'node:timers/promises';
import { diceFrom } from '@dustup/bots';
import { BenchTable, type Counts, newCounts } from './bench-table.ts';
import type { Recovered } from './parse-orders.ts';

/** Hears how far it is, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** So many things at the same time when everybody comes: a crowd is no burst. */
const AT_ONCE = 64;
/** Every table answers once in so many milliseconds. */
const PERIOD = 1000;
/** Milliseconds until a table that has not gone on is given up. */
const PATIENCE = 60_000;
/** When the tables go on, answers are due again after so many. */
const TICK = 1;

/** Everybody at all the tables. */
export class Crowd {
  readonly #tables: readonly BenchTable[];
  /** Those at which a game has begun. */
  #open: readonly BenchTable[] = [];

  constructor(tables: number, players: number, sets: readonly string[]) {
    this.#tables = Array.from(
      { length: tables },
      (_, number) => new BenchTable(number, players, sets, diceFrom(number)),
    );
  }

  /** A table's host is at the node that will own it, and the others are at this one and the next ones by turns. */
  async connect(ports: readonly number[], onProgress: OnProgress): Promise<void> {
    const players = this.#tables.flatMap(({ players: all }, table) =>
      all.map((player, seat) => ({ player, port: ports[(table + seat) % ports.length] ?? 0 })),
    );
    await forEach(players, ({ player, port }) => player.connect(port), onProgress);
  }

  /** Opens tables until there are so many. */
  async seat(tables: number, onProgress: OnProgress): Promise<void> {
    await forEach(this.#tables.slice(this.#open.length, tables), (table) => table.open(), onProgress);
    this.#open = this.#tables.slice(0, tables);
  }

  /** Plays for a while, one answer a second at each table, evenly spread. */
  async play(seconds: number, onProgress: OnProgress): Promise<Counts> {
    const counts = newCounts();
    for (const table of this.#open) table.counts = counts;
    const start = performance.now();
    let done = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const passed = performance.now() - start;
        for (const due = (passed / PERIOD) * this.#open.length; done < due; done++)
          this.#open[done % this.#open.length]?.act();
        onProgress(Math.min(1, passed / 1000 / seconds));
        if (passed < seconds * 1000) return;
        clearInterval(timer);
        resolve();
      }, TICK);
    });
    return counts;
  }

  follow(ports: readonly number[]): void {
    for (const table of this.#open) table.follow(ports);
  }

  /** When everybody who was cut off is back, and every table has gone on. */
  async recover(lost: number, onProgress: OnProgress): Promise<Recovered> {
    const start = Math.min(...(await Promise.all(this.#open.map((table) => table.isCut))));
    const giveUp = performance.now() + PATIENCE;
    const waiting = new Set(this.#open);
    const [owned, others]: [number[], number[]] = [[], []];
    while (waiting.size > 0 && performance.now() < giveUp) {
      for (const table of waiting) {
        const at = table.goOn();
        if (at === undefined) continue;
        waiting.delete(table);
        (table.owner === lost ? owned : others).push(at - start);
      }
      onProgress(1 - waiting.size / this.#open.length);
      await setTimeout(TICK);
    }
    return { owned, others, stuck: waiting.size };
  }

  cut(): void {
    for (const { players } of this.#tables) for (const player of players) player.cut();
  }

  /** Everybody at once. Returns how long it took and how many seats have lost something. */
  async back(port: number): Promise<{ readonly milliseconds: number; readonly lost: number }> {
    const start = performance.now();
    const lost = await Promise.all(this.#tables.map((table) => table.back(port)));
    return { milliseconds: performance.now() - start, lost: lost.reduce((sum, one) => sum + one, 0) };
  }
}

async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>, onProgress: OnProgress): Promise<void> {
  let begun = 0;
  let done = 0;
  const hand = async () => {
    for (let one = all[begun++]; one !== undefined; one = all[begun++]) {
      await work(one);
      done += 1;
      onProgress(done / all.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}
