// What is wrong with the packages as they would be published, by publint (manifests) and attw (types), if anything.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { assemble } from './assemble.ts';

/** ES modules only, on purpose: nobody needs them through `require` of an old Node, or without `exports`. */
const ON_PURPOSE: readonly string[] = ['CJSResolvesToESM', 'NoResolution'];

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
}

/** What is in the tarball, unpacked by `tar`: whatever attw's own reader trips over, it passes over in silence. */
function unpack(tarball: string): string {
  const to = `${tarball}-unpacked`;
  mkdirSync(to);
  execFileSync('tar', ['-xzf', tarball, '-C', to]);
  return join(to, 'package');
}

async function problemsIn(folder: string, unpacked: string): Promise<string[]> {
  const name = basename(folder);
  const packed = filesIn(unpacked);
  const left = filesIn(folder).filter((path) => !packed.includes(path));
  if (left.length > 0) return [`${name}: the tarball lacks ${left.join(', ')}`];
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
  const said = messages.map((message) => `${name}: ${formatMessage(message, manifest) ?? message.code}`);
  if (manifest.exports === undefined) return said; // a program has no types
  const files = packed.map((path) => [`/node_modules/${manifest.name}/${path}`, readFileSync(join(unpacked, path))]);
  const result = await checkPackage(new Package(Object.fromEntries(files), manifest.name, manifest.version));
  const problems = result.types === false ? [{ kind: 'no types at all' }] : result.problems;
  return [...said, ...problems.filter(isUnwanted).map((problem) => `${name}: ${JSON.stringify(problem)}`)];
}

function isUnwanted(problem: { readonly kind: string; readonly resolutionKind?: string }): boolean {
  const isOldNode = problem.kind === 'NoResolution' && problem.resolutionKind !== 'node10';
  return isOldNode || !ON_PURPOSE.includes(problem.kind);
}

const out = mkdtempSync(join(tmpdir(), 'dustup-lint-'));
const found: string[] = [];
try {
  for (const folder of await assemble({ page: false })) {
    const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
      cwd: folder,
      encoding: 'utf8',
    });
    found.push(...(await problemsIn(folder, unpack(join(out, name.trim())))));
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
if (found.length > 0) console.log(found.join('\n'));
process.exitCode = found.length === 0 ? 0 : 1;
