type Seed = { readonly key: string; readonly salt: string };

/** Whether a seed opens the promise made before the roles were dealt; undefined where the browser cannot tell (a page without TLS). */
export async function isPromiseKept({ key, salt }: Seed, commitment: string): Promise<boolean | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${key}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
