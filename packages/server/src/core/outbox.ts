import type { Refusal } from '@dustup/kernel';
import type { Vouched } from './core.ts';
import type { Operation } from './operation.ts';
import { sendNow } from './send-now.ts';
import { delayed } from './stream.ts';
import type { Connection, Room, World } from './world.ts';

/** A message that waits for the disk. */
export type Held = {
  readonly connection: Connection;
  readonly text: string;
  /** The request of which it says that it is done, if that is told but once; `WELCOME` for a welcome. */
  readonly re: string | undefined;
  /** What it is about; those who watch are told it later, where the table says so. */
  readonly room?: Room | undefined;
  /** It is told at once all the same. */
  readonly isLive?: true;
  /** With this code the connection is closed then; the text is the reason. */
  readonly code?: number;
  /** It goes to another node; or from now on what is forwarded goes there. */
  readonly relay?: 'forward' | { readonly life: string; readonly as: Vouched };
};

/** A write that is not on disk yet, and what is said when it is; what of that is its own, should it be overtaken. */
export type Unwritten = {
  readonly operation: Operation;
  readonly held: Held[];
  readonly own?: ReadonlySet<Held>;
};

/** No request has this id. */
export const WELCOME = ' hello';

/** Sends when this write is on disk, and after everything this connection was sent before. */
export function sendAfter(world: World, write: number, held: Held): void {
  const { connection } = held;
  const after = Math.max(write, connection.held);
  if (after <= world.committed) {
    deliver(world, held);
    return;
  }
  connection.held = after;
  world.unwritten.at(after - world.committed - 1)?.held.push(held);
}

export function deliver(world: World, held: Held): void {
  const { connection, text, code, relay } = held;
  if (relay !== undefined) {
    passOn(world, connection, text, relay);
    return;
  }
  if (code === undefined && delayed(world, held)) return;
  if (code === undefined) sendNow(world, connection, text);
  else if (world.connections.has(connection.id))
    world.outputs.push({ type: 'close', connection: connection.id, code, reason: text });
}

function passOn(world: World, { id, address }: Connection, text: string, to: NonNullable<Held['relay']>): void {
  if (!world.connections.has(id)) return;
  if (to === 'forward') world.outputs.push({ type: 'forward', connection: id, text });
  else world.outputs.push({ type: 'relay', connection: id, address, ...to });
}

/** Everything up to this write is on disk: what waited for it goes out, in order. Returns what was written. */
export function release(world: World, upTo: number): readonly Operation[] {
  const written = nextUnwritten(world, upTo);
  for (const { held } of written) for (const one of held) deliver(world, one);
  return written.map(({ operation }) => operation);
}

/** What is left came to nothing: what waited for it is not said. Returns it: it is to be undone, and somebody may wait for a reply. */
export function dropUnwritten(world: World): readonly Unwritten[] {
  return nextUnwritten(world, world.writes);
}

function nextUnwritten(world: World, upTo: number): readonly Unwritten[] {
  const taken: Unwritten[] = [];
  for (; world.committed < upTo; world.committed++) {
    const next = world.unwritten.shift();
    if (next !== undefined) taken.push(next);
  }
  return taken;
}

export function doneText(re: string, brought: string | undefined): string {
  const head = `{"t":"done","re":${JSON.stringify(re)}`;
  return brought === undefined ? `${head}}` : `${head},"with":${brought}}`;
}

export function refusedText(re: string, why: Refusal): string {
  return JSON.stringify({ t: 'refused', re, why });
}
