import type { Json } from '@dustup/kernel';
import type { Vouched } from '../../core/index.ts';

// What another node of the club has written; whoever is at the other end of a link knows the secret.

export type Opening = { readonly address: string; readonly as: Vouched };
export type Ending = { readonly code: number; readonly reason: string };
/** Whose link it is, and whom it is for. */
export type Hello = { readonly life: string; readonly to: string };

export function parseOpening(body: Buffer): Opening {
  return JSON.parse(body.toString()) as Opening;
}

export function parseEnding(body: Buffer): Ending {
  return JSON.parse(body.toString()) as Ending;
}

export function parseBody(body: Buffer): Json {
  return JSON.parse(body.toString()) as Json;
}

export function parseHello(body: Buffer): Hello {
  return JSON.parse(body.toString()) as Hello;
}
