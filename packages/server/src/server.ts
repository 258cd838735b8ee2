import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Playable } from '@dustup/kernel';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { Administration } from './administration.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import type { Links } from './club/links/links.ts';
import { ClubNode } from './club/node.ts';
import type { Club } from './club/postgres/club.ts';
import { steadyNow } from './clock.ts';
import { type Core, createCore, type Limits, type Powers, USUAL_LIMITS } from './core/index.ts';
import { Driver } from './driver.ts';
import { makeApp } from './http/app.ts';
import { hasWeb, type LinkSays } from './http/web.ts';
import { type Failpoint, failpointCounter } from './log/failpoint.ts';
import { listen } from './listen.ts';
import type { Log, LogFact } from './log/log.ts';
import { openSqliteLog } from './log/sqlite-log.ts';
import { type LogTarget, makeLogger } from './logger.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { nodeOf } from './node-name.ts';
import { sha256, systemPowers } from './powers.ts';
import { Library } from './records/library.ts';
import { signingWith } from './records/signing.ts';
import type { Settings } from './settings/settings.ts';
import { Sockets } from './sockets.ts';
import { tidy } from './tidying.ts';

export type ServerOptions = {
  /** The games that are offered, the usual one first. */
  readonly games: readonly Playable[];
  /** What `/api/book` answers, as JSON, by the languages that somebody reads; without it there is none. */
  readonly book?: ((languages: readonly string[]) => string) | undefined;
  /** What a link shows where somebody posts it; without it only names. */
  readonly linkSays?: LinkSays | undefined;
  readonly settings: Settings;
  /** Where log lines go. */
  readonly target: LogTarget;
  /** Nothing can go on: whoever started the server should end the process. */
  readonly onFatal: (error: unknown) => void;
  readonly webFolder?: string;
  readonly failpoint?: Failpoint | undefined;
  /** Milliseconds between two turns of the heartbeat. */
  readonly turn?: number;
  /** Milliseconds in which the head of a request must have come. */
  readonly headTime?: number;
  /** Milliseconds between two looks whether a disk that was full has room again. */
  readonly probeEvery?: number;
  /** Milliseconds for which a node of a club that is stopping lets people in, after it has handed its tables on. */
  readonly grace?: number;
  /** Milliseconds for which a node of a club is taken to live after it was last heard of. */
  readonly lease?: number;
  /** Another log than the one in the data folder. */
  readonly log?: Log;
  /** Another clock than the system's. */
  readonly now?: () => number;
  /** Other chance than the system's. */
  readonly entropy?: Powers['entropy'];
};

export type RunningServer = {
  readonly port: number;
  readonly addresses: Addresses;
  readonly logger: Logger;
  /** Lets nobody in any more, tells everybody, finishes what it writes, and closes. */
  stop(): Promise<void>;
};

/** The built page: beside this package in the repository, inside it when installed. */
const WEB = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../web/dist' : '../page', import.meta.url));
const { version: VERSION } = manifest;
const PURGE_EVERY = 60 * 60_000;
/** So many frames may a connection send for each message it may: pings and pongs, pieces, and messages that are refused in words. */
const FRAMES_A_MESSAGE = 4;
/** Pongs are among them: nine or ten in that time. */
const SPARE_FRAMES = 100;
/** Proxies ask every second which node is ready, and need an answer. */
const GRACE = 1500;
/** How long clients get to hear that the server goes. */
const PATIENCE = 1000;

/** Opens the log, listens, rebuilds every table, and lets people in. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, target, webFolder = WEB } = options;
  const metrics = makeMetrics(nodeOf(settings));
  const logger = makeLogger(settings, target);
  const opened = options.log === undefined ? await openLog(options, logger, metrics) : { log: options.log };
  try {
    return await serve({ ...options, webFolder }, { ...opened, logger, metrics });
  } catch (error) {
    opened.shared?.links.close();
    await opened.log.close();
    throw error;
  }
}

/** A log, and what it takes to share it with other nodes. */
type OpenedLog = { readonly log: Log; readonly shared?: { readonly club: Club; readonly links: Links } };
type Means = OpenedLog & { readonly logger: Logger; readonly metrics: Metrics };

async function serve(options: ServerOptions & { readonly webFolder: string }, means: Means): Promise<RunningServer> {
  const { games, settings, webFolder, failpoint, onFatal, now = steadyNow } = options;
  const { log, shared, logger, metrics } = means;
  const { publicUrl, data: folder } = settings;
  const basePath = settings.basePath ?? publicUrl?.pathname ?? '/';
  const library = new Library(log, games, await signingWith(log));
  const build = buildName(webFolder);
  const limits = limitsOf(settings);
  const core = createCore({
    games,
    powers: { ...(await systemPowers(log)), ...(options.entropy && { entropy: options.entropy }) },
    limits,
    build,
    guests: await guestsOf(log, logger),
    notesRequests: logger.isLevelEnabled('debug'),
    life: shared?.club.life,
  });
  let notReady: string | undefined = 'The tables are being rebuilt.';
  /** Why nobody is let in. */
  let shut: string | undefined = notReady;
  const driver = new Driver({
    handle: (input) => core.handle(input),
    log,
    logger,
    metrics,
    folder,
    now,
    pass: failpointCounter(failpoint),
    onFatal,
    probeEvery: options.probeEvery,
  });
  const admin = new Administration({ core, driver });
  const node = shared && new ClubNode({ ...shared, core, driver, logger, answers: admin.answers });
  if (node !== undefined) admin.join(node);
  const app = await makeApp({
    settings,
    basePath,
    webFolder,
    build,
    logger,
    metrics,
    library,
    guestOf: (token) => (node ?? core).guestOf(token),
    figures: () => core.figures(),
    admin,
    whyNotReady: () => notReady ?? driver.problem,
    mostPerAddress: limits.connectionsPerAddress,
    headTime: options.headTime,
    book: options.book,
    linkSays: options.linkSays,
  });
  const sockets = new Sockets(app.server, {
    driver,
    metrics,
    paths: [`${basePath}socket`, '/socket'],
    trust: settings.trustProxy,
    origins: [...settings.origins, ...(publicUrl === null ? [] : [publicUrl.origin])],
    compresses: settings.compress,
    mostConnections: settings.connections,
    frames: { most: settings.messages * FRAMES_A_MESSAGE + SPARE_FRAMES, span: USUAL_LIMITS.span },
    turn: options.turn,
    whyNotNow: () => shut,
  });
  const port = await listen(app, settings.host, settings.port);
  await rebuild(log, driver, core, logger);
  await node?.begin();
  notReady = shut = undefined;
  const tidying = () => tidy({ log, library, core, driver, settings, logger, now });
  await tidying();
  const purging = setInterval(() => void tidying(), PURGE_EVERY);
  purging.unref();
  return {
    port,
    addresses: addressesOf(settings.host, port, basePath, publicUrl),
    logger,
    stop: async () => {
      notReady = 'The server is stopping.';
      clearInterval(purging);
      if (node === undefined) shut = notReady;
      // a proxy may send people here until it has asked whether we are ready
      else if (await node.handOn()) await setTimeout(options.grace ?? GRACE);
      shut = notReady;
      await stop({ app, sockets, driver, log });
      node?.close();
    },
  };
}

async function openLog(options: ServerOptions, logger: Logger, metrics: Metrics): Promise<OpenedLog> {
  const { settings, failpoint, onFatal } = options;
  const onCommit = (writes: number, milliseconds: number) => {
    metrics.batches.observe(writes);
    metrics.commits.observe(milliseconds / 1000);
  };
  if (settings.database !== null) return openShared(options, settings.database, onCommit);
  const log = await openSqliteLog(settings.data, {
    failpoint,
    salvages: settings.salvage,
    acceptsLoss: settings.acceptLoss,
    onCommit,
    onLost: onFatal,
  });
  if (log.salvaged !== null) {
    const { aside, tables, facts, lost } = log.salvaged;
    logger.warn({ aside, tables, facts, lost }, 'The database was damaged: this is what could be read of it');
  }
  return { log };
}

/** The log in PostgreSQL, which is loaded for those only who want it. */
async function openShared(
  { settings, failpoint, onFatal, lease }: ServerOptions,
  url: string,
  onCommit: (writes: number, milliseconds: number) => void,
): Promise<OpenedLog> {
  const { openClub } = await import('./club/postgres/club.ts');
  const { Links } = await import('./club/links/links.ts');
  const { clubSecret: secret } = settings;
  const { hostname: host, port } = new URL(`tcp://${settings.clubAddress ?? '127.0.0.1:0'}`);
  const links = secret === null ? undefined : await Links.listen({ secret, host, port: Number(port) });
  const club = await openClub({
    url,
    node: nodeOf(settings),
    address: links?.address ?? null,
    build: VERSION,
    folder: settings.data,
    lease,
    acceptsLoss: settings.acceptLoss,
    pass: failpointCounter(failpoint),
    onCommit,
    onEnded: onFatal,
  }).catch((error: unknown) => {
    links?.close();
    throw error;
  });
  return { log: club.log, ...(links && { shared: { club, links } }) };
}

function limitsOf(settings: Settings): Limits {
  return {
    ...USUAL_LIMITS,
    messages: settings.messages,
    connectionsInAll: settings.connections,
    // one address never shuts out all the others
    connectionsPerAddress: Math.min(settings.connectionsPerAddress, Math.ceil(settings.connections / 2)),
    connectionsPerGuest: settings.connectionsPerGuest,
    tablesInAll: settings.tables,
    tablesPerGuest: settings.tablesPerGuest,
    gamesPerHour: settings.gamesPerHour,
    changesPerHour: settings.changesPerHour,
    idleTable: settings.idleMinutes * 60_000,
  };
}

/** Another client means another name, so that open pages notice. */
function buildName(webFolder: string): string {
  if (!hasWeb(webFolder)) return VERSION;
  return `${VERSION}-${sha256(readFileSync(join(webFolder, 'index.html'), 'utf8')).slice(0, 8)}`;
}

async function guestsOf(log: Log, logger: Logger): Promise<readonly LogFact[]> {
  const onBroken = (guest: string, problem: string) => logger.error({ guest }, problem);
  return [...(await log.facts('guest', { onBroken })), ...(await log.facts('keys', { onBroken }))];
}

async function rebuild(log: Log, driver: Driver, core: Core, logger: Logger): Promise<void> {
  const start = performance.now();
  let found = 0;
  const onBroken = (id: string, problem: string) => {
    logger.error({ table: id }, `A table cannot be read: ${problem}`);
    driver.input({ type: 'loaded', id, table: undefined, isDamaged: true });
  };
  for await (const table of log.tables(onBroken)) {
    found += 1;
    driver.input({ type: 'loaded', id: table.id, table });
  }
  const { tables, games } = core.figures();
  if (found > 0)
    logger.info({ found, tables, games, milliseconds: Math.round(performance.now() - start) }, 'Tables are rebuilt');
}

type Parts = { readonly app: FastifyInstance; readonly sockets: Sockets; readonly driver: Driver; readonly log: Log };

async function stop({ app, sockets, driver, log }: Parts): Promise<void> {
  driver.input({ type: 'stopping' });
  await driver.settled();
  await sockets.close(PATIENCE);
  driver.stop();
  await app.close();
  await driver.settled();
  await log.close();
}
