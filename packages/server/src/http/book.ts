import type { FastifyInstance } from 'fastify';
import { languagesOf } from './languages.ts';

type Asking = { Querystring: { lang?: string | string[] } };

/** What is printed on the cards, for bots and clients in any language: in the one asked for, or that the browser names. */
export function addBook(app: FastifyInstance, bookFor: (languages: readonly string[]) => string): void {
  app.get<Asking>('/api/book', async ({ query, headers }, reply) => {
    const text = bookFor(languagesOf(headers, query.lang));
    return reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text);
  });
}
