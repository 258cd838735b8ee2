// Makes sure that node_modules matches the lock file. Runs before npm scripts, on a fresh clone too, so it may use
// nothing but Node's own modules and must run on Node 18 (to be able to say that a newer one is needed).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.dustup-installed');
const lockDir = join(root, '.cache', 'installing');

const LOCAL_NODE = 24;
/**
 * Packages with a Node 24 for these platforms are optional dependencies, so an older Node is enough to start with. The lock
 * file says that they are for Nodes older than 24 (`engines`), so npm leaves them out, 189 MB, where they are not needed.
 */
const BRINGS_NODE = ['linux-x64', 'linux-arm64'];
const BOOTSTRAP_NODE = 20;

if (process.argv.includes('--installed')) {
  // `npx dustup` has npm link the project elsewhere: nothing is installed by that
  if (process.env.npm_command !== 'exec') settle();
} else {
  checkNode();
  if (!isUpToDate()) install();
}

function checkNode() {
  const platform = `${process.platform}-${process.arch}`;
  const needed = BRINGS_NODE.includes(platform) ? BOOTSTRAP_NODE : LOCAL_NODE;
  if (Number.parseInt(process.versions.node, 10) >= needed) return;
  fail(
    `Dustup needs Node ${needed} or newer on ${platform}; this is Node ${process.versions.node}. ` +
      'Install a newer one from nodejs.org and run the command again.',
  );
}

function isUpToDate() {
  return hasNode() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

/** A Node that is new enough: this one, or the one in node_modules, which an install under a newer Node has left out. */
function hasNode() {
  return Number.parseInt(process.versions.node, 10) >= LOCAL_NODE || existsSync(join(modules, '.bin', 'node'));
}

/** What decides the contents of node_modules: the lock file, and what the manifests ask for. */
function stamp() {
  const hash = createHash('sha256');
  hash.update(`${process.platform}-${process.arch}\n`);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const manifest of manifests()) {
    const { name, bin, workspaces, dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } =
      JSON.parse(readFileSync(manifest, 'utf8'));
    const asked = { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides };
    hash.update(JSON.stringify({ name, bin, workspaces, asked }));
  }
  return hash.digest('hex');
}

function manifests() {
  const packages = join(root, 'packages');
  const inPackages = readdirSync(packages)
    .sort()
    .map((name) => join(packages, name, 'package.json'));
  return [join(root, 'package.json'), ...inPackages].filter((file) => existsSync(file));
}

function install() {
  if (!takeLock()) return;
  try {
    if (isUpToDate()) return;
    console.log('Installing what Dustup needs (npm ci), this takes a minute the first time …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (run.error) fail(`npm could not be started: ${run.error.message}`);
    if (run.status !== 0) {
      fail(
        'npm ci failed, see above. Without a network connection it cannot work; if it says that package.json and ' +
          'package-lock.json are out of sync, mend the lock file as .npmrc says and commit it.',
      );
    }
    settle();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

function settle() {
  dropUnusableNode();
  writeFileSync(stampFile, stamp());
}

/** The Node that came with the packages needs glibc; where it does not start, a new enough own one takes its place. */
function dropUnusableNode() {
  const bundled = join(modules, '.bin', 'node');
  if (!existsSync(bundled)) return;
  if (spawnSync(bundled, ['--version'], { stdio: 'ignore' }).status === 0) return;
  if (Number.parseInt(process.versions.node, 10) < LOCAL_NODE) {
    fail(`The Node ${LOCAL_NODE} in node_modules does not start on this system: install Node ${LOCAL_NODE} or newer.`);
  }
  rmSync(bundled);
}

/** Two commands started at once must not both empty node_modules: the second one waits for the first. */
function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const giveUpAfter = 10 * 60_000;
  for (;;) {
    try {
      mkdirSync(lockDir);
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isUpToDate()) return false;
    const since = statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > giveUpAfter) rmSync(lockDir, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

function fail(message) {
  console.error(`\n${message}\n`);
  rmSync(lockDir, { recursive: true, force: true });
  process.exit(1);
}
