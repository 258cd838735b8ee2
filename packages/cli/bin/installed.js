#!/usr/bin/env node
// The command line as it is installed from the registry: there everything is built, and only the Node has to be new enough.
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) >= NEEDED) await import('../dist/main.js');
else {
  console.error(
    `Dustup needs Node ${NEEDED} or newer, and this is ${process.version}. Install it from nodejs.org, then try again.`,
  );
  process.exitCode = 1;
}
