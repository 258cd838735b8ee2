/** What vite says of a chunk. */
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
export type Manifest = { readonly [source: string]: Chunk };

export function parseManifest(text: string): Manifest {
  return JSON.parse(text);
}

/** The script files that these sources need, with all that they import at once; each file once. */
export function chunksOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the build has no ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files].filter((file) => file.endsWith('.js'));
}
