import { NEEDS_NODE_24, PUBLISHED_AS } from './packages.ts';

type Dependencies = Readonly<Record<string, string>>;

/** The parts of a package.json that are read or written here. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly keywords?: readonly string[];
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
};

/** The project's package.json. It names a repository once there is a public one; a release asks for it. */
export type Root = Manifest & { readonly repository?: { readonly type: string; readonly url: string } };

const SOURCE = /^\.\/src\/(.+)\.ts$/;

/** The entry files of a package, without their extension, as its manifest exports them. */
export function entriesOf({ exports = {} }: Manifest): string[] {
  const paths = typeof exports === 'string' ? [exports] : Object.values(exports);
  return paths.map((path) => SOURCE.exec(path)?.[1] ?? '');
}

/** The manifest of the tarball: in the repository everything runs from source, and here from what was built. */
export function publishedManifest(folder: string, own: Manifest, root: Root): Record<string, unknown> {
  const { name, description, exports, bin, dependencies = {}, peerDependencies } = own;
  const needsNewest = NEEDS_NODE_24.some((one) => one === folder);
  return {
    name: PUBLISHED_AS[name] ?? name,
    version: root.version,
    description,
    keywords: [...(root.keywords ?? []), ...(own.keywords ?? [])],
    license: root.license,
    ...(root.repository !== undefined && { repository: { ...root.repository, directory: `packages/${folder}` } }),
    type: 'module',
    engines: { node: needsNewest ? '>=24' : '>=20' },
    sideEffects: folder === 'testkit' || needsNewest,
    ...(bin !== undefined && { bin }),
    ...(exports !== undefined && { exports: builtExports(exports) }),
    files: ['dist', 'text', 'page', 'bin'],
    dependencies: withVersions(dependencies, root.version),
    ...(peerDependencies !== undefined && { peerDependencies }),
  };
}

function builtExports(exports: NonNullable<Manifest['exports']>): Record<string, unknown> {
  const all = typeof exports === 'string' ? { '.': exports } : exports;
  const built = Object.entries(all).map(([path, source]) => {
    const [, file] = SOURCE.exec(source) ?? [];
    return [path, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }] as const;
  });
  return { ...Object.fromEntries(built), './package.json': './package.json' };
}

/** All packages have one version, and go together: each asks for its own. */
function withVersions(dependencies: Dependencies, version: string): Dependencies {
  const real = Object.entries(dependencies).map(
    ([name, wanted]) => [PUBLISHED_AS[name] ?? name, name.startsWith('@dustup/') ? version : wanted] as const,
  );
  return Object.fromEntries(real);
}
