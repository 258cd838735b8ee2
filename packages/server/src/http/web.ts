import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameListing } from '../core/index.ts';
import { isGameId } from './game-id.ts';
import { escapeHtml } from './html.ts';
import { languagesOf } from './languages.ts';

/** Says what a link leads to, in the first of these languages that it has. */
export type LinkSays = (languages: readonly string[], name: LinkWord, facts: LinkFacts) => string;
export type LinkWord = 'home' | 'table' | 'takeASeat' | 'game' | 'watchAgain' | 'picture';
export type LinkFacts = { readonly [fact: string]: string | number };

export type WebOptions = {
  /** Where the built client lies. */
  readonly folder: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  readonly publicUrl: URL | null;
  /** A game that is over, for the preview of its link. */
  readonly listing: (id: string) => Promise<GameListing | undefined>;
  /** Without it a link shows names only. */
  readonly linkSays?: LinkSays | undefined;
};

type Say = (name: LinkWord, facts?: LinkFacts) => string;

/** What a link shows where somebody posts it. */
type Preview = { readonly title: string; readonly says: string; readonly path: string };

const A_YEAR = 365 * 24 * 60 * 60;
const NAME = 'Dustup';
/** Shown beside a link; messengers want a whole address, so it needs one that is known. */
const PICTURE = { file: 'preview.jpg', width: 1200, height: 630 };

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
  const sayTo = ({ headers }: FastifyRequest): Say => {
    const languages = languagesOf(headers);
    return (name, facts = {}) => options.linkSays?.(languages, name, facts) ?? Object.values(facts).join(' ');
  };
  const show = (reply: FastifyReply, say: Say, preview: Preview) =>
    reply.headers(PAGE).send(withHead(page, options, say, preview));
  const showHome = async (request: FastifyRequest, reply: FastifyReply) => {
    const say = sayTo(request);
    return show(reply, say, usualPreview(say, ''));
  };
  app.get('/', showHome);
  app.get('/index.html', showHome);
  app.get<{ Params: { code: string } }>('/table/:code', async (request, reply) => {
    const say = sayTo(request);
    return show(reply, say, tablePreview(say, request.params.code));
  });
  app.get<{ Params: { id: string } }>('/replay/:id', async (request, reply) => {
    const { id } = request.params;
    const say = sayTo(request);
    return show(reply, say, replayPreview(say, id, isGameId(id) ? await options.listing(id) : undefined));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !isPageAddress(request.url))
      return reply.code(404).type('text/plain').send('There is nothing here.\n');
    return showHome(request, reply);
  });
}

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-language' };

/** Files with a hash in their name never change. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? `public, max-age=${A_YEAR}, immutable` : 'no-cache';
}

/** An address of the client, and no file that is missing. */
function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.\w+$/.test(path);
}

function usualPreview(say: Say, path: string): Preview {
  return { title: NAME, says: say('home'), path };
}

function tablePreview(say: Say, code: string): Preview {
  const title = `${say('table', { code: code.slice(0, 16) })} – ${NAME}`;
  return { title, says: say('takeASeat'), path: `table/${encodeURIComponent(code)}` };
}

function replayPreview(say: Say, id: string, listing: GameListing | undefined): Preview {
  const path = `replay/${encodeURIComponent(id)}`;
  if (listing === undefined || listing.endedAt === null) return usualPreview(say, path);
  const names = listing.players.map(({ name }) => name).join(', ');
  const title = `${say('game', { count: listing.players.length })} – ${NAME}`;
  return { title, says: say('watchAgain', { names }), path };
}

function withHead(page: string, options: WebOptions, say: Say, { title, says, path }: Preview): string {
  const { basePath, publicUrl } = options;
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', NAME),
    meta('og:title', title),
    meta('og:description', says),
    ...(publicUrl === null ? [] : addressTags(path, publicUrl, say('picture'))),
  ];
  // the page asks for its files by relative addresses
  const base = `<base href="${escapeHtml(basePath)}">`;
  return page
    .replace(/<head[^>]*>/i, (head) => `${head}\n    ${base}`)
    .replace(/<\/head>/i, (end) => `  ${tags.join('\n    ')}\n  ${end}`);
}

function addressTags(path: string, publicUrl: URL, alt: string): readonly string[] {
  return [
    meta('og:url', new URL(path, publicUrl).href),
    meta('og:image', new URL(PICTURE.file, publicUrl).href),
    meta('og:image:width', String(PICTURE.width)),
    meta('og:image:height', String(PICTURE.height)),
    meta('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}
