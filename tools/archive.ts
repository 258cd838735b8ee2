// `npm run archive` makes a release: one folder, and its archive, that needs nothing but Node 24. The page is built, the packages are
// built, and what they need of others is installed. `-- --out folder` says where.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './pack/assemble.ts';
import { ROOT } from './run.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = resolve(values.out ?? join(ROOT, '.cache', 'release'));
const folder = join(out, 'dustup');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const tarballs = mkdtempSync(join(tmpdir(), 'dustup-archive-'));
try {
  for (const stage of await assemble({ page: true }))
    execFileSync(npm, ['pack', '--silent', '--pack-destination', tarballs], { cwd: stage, stdio: 'pipe' });
  const start = 'node --v8-pool-size=1 node_modules/dustup/bin/dustup.js serve';
  const manifest = { name: 'dustup-release', version, private: true, type: 'module', scripts: { start } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // A server needs no test kit.
  const files = readdirSync(tarballs).filter((name) => !name.startsWith('dustup-testkit'));
  const words = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync(npm, [...words, ...files.map((name) => join(tarballs, name))], { cwd: folder, stdio: 'pipe' });
} finally {
  rmSync(tarballs, { recursive: true, force: true });
}
for (const name of ['LICENSE', 'CREDITS.md', 'CHANGELOG.md', 'SECURITY.md'])
  copyFileSync(join(ROOT, name), join(folder, name));
copyFileSync(join(ROOT, 'docs', 'hosting.md'), join(folder, 'README.md'));
const archive = join(out, `dustup-${version}.tar.gz`);
execFileSync('tar', ['-czf', archive, '-C', out, 'dustup']);
console.log(archive);
