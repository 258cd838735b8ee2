import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../powers.ts';

/** Whether a request comes with this token. It takes as long for a wrong one. */
export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = sha256(headers.authorization ?? '');
  return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${token}`)));
}
