import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Powers } from './core/index.ts';
import type { Log } from './log/log.ts';

const SECRET = 'secret';

/** Chance from the system, and hashes; seat links are signed with a key that is made once and kept with the games. */
export async function systemPowers(log: Log): Promise<Powers> {
  const secret = await secretOf(log);
  return {
    entropy: (bytes) => randomBytes(bytes).toString('hex'),
    hash: sha256,
    sign: (text) => createHmac('sha256', secret).update(text).digest('hex'),
  };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function secretOf(log: Log): Promise<string> {
  const kept = (await log.facts('server')).find(({ id }) => id === SECRET)?.body;
  if (typeof kept === 'string') return kept;
  const secret = randomBytes(32).toString('hex');
  await log.write({ entries: [], facts: [{ kind: 'server', id: SECRET, body: secret }] });
  return secret;
}
