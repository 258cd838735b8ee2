import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that is as long as a round trip of so many milliseconds: to connect takes one, and so does each answer. */
export async function farAway(
  port: number,
  roundTrip: number,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to, extra] of [
      [near, far, roundTrip],
      [far, near, 0],
    ] as const) {
      open.add(from);
      // What is sent first waits for the connection, too.
      let opensAt = performance.now() + extra;
      from.on('data', (bytes) => {
        opensAt = Math.max(opensAt, performance.now());
        setTimeout(() => to.writable && to.write(bytes), opensAt - performance.now() + roundTrip / 2);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        setTimeout(() => to.end(), roundTrip);
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  return {
    address: typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '',
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
