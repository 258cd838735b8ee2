// `npm run release -- 0.2.0 --dry-run` (or `npm run release --dry-run`, for the version as it is) checks everything that a release needs but
// the upload; without --dry-run it writes the version and publishes. All packages have one version and go together, so there is nothing to
// keep track of between them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './pack/assemble.ts';
import { PUBLISHED, PUBLISHED_AS } from './pack/packages.ts';
import { releaseRequest } from './pack/release-request.ts';
import { ROOT, runNode } from './run.ts';

const manifests = [
  join(ROOT, 'package.json'),
  ...PUBLISHED.map((name) => join(ROOT, 'packages', name, 'package.json')),
];
const { version: current, repository } = JSON.parse(readFileSync(manifests[0] ?? '', 'utf8'));
const { version, isDry } = releaseRequest(process.argv.slice(2), process.env, current);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

console.log(isDry ? `A rehearsal of ${version}: nothing is published.` : `Releasing ${version}.`);
const problems: string[] = [];
const check = (name: string, problem: string | undefined) => {
  console.log(`${problem === undefined ? 'ok  ' : 'FAIL'} ${name}${problem === undefined ? '' : `: ${problem}`}`);
  if (problem !== undefined) problems.push(name);
};

check('the version is one', /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? undefined : `'${version}'`);
check('nothing is uncommitted', git('status', '--porcelain') === '' ? undefined : 'commit first');
check('CHANGELOG.md tells what is new', unreleased() === '' ? 'nothing stands under ## Unreleased' : undefined);
check('the repository is the one in package.json', whyNotHere());
for (const name of PUBLISHED) check(`${published(name)} ${version} is free`, whyNotFree(published(name)));
const { code, output } = await runNode(['tools/check.ts']);
check('npm run check', code === 0 ? undefined : output);
for (const folder of await assemble({ page: true })) {
  const listed = npmSays(['publish', '--dry-run', '--access', 'public', '--json'], folder);
  check(`npm publish --dry-run of ${folder.slice(ROOT.length)}`, listed.problem);
}

if (problems.length > 0) {
  console.log(`\n${problems.length} things stand in the way of ${version}.`);
  process.exitCode = 1;
} else if (isDry) console.log(`\nAll is well: without --dry-run ${version} would be published now.`);
else await publish();

async function publish(): Promise<void> {
  for (const file of manifests) {
    const text = readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`);
    writeFileSync(file, text);
  }
  const day = new Date().toISOString().slice(0, 10);
  const log = join(ROOT, 'CHANGELOG.md');
  writeFileSync(log, readFileSync(log, 'utf8').replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${day})\n`));
  for (const folder of await assemble({ page: true }))
    execFileSync(npm, ['publish', '--access', 'public'], { cwd: folder, stdio: 'inherit' });
  console.log(`\n${version} is published. Now: npm install --before=2026-10-18, commit, and tag v${version}.`);
}

function published(name: string): string {
  return PUBLISHED_AS[`@dustup/${name}`] ?? `@dustup/${name}`;
}

function unreleased(): string {
  const [, after = ''] = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split('## Unreleased');
  return (after.split('\n## ')[0] ?? '').trim();
}

/** Links on the registry must lead to where this code is. */
function whyNotHere(): string | undefined {
  const remotes = git('remote', '-v');
  const name = String(repository?.url ?? '').replace(/^git\+https:\/\/|\.git$/g, '');
  if (name === '') return 'package.json names none: add "repository" with the address of the public one';
  return remotes.includes(name.replace(/^[^/]+\//, '')) ? undefined : `no remote is ${name}`;
}

function whyNotFree(name: string): string | undefined {
  const { said, problem } = npmSays(['view', `${name}@${version}`, 'version'], ROOT);
  if (problem !== undefined) return problem.includes('E404') ? undefined : problem;
  return said.trim() === '' ? undefined : 'this version is on the registry already';
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function npmSays(words: readonly string[], cwd: string): { said: string; problem?: string } {
  try {
    return { said: execFileSync(npm, [...words, '--loglevel=error'], { cwd, encoding: 'utf8', stdio: 'pipe' }) };
  } catch (error) {
    return { said: '', problem: error instanceof Error ? error.message : String(error) };
  }
}
