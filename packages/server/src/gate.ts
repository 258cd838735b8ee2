import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress, plainAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import type { Trust } from './settings/parse-values.ts';

export type GateOptions = {
  /** A proxy connects for many: whom it forwards is counted later. */
  readonly trust: Trust;
  readonly mostPerAddress: number;
  readonly metrics: Metrics;
};

/** Counts connections by address from their first moment, before they have said a word, and cuts those beyond the cap. */
export function guardConnections(server: Server, { trust, mostPerAddress, metrics }: GateOptions): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const remote = plainAddress(socket.remoteAddress ?? '');
    if (trust(remote, 0)) return;
    const address = countedAddress(remote);
    const before = open.get(address) ?? 0;
    if (before >= mostPerAddress) {
      metrics.refused.inc({ why: 'address' });
      socket.resetAndDestroy();
      return;
    }
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
