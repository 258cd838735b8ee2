import type { Counts } from './bench-table.ts';

/** What the process with the clients is told to do. */
export type Order =
  | {
      readonly do: 'connect';
      readonly tables: number;
      readonly players: number;
      readonly sets: readonly string[];
      /** Of one server, or of several nodes: the players of a table are spread over them. */
      readonly ports: readonly number[];
    }
  /** Opens tables until there are so many. */
  | { readonly do: 'seat'; readonly tables: number }
  | { readonly do: 'play'; readonly seconds: number }
  | { readonly do: 'cut' }
  | { readonly do: 'back'; readonly port: number }
  /** From now on, whoever is cut off comes back to one of these nodes at once. */
  | { readonly do: 'follow'; readonly ports: readonly number[] }
  /** One node has died: waits until all are back and every table has gone on. */
  | { readonly do: 'recover'; readonly lost: number };

/** What it says. */
export type Told =
  | { readonly t: 'progress'; readonly done: number }
  | { readonly t: 'done'; readonly counts?: Counts; readonly back?: Back; readonly recovered?: Recovered }
  | { readonly t: 'failed'; readonly problem: string };

/** Milliseconds from the first cut until everybody at a table has heard its next step. */
export type Recovered = {
  /** Of tables that the lost node owned. */
  readonly owned: readonly number[];
  /** Of others, at which somebody was connected to it. */
  readonly others: readonly number[];
  /** Tables that have not gone on. */
  readonly stuck: number;
};

export type Back = { readonly milliseconds: number; readonly lost: number };

/** Both ends are this program's own. */
export function parseOrder(message: unknown): Order {
  return message as Order;
}

export function parseTold(message: unknown): Told {
  return message as Told;
}
