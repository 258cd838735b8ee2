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
    throw whyNotListening(error, host, port);
  }
  return portOf(app.server.address());
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function whyNotListening(error: unknown, host: string, port: number): StartProblem {
  const where = { host, port: String(port) };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartProblem('portTaken', where);
  if (code === 'EACCES') return new StartProblem('portForbidden', where);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartProblem('notOurAddress', where);
  const problem = error instanceof Error ? error.message : String(error);
  return new StartProblem('notListening', { ...where, problem });
}
