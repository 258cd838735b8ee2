/** What a seat link says to whoever opens it: whose seat it is, and at which table. */
export type SeatLink = { readonly guest: string; readonly code: string; readonly name: string };

/** A name as it stands in a link. */
export function nameForLink(name: string): string {
  const bytes = new TextEncoder().encode(name);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Reads a link: whose, which table, until when, which generation, which link, the name, the signature. Only the server can tell whether
 * it is genuine; a link with another name in it than its owner's is not, and brings nothing.
 */
export function readSeatLink(link: string): SeatLink | undefined {
  const [guest, code, , , , name, signature] = link.split('.');
  if (guest === undefined || code === undefined || name === undefined || signature === undefined) return undefined;
  try {
    const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
    return { guest, code, name: new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))) };
  } catch {
    return undefined;
  }
}
