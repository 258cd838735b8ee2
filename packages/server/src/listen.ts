import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from './start-problem.ts';

/** So many may be on their way in at once: after a restart everybody is. (The system has a limit of its own.) */
const BACKLOG = 4096;

/** Listens, and returns the port. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw new StartProblem(whyNotListening(error, host, port));
  }
  return portOf(app.server.address());
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Dustup. Choose another with --port, or PORT= before npm start (0 takes any that is free).`;
  if (code === 'EACCES') return `Port ${port} is not for everybody: choose one above 1023 with --port or PORT=.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine. Choose another with --host.`;
  return `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}.`;
}
