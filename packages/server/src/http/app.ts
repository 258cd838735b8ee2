import type { Server } from 'node:http';
import { PROTOCOL_VERSION } from '@dustup/protocol';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Figures, USUAL_LIMITS } from '../core/index.ts';
import { guardConnections } from '../gate.ts';
import { type Metrics, setGauges } from '../metrics.ts';
import { isOwnHost } from '../own-hosts.ts';
import type { Library } from '../records/library.ts';
import type { Settings } from '../settings/settings.ts';
import { addAdmin, type Admin } from './admin.ts';
import { hasToken } from './bearer.ts';
import { addSecurityHeaders, setHeaders } from './headers.ts';
import { limitRate } from './rate.ts';
import { addBook } from './book.ts';
import { addRecords, type RecordsOptions } from './records.ts';
import { logRequests, newRequestId } from './request-log.ts';
import { statusPage } from './status-page.ts';
import { addWeb, hasWeb, type LinkSays } from './web.ts';

export type AppOptions = {
  readonly book?: ((languages: readonly string[]) => string) | undefined;
  readonly linkSays?: LinkSays | undefined;
  readonly settings: Settings;
  readonly basePath: string;
  readonly webFolder: string;
  readonly build: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly library: Library;
  readonly guestOf: RecordsOptions['guestOf'];
  /** Why this server is not ready, in a sentence. */
  readonly whyNotReady: () => string | undefined;
  readonly figures: () => Figures;
  readonly admin: Admin;
  /** WebSocket connections that one address may have. */
  readonly mostPerAddress: number;
  /** Milliseconds in which the head of a request must have come, from the moment somebody connects. */
  readonly headTime?: number | undefined;
};

const MOST_BODY = 1024;
/** For pages, health checks, and those who are told that the server is full. */
const SPARE_CONNECTIONS = 1000;
/** Milliseconds: for the head of a request, for all of it, and for the next one on the same connection. */
const HEAD_TIME = 5000;
const REQUEST_TIME = 10_000;
const IDLE_TIME = 5000;
/** How often connections that take too long are looked for: so often in the time they have. */
const LOOKS = 5;
/** Besides its sockets, an address may have as many connections for pages, and these. */
const SPARE_PER_ADDRESS = 32;

/** Everything that is asked over HTTP, under the base path or (where a proxy takes that off) without it. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance<Server>> {
  const { settings, basePath, logger } = options;
  const isHttps = settings.publicUrl?.protocol === 'https:';
  const { headTime = HEAD_TIME } = options;
  const app = fastify<Server>({
    bodyLimit: MOST_BODY,
    requestTimeout: REQUEST_TIME,
    keepAliveTimeout: IDLE_TIME,
    http: { headersTimeout: headTime, connectionsCheckingInterval: headTime / LOOKS },
    trustProxy: settings.trustProxy,
    genReqId: newRequestId,
    forceCloseConnections: true,
    // an address that is none meets no hook
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply, isHttps),
    rewriteUrl: ({ url = '/' }) => withoutBase(url, basePath),
  });
  app.server.maxConnections = settings.connections + SPARE_CONNECTIONS;
  guardConnections(app.server, {
    trust: settings.trustProxy,
    mostPerAddress: options.mostPerAddress * 2 + SPARE_PER_ADDRESS,
    metrics: options.metrics,
  });
  app.setErrorHandler((error, { id: request }, reply) => {
    const code = statusOf(error);
    if (code >= 500) logger.error({ request, what: String(error) }, 'A request failed');
    return reply.code(code).send({ refused: code >= 500 ? 'failed' : 'badRequest' });
  });
  logRequests(app, logger);
  addSecurityHeaders(app, isHttps);
  addSlash(app, basePath);
  // a whole club may share an address, and each member may look at their games
  const most = Math.max(settings.messages, settings.connectionsPerAddress);
  limitRate(app, '/api/games', { most, span: USUAL_LIMITS.span });
  limitRate(app, '/api/admin', { most, span: USUAL_LIMITS.span });
  addHealth(app, options);
  addAdmin(app, options.admin, settings.adminToken);
  addRecords(app, options);
  if (options.book !== undefined) addBook(app, options.book);
  if (hasWeb(options.webFolder)) {
    const { publicUrl } = settings;
    const listing = (id: string) => options.library.listing(id);
    const { webFolder: folder, linkSays } = options;
    await addWeb(app, { folder, basePath, publicUrl, listing, linkSays });
  } else {
    addStatusPage(app, options);
  }
  return app;
}

function withoutBase(url: string, basePath: string): string {
  return url.startsWith(basePath) ? url.slice(basePath.length - 1) : url;
}

/** The page finds its way by its address, and that ends in a slash. */
function addSlash(app: FastifyInstance, basePath: string): void {
  const bare = basePath.slice(0, -1);
  if (bare === '') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [path, query] = originalUrl.split('?', 2);
    if (path === bare) await reply.redirect(query === undefined ? basePath : `${basePath}?${query}`);
  });
}

function refuseAddress(reply: FastifyReply, isHttps: boolean): void {
  setHeaders(reply, isHttps);
  void reply.code(400).send({ refused: 'badRequest' });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function addHealth(app: FastifyInstance, options: AppOptions): void {
  const { build, metrics, whyNotReady, settings, figures } = options;
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const why = whyNotReady();
    return reply
      .code(why === undefined ? 200 : 503)
      .type('text/plain')
      .send(`${why ?? 'ready'}\n`);
  });
  app.get('/api/version', async () => ({ name: 'dustup', build, protocol: PROTOCOL_VERSION }));
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) {
      if (settings.metricsToken === null) return reply.code(403).send({ refused: 'onlyFromThisMachine' });
      return reply.code(401).header('www-authenticate', 'Bearer').send({ refused: 'whoAreYou' });
    }
    setGauges(metrics, figures(), whyNotReady() === undefined);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Figures are for whoever runs the server: asked from the same machine and not through a proxy, or with the token. */
function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return hasToken(request, token);
  const { headers, socket, host } = request;
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  // a page under somebody else's name for this machine is not from this machine
  return (
    !isForwarded && isOwnHost(host, []) && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  );
}

function addStatusPage(app: FastifyInstance, { build, basePath, figures }: AppOptions): void {
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(statusPage({ build, socket: `${basePath}socket`, ...figures() })),
  );
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/plain').send('There is nothing here.\n'),
  );
}
