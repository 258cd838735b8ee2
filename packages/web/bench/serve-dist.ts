import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { acceptSockets, type Greet } from './socket.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built client on a free port, and somebody who greets its socket. */
export async function serveDist(
  dist: string,
  greet: Greet,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const page = (await readFile(join(dist, 'index.html'), 'utf8')).replace('<head>', '<head><base href="/">');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = TYPES[extname(path)];
    if (type === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
      return;
    }
    readFile(join(dist, path)).then(
      (bytes) => {
        response.setHeader('content-type', type);
        response.end(bytes);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  acceptSockets(server, greet);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}
