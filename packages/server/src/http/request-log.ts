import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const ID_BYTES = 6;

export function newRequestId(): string {
  return randomBytes(ID_BYTES).toString('hex');
}

/**
 * Whoever asks is told the id of the request, so that what they report and what the log says find each other. Of an address only its pattern is noted: a
 * table's code lets people in.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  if (!logger.isLevelEnabled('debug')) return;
  app.addHook(
    'onResponse',
    async ({ id: request, method, routeOptions: { url: route } }, { statusCode, elapsedTime }) =>
      logger.debug(
        { request, method, route, status: statusCode, milliseconds: Math.round(elapsedTime) },
        'A page was asked for',
      ),
  );
}
