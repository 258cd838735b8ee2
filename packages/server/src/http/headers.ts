import type { FastifyInstance, FastifyReply } from 'fastify';

const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // the address of a table is a key to it
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const A_YEAR = 365 * 24 * 60 * 60;

/** On every answer, errors included. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (_request, reply) => setHeaders(reply, isHttps));
}

export function setHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.headers(HEADERS);
  if (isHttps) reply.header('strict-transport-security', `max-age=${A_YEAR}`);
}
