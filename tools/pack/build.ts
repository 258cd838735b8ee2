import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runNode } from '../run.ts';
import { entriesOf, type Manifest } from './manifest.ts';
import { PUBLISHED } from './packages.ts';

const BUILD = join(ROOT, '.cache', 'build');
const PACKAGES = join(ROOT, 'packages');

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'));
}

/** A file that a thread runs: `new URL('./worker.ts', import.meta.url)`. */
const OTHER_ENTRY = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;

/** Files that somebody imports or a thread runs; whatever they need is built with them. */
function entryFiles(folder: string): string[] {
  const manifest = manifestOf(folder);
  const entries = manifest.exports === undefined ? ['main'] : entriesOf(manifest);
  return entries.map((entry) => join(PACKAGES, folder, 'src', `${entry}.ts`));
}

/**
 * Builds every package to JavaScript with declarations and source maps, in one run of the compiler. Returns the folder:
 * there each package has the files of its `src`.
 */
export async function build(): Promise<string> {
  rmSync(BUILD, { recursive: true, force: true });
  mkdirSync(BUILD, { recursive: true });
  const config = join(BUILD, 'tsconfig.json');
  let files = PUBLISHED.flatMap(entryFiles);
  // What is built may start threads of its own, whose files nobody imports.
  for (let known = 0; known < files.length; ) {
    known = files.length;
    await compile(config, files);
    files = [...new Set([...files, ...threadFiles()])];
  }
  for (const path of globSync('**/*.js', { cwd: BUILD })) pointAtBuilt(join(BUILD, path));
  return BUILD;
}

async function compile(config: string, files: readonly string[]): Promise<void> {
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions: OPTIONS, include: [], files }),
  );
  const { code, output } = await runNode(['node_modules/ts7/bin/tsc', '-p', config]);
  if (code !== 0) throw new Error(`The packages cannot be built:\n${output}`);
}

const OPTIONS = {
  noEmit: false,
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  sourceMap: true,
  inlineSources: true,
  target: 'ES2023',
  rootDir: PACKAGES,
  outDir: BUILD,
};

function threadFiles(): string[] {
  return globSync('*/src/**/*.js', { cwd: BUILD }).flatMap((path) => {
    const folder = join(PACKAGES, relative(BUILD, join(BUILD, path)), '..');
    const found = [...readFileSync(join(BUILD, path), 'utf8').matchAll(OTHER_ENTRY)];
    return found.map(([, file]) => join(folder, `${file}.ts`)).filter((file) => existsSync(file));
  });
}

function pointAtBuilt(path: string): void {
  const text = readFileSync(path, 'utf8');
  const built = text.replaceAll(OTHER_ENTRY, "new URL('$1.js', import.meta.url)");
  if (built !== text) writeFileSync(path, built);
}
