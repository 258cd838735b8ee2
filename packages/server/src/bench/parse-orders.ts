import type { Counts } from './bench-table.ts';

/** What the process with the clients is told to do. */
export type Order =
  | {
      readonly do: 'connect';
      readonly tables: number;
      readonly players: number;
      readonly sets: readonly string[];
      readonly port: number;
    }
  /** Opens tables until there are so many. */
  | { readonly do: 'seat'; readonly tables: number }
  | { readonly do: 'play'; readonly seconds: number }
  | { readonly do: 'cut' }
  | { readonly do: 'back'; readonly port: number };

/** What it says. */
export type Told =
  | { readonly t: 'progress'; readonly done: number }
  | { readonly t: 'done'; readonly counts?: Counts; readonly back?: Back }
  | { readonly t: 'failed'; readonly problem: string };

export type Back = { readonly milliseconds: number; readonly lost: number };

/** Both ends are this program's own. */
export function parseOrder(message: unknown): Order {
  return message as Order;
}

export function parseTold(message: unknown): Told {
  return message as Told;
}
