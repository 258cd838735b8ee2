import type { Refusal } from '@dustup/kernel';
import type { Connection, World } from './world.ts';

/** A message that waits for the disk. */
export type Held = {
  readonly connection: Connection;
  readonly text: string;
  /** The request of which it says that it is done, if that is told but once; `WELCOME` for a welcome. */
  readonly re: string | undefined;
  /** With this code the connection is closed then; the text is the reason. */
  readonly code?: number;
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
  const waiting = world.held.get(after);
  if (waiting === undefined) world.held.set(after, [held]);
  else waiting.push(held);
}

function deliver(world: World, { connection, text, code }: Held): void {
  if (code === undefined) sendNow(world, connection, text);
  else if (world.connections.has(connection.id))
    world.outputs.push({ type: 'close', connection: connection.id, code, reason: text });
}

export function sendNow(world: World, connection: Connection, text: string): void {
  if (world.connections.has(connection.id)) world.outputs.push({ type: 'send', connection: connection.id, text });
}

/** Everything up to this write is on disk: what waited for it goes out, in order. */
export function release(world: World, upTo: number): void {
  for (let write = world.committed + 1; write <= upTo; write++) {
    world.committed = write;
    world.inFlight.delete(write);
    const waiting = world.held.get(write);
    world.held.delete(write);
    for (const held of waiting ?? []) deliver(world, held);
  }
}

/** These writes came to nothing: what waited for them is not said. Returns it: somebody may wait for a reply. */
export function dropHeld(world: World, from: number): readonly Held[] {
  const dropped: Held[] = [];
  for (let write = from; write <= world.writes; write++) {
    dropped.push(...(world.held.get(write) ?? []));
    world.held.delete(write);
  }
  world.committed = Math.max(world.committed, world.writes);
  return dropped;
}

export function doneText(re: string, brought: string | undefined): string {
  const head = `{"t":"done","re":${JSON.stringify(re)}`;
  return brought === undefined ? `${head}}` : `${head},"with":${brought}}`;
}

export function refusedText(re: string, why: Refusal): string {
  return JSON.stringify({ t: 'refused', re, why });
}
