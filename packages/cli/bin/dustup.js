#!/usr/bin/env node
// Runs under any Node: installs what is missing on a fresh clone (`npx dustup`), hands over to the Node 24 in node_modules if this one cannot run TypeScript files, and starts
// the commands that play thousands of games with room for all that dies young in them. A server has one thread that looks
// for garbage (as in `npm start`): with more of them it waits for its cores itself, and answers come late.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const bundledNode = `${modules}.bin/node`;
const isHandedOver = process.env.DUSTUP_HANDED_OVER === '1';
const command = process.argv[2] ?? '';
const ROOM = ['bench', 'simulate', 'soak'].includes(command)
  ? ['--min-semi-space-size=16', '--max-semi-space-size=32']
  : [];
const FLAGS = command === 'serve' ? ['--v8-pool-size=1'] : ROOM;

// What was compiled once need not be again: a server is there in half the time.
const compiled = fileURLToPath(new URL('../../../.cache/compiled/', import.meta.url));
module.enableCompileCache?.(compiled);
process.env.NODE_COMPILE_CACHE ??= compiled; // threads look here

if (process.argv.length === 3 && ['--version', '-V'].includes(command)) {
  // any Node can say this, and at once
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
} else if (!isInstalled()) {
  process.exitCode = 1; // npm has said why
} else if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  if (ROOM.length === 0 || isHandedOver) await import('../src/main.ts');
  else handOver(process.execPath);
} else if (existsSync(bundledNode) && !isHandedOver) {
  handOver(bundledNode);
} else {
  stop(
    `Dustup needs Node ${NEEDED} or newer, and this is ${process.version}. Install it from nodejs.org, then try again.`,
  );
}

/** What a command writes is its own: whatever installing says goes to the other output. */
function isInstalled() {
  if (existsSync(modules)) return true;
  const prepare = fileURLToPath(new URL('../../../tools/prepare.mjs', import.meta.url));
  return spawnSync(process.execPath, [prepare], { stdio: ['ignore', 2, 2] }).status === 0;
}

function handOver(node) {
  const child = spawn(node, [...FLAGS, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DUSTUP_HANDED_OVER: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => stop(`The Node in node_modules does not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else {
      process.exitCode = code ?? 1;
    }
  });
}

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}
