#!/usr/bin/env node
// The command line as it is installed from the registry: there everything is built, and only the Node has to be new enough.
import { readFileSync } from 'node:fs';
import module from 'node:module';

const NEEDED = 24;
const [command = '', ...others] = process.argv.slice(2);

if (others.length === 0 && ['--version', '-V'].includes(command)) {
  // any Node can say this, and at once
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
} else if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  module.enableCompileCache(); // what was compiled once need not be again
  await import('../dist/main.js');
} else {
  console.error(
    `Dustup needs Node ${NEEDED} or newer, and this is ${process.version}. Install it from nodejs.org, then try again.`,
  );
  process.exitCode = 1;
}
