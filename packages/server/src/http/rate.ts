import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../client-address.ts';

/** So many requests in a span of milliseconds from one address. */
export type Rate = { readonly most: number; readonly span: number };

/** Requests that cost something are limited by address: whoever asks more often is told to wait. */
export function limitRate(app: FastifyInstance, prefix: string, { most, span }: Rate): void {
  let asked = new Map<string, number>();
  let since = performance.now();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(prefix)) return;
    if (performance.now() - since > span) {
      asked = new Map();
      since = performance.now();
    }
    const address = countedAddress(request.ip);
    const count = (asked.get(address) ?? 0) + 1;
    asked.set(address, count);
    if (count <= most) return;
    return reply
      .code(429)
      .header('retry-after', Math.ceil(span / 1000))
      .send({ refused: 'tooFast', messages: most, span });
  });
}
