/** What was kept in this browser under a name; undefined when there is nothing, or nothing that can be read. */
export function readKept(name: string): { readonly [key: string]: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [key: string]: unknown }) : undefined;
  } catch {
    return undefined; // private windows may refuse
  }
}

/** False: there was no room, or the browser refuses. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // it is forgotten with this page, nothing worse
  }
}
