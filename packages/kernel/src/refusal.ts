import type { Json } from './json.ts';

/** Why a move is not allowed, with its numbers: `{ refused: 'outOfRange', distance: 3, reach: 1 }`. */
export type Refusal = { readonly refused: string; readonly [detail: string]: Json };

export function refuse(refused: string, details: { readonly [detail: string]: Json } = {}): Refusal {
  return { refused, ...details };
}
