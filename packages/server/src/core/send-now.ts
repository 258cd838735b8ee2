import type { Connection, World } from './world.ts';

/** Sends a text to a connection that is still there. */
export function sendNow(world: World, connection: Connection, text: string): void {
  if (world.connections.has(connection.id)) world.outputs.push({ type: 'send', connection: connection.id, text });
}
