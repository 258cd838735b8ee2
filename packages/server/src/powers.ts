import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Powers } from './core/index.ts';
import type { Log } from './log/log.ts';
import { LogProblem } from './log/problem.ts';

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
  return keptOnce(log, SECRET, () => randomBytes(32).toString('hex'));
}

/** What is made once and kept with the games: the first server of a club that comes makes it. */
export async function keptOnce(log: Log, id: string, make: () => string): Promise<string> {
  for (;;) {
    const kept = (await log.facts('server')).find((fact) => fact.id === id)?.body;
    if (typeof kept === 'string') return kept;
    try {
      await log.write({ entries: [], facts: [{ kind: 'server', id, body: make(), expects: null }] });
    } catch (error) {
      if (!(error instanceof LogProblem && error.kind === 'overtaken')) throw error;
    }
  }
}
