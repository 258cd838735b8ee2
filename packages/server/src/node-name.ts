import { hostname } from 'node:os';
import type { Settings } from './settings/settings.ts';

/** The name of this server, where several share a database; also in its figures and log lines. */
export function nodeOf({ node }: Pick<Settings, 'node'>): string {
  return node ?? hostname();
}
