import type { FastifyInstance } from 'fastify';

type Asking = { Querystring: { lang?: string | string[] } };

const LONGEST = 100;

/** What is printed on the cards, for bots and clients in any language: in the one asked for, or that the browser names. */
export function addBook(app: FastifyInstance, bookFor: (languages: readonly string[]) => string): void {
  app.get<Asking>('/api/book', async ({ query, headers }, reply) => {
    const { lang = headers['accept-language'] ?? '' } = query;
    const languages = String(lang).slice(0, LONGEST).split(/[,;]/);
    const text = bookFor(languages.map((one) => one.trim()));
    return reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text);
  });
}
