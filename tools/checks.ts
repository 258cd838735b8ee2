import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findArrowProblems } from './arrows.ts';
import { ROOT, runNode } from './run.ts';

/** One check: undefined when all is well, otherwise what is wrong, as text to print. */
type Check = { readonly name: string; readonly says: string; readonly run: () => Promise<string | undefined> };

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    says: 'the types fit',
    run: async () =>
      (await tool('node_modules/ts7/bin/tsc', '-p', '.')) ?? tool('node_modules/ts7/bin/tsc', '-p', 'packages/web'),
  },
  {
    name: 'lint',
    says: 'no lint',
    run: () =>
      tool('node_modules/oxlint/bin/oxlint', '--format=unix', '--deny-warnings', '--report-unused-disable-directives'),
  },
  {
    name: 'format',
    says: 'formatted (npm run format mends it)',
    run: () => tool('node_modules/@biomejs/biome/bin/biome', 'format', '--colors=off', '.'),
  },
  {
    name: 'rules',
    says: 'the engine is pure and its core names no card',
    run: () => tool('tools/lint-rules.ts'),
  },
  {
    name: 'words',
    says: 'every message is there in every language and can be read',
    run: () => tool('tools/lint-words.ts'),
  },
  {
    name: 'arrows',
    says: 'imports follow the arrows',
    run: findArrowProblems,
  },
  {
    name: 'dead-code',
    says: 'everything is used',
    run: () => tool('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  },
  {
    name: 'packages',
    says: 'every package is fit to be published (publint, attw)',
    run: () => tool('tools/pack/lint-packages.ts'),
  },
  {
    name: 'lock-file',
    says: 'names no registry',
    run: async () => findRegistryNames(),
  },
];

/** How many went well, how many did not, and the names of the latter. */
export type Tally = { readonly passed: number; readonly failed: number; readonly names: readonly string[] };

export const CHECK_NAMES: readonly string[] = CHECKS.map((check) => check.name);

/** Runs the checks at once, a line for each as it ends, and then what the failed ones had to say. */
export async function runChecks(names: readonly string[] = CHECK_NAMES): Promise<Tally> {
  const reports = await Promise.all(CHECKS.filter((check) => names.includes(check.name)).map(report));
  const failures = reports.filter(({ wrong }) => wrong !== undefined);
  for (const { name, wrong } of failures) console.log(`\n--- ${name} ---\n${wrong?.trim()}`);
  return {
    passed: reports.length - failures.length,
    failed: failures.length,
    names: failures.map(({ name }) => `npm run check -- ${name}`),
  };
}

async function report({ name, says, run }: Check): Promise<{ name: string; wrong: string | undefined }> {
  const start = performance.now();
  const wrong = await run().catch((error: unknown) => `The check itself broke: ${String(error)}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${wrong === undefined ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${says} (${seconds} s)`);
  return { name, wrong };
}

async function tool(script: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runNode([script, ...args]);
  return code === 0 ? undefined : output || `${script} ended with code ${code} and said nothing.`;
}

/** A lock file with addresses in it ties everybody to the registry of whoever wrote it. */
function findRegistryNames(): string | undefined {
  const lines = readFileSync(join(ROOT, 'package-lock.json'), 'utf8').split('\n');
  const bad = lines.flatMap((line, at) =>
    /"resolved": "[a-z+]+:/.test(line) ? [`package-lock.json:${at + 1}:${line}`] : [],
  );
  if (bad.length === 0) return undefined;
  return `${bad.join('\n')}\nThe lock file holds addresses: .npmrc keeps them out, so write it with npm, in this folder.`;
}
