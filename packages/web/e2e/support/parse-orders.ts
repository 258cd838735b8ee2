import type { Flags } from '@dustup/server';

/** What a seeded server is told as it starts. */
export type Orders = { readonly seed: string; readonly flags: Flags; readonly hostsToy: boolean };

export function parseOrders([, , orders = '{}']: readonly string[]): Orders {
  return JSON.parse(orders) as Orders;
}
