#!/usr/bin/env node
// Runs under any Node: hands over to the Node 24 in node_modules if this one cannot run TypeScript files.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const bundledNode = `${modules}.bin/node`;

if (!existsSync(modules)) {
  stop('Dustup is not installed yet. Run `npm ci` in the project folder, then try again.');
} else if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import('../src/main.ts');
} else if (existsSync(bundledNode) && !process.env.DUSTUP_HANDED_OVER) {
  handOver();
} else {
  stop(
    `Dustup needs Node ${NEEDED} or newer, and this is ${process.version}. Install it from nodejs.org, then try again.`,
  );
}

function handOver() {
  const child = spawn(bundledNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
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
