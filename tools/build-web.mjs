// Builds the client for the browser if it is not built from what is here now. Runs before `npm start`, right after prepare.mjs in the
// same shell, which may still have an old Node: so it uses nothing but Node's own modules, and hands the build to the Node 24.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');
const stampFile = join(root, '.cache', 'web-built');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const bundledNode = join(root, 'node_modules', '.bin', 'node');

/** What a build is made of, besides the packages in node_modules, for which the lock file stands. */
const SOURCES = [
  ...['index.html', 'vite.config.ts', 'package.json', 'src', 'text', 'public', 'build'].map((name) => join(web, name)),
  ...['kernel', 'tabletop', 'bang', 'duel', 'protocol', 'words'].map((name) => join(root, 'packages', name, 'src')),
  join(root, 'packages', 'words', 'text'),
  join(root, 'package-lock.json'),
];
const WORTH_COMPRESSING = /\.(js|css|svg|json|webmanifest)$/;
const SMALL = 1024;

if (existsSync(join(web, 'index.html'))) {
  const stamp = stampOf(SOURCES);
  if (!isBuilt(stamp)) build(stamp);
}

function isBuilt(stamp) {
  return existsSync(join(dist, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

function build(stamp) {
  console.log('Building the game for the browser …');
  const node = existsSync(bundledNode) ? bundledNode : process.execPath;
  const run = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    // A test that builds it runs as a test: what people get is the same, whoever builds it.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) {
    console.error(
      '\nThe game for the browser could not be built, see above. The server starts without the newest one.\n',
    );
    return;
  }
  for (const file of filesIn(dist)) compress(file);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** So that the server need not: it sends these to whoever takes them. */
function compress(file) {
  const bytes = readFileSync(file);
  if (!WORTH_COMPRESSING.test(file) || bytes.length < SMALL) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file.slice(root.length));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
