import type { FastifyRequest } from 'fastify';

const LONGEST = 100;

/** The languages that somebody reads, the dearest first: those asked for in the address, or what the browser says. */
export function languagesOf(headers: FastifyRequest['headers'], asked?: string | string[]): readonly string[] {
  const said = String(asked ?? headers['accept-language'] ?? '').slice(0, LONGEST);
  return said.split(/[,;]/).map((one) => one.trim());
}
