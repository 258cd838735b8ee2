import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const TYPES: { readonly [ending: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The page with tables that need no server, `/dev`, built and served on a free port. */
export async function serveLooks(): Promise<{ readonly address: string; readonly close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-looks-'));
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    mode: 'looks',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const index = (await readFile(join(folder, 'index.html'), 'utf8')).replace('<head>', '<head><base href="/">');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    const type = TYPES[extname(path)];
    const sent = type === undefined ? Promise.resolve(index) : readFile(join(folder, path));
    void sent.then(
      (body) => response.setHeader('content-type', type ?? 'text/html').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  return {
    address: typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '',
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
