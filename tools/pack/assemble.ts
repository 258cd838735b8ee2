import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runNode } from '../run.ts';
import { build, manifestOf } from './build.ts';
import { publishedManifest, type Root } from './manifest.ts';
import { PUBLISHED } from './packages.ts';

/** One folder for each package, as its tarball will be. */
const STAGE = join(ROOT, '.cache', 'stage');

function rootManifest(): Root {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

/** Builds everything and lays it out, package by package. Without `page` the server has no page to serve. */
export async function assemble({ page }: { readonly page: boolean }): Promise<readonly string[]> {
  rmSync(STAGE, { recursive: true, force: true });
  const built = await build();
  for (const folder of PUBLISHED) lay(folder, join(built, folder, 'src'));
  if (page) await layPage();
  return PUBLISHED.map((folder) => join(STAGE, folder));
}

function lay(folder: string, built: string): void {
  const [from, to] = [join(ROOT, 'packages', folder), join(STAGE, folder)];
  cpSync(built, join(to, 'dist'), { recursive: true });
  // Words and rulings are read at run time, from beside the code.
  for (const path of globSync('**/{text/*.json,RULINGS.md}', { cwd: join(from, 'src') }))
    copy(join(from, 'src', path), join(to, 'dist', path));
  if (existsSync(join(from, 'text'))) cpSync(join(from, 'text'), join(to, 'text'), { recursive: true });
  if (folder === 'cli') copy(join(from, 'bin', 'installed.js'), join(to, 'bin', 'dustup.js'));
  copy(join(from, 'README.md'), join(to, 'README.md'));
  copy(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  const manifest = publishedManifest(folder, manifestOf(folder), rootManifest());
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function layPage(): Promise<void> {
  await runNode(['tools/build-web.mjs']);
  const dist = join(ROOT, 'packages', 'web', 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The page is not built: node tools/build-web.mjs');
  cpSync(dist, join(STAGE, 'server', 'page'), { recursive: true });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
