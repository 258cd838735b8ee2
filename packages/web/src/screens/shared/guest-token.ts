import { readKept } from '../../app/parse-kept.ts';
import { basePath } from '../../app/router.tsx';

const GUEST = 'dustup.guest';

/** Who we are, as the server wants it over HTTP; nothing for somebody it has not met. */
function bearer(): { readonly authorization?: string } {
  const token = readKept(GUEST)?.['token'];
  return typeof token === 'string' ? { authorization: `Bearer ${token}` } : {};
}

/** Asks the server for something by HTTP: the answer, or undefined when there is none. */
export async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(basePath + path, { headers: bearer() });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // no connection
  }
}
