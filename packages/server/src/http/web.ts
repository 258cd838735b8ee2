import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GameListing } from '../core/index.ts';
import { isGameId } from './game-id.ts';
import { escapeHtml } from './html.ts';

export type WebOptions = {
  /** Where the built client lies. */
  readonly folder: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  readonly publicUrl: URL | null;
  /** A game that is over, for the preview of its link. */
  readonly listing: (id: string) => Promise<GameListing | undefined>;
};

/** What a link shows where somebody posts it. */
type Preview = { readonly title: string; readonly says: string; readonly path: string };

const A_YEAR = 365 * 24 * 60 * 60;
const NAME = 'Dustup';
/** Shown beside a link; messengers want a whole address, so it needs one that is known. */
const PICTURE = { file: 'preview.jpg', width: 1200, height: 630, says: 'Seven players around the table' };
const USUAL: Preview = { title: NAME, says: 'The card game BANG!, at a table with friends and bots.', path: '' };

export function hasWeb(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** The client: its files, and its page for every address that is not a file. */
export async function addWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const page = readFileSync(join(options.folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: options.folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(path));
    },
  });
  const show = (preview: Preview) => withHead(page, options, preview);
  app.get('/', async (_request, reply) => reply.headers(PAGE).send(show(USUAL)));
  app.get('/index.html', async (_request, reply) => reply.headers(PAGE).send(show(USUAL)));
  app.get<{ Params: { code: string } }>('/table/:code', async (request, reply) =>
    reply.headers(PAGE).send(show(tablePreview(request.params.code))),
  );
  app.get<{ Params: { id: string } }>('/replay/:id', async (request, reply) => {
    const { id } = request.params;
    return reply.headers(PAGE).send(show(replayPreview(id, isGameId(id) ? await options.listing(id) : undefined)));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !isPageAddress(request.url))
      return reply.code(404).type('text/plain').send('There is nothing here.\n');
    return reply.headers(PAGE).send(show(USUAL));
  });
}

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

/** Files with a hash in their name never change. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? `public, max-age=${A_YEAR}, immutable` : 'no-cache';
}

/** An address of the client, and no file that is missing. */
function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.\w+$/.test(path);
}

function tablePreview(code: string): Preview {
  const shown = code.slice(0, 16);
  return {
    title: `Table ${shown} – ${NAME}`,
    says: 'Take a seat, or watch.',
    path: `table/${encodeURIComponent(code)}`,
  };
}

function replayPreview(id: string, listing: GameListing | undefined): Preview {
  const path = `replay/${encodeURIComponent(id)}`;
  if (listing === undefined || listing.endedAt === null) return { ...USUAL, path };
  const names = listing.players.map(({ name }) => name).join(', ');
  return { title: `A game of ${listing.players.length} – ${NAME}`, says: `Watch again: ${names}.`, path };
}

function withHead(page: string, { basePath, publicUrl }: WebOptions, { title, says, path }: Preview): string {
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', NAME),
    meta('og:title', title),
    meta('og:description', says),
    ...(publicUrl === null ? [] : addressTags(path, publicUrl)),
  ];
  // the page asks for its files by relative addresses
  const base = `<base href="${escapeHtml(basePath)}">`;
  return page
    .replace(/<head[^>]*>/i, (head) => `${head}\n    ${base}`)
    .replace(/<\/head>/i, (end) => `  ${tags.join('\n    ')}\n  ${end}`);
}

function addressTags(path: string, publicUrl: URL): readonly string[] {
  return [
    meta('og:url', new URL(path, publicUrl).href),
    meta('og:image', new URL(PICTURE.file, publicUrl).href),
    meta('og:image:width', String(PICTURE.width)),
    meta('og:image:height', String(PICTURE.height)),
    meta('og:image:alt', PICTURE.says),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}
