import type { Refusal } from '@dustup/kernel';
import { readKept } from '../../app/parse-kept.ts';
import { basePath } from '../../app/router.tsx';
import { parseRefusal } from './parse-records.ts';

const GUEST = 'dustup.guest';

/** Who we are, as the server wants it over HTTP; nothing for somebody it has not met. */
function bearer(): { readonly authorization?: string } {
  const token = readKept(GUEST)?.['token'];
  return typeof token === 'string' ? { authorization: `Bearer ${token}` } : {};
}

/** Whether the server has met us. */
export function isKnown(): boolean {
  return bearer().authorization !== undefined;
}

/** Has the server delete something; why not, if it does not. */
export async function askToDelete(path: string): Promise<Refusal | undefined> {
  try {
    const response = await fetch(basePath + path, { method: 'DELETE', headers: bearer() });
    return response.ok ? undefined : parseRefusal(await response.json());
  } catch {
    return { refused: 'closed' };
  }
}

/** Asks the server for something by HTTP: the answer, or why there is none. */
export async function fetchOrRefusal(path: string): Promise<{ readonly json: unknown } | Refusal> {
  try {
    const response = await fetch(basePath + path, { headers: bearer() });
    const json: unknown = await response.json();
    return response.ok ? { json } : parseRefusal(json);
  } catch {
    return { refused: 'closed' }; // no connection
  }
}

/** The answer, or undefined when there is none. */
export async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetchOrRefusal(path);
  return 'refused' in answer ? undefined : answer.json;
}
