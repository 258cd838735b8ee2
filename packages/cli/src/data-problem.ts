import { LogProblem, logFacts, StartProblem } from '@dustup/server';
import type { Say } from './io.ts';

/** Why a server's data cannot be copied, for the terminal; whatever else went wrong is thrown again. */
export function dataProblem(error: unknown, say: Say): string {
  if (error instanceof StartProblem) return say(`server.${error.says}`, error.facts);
  if (error instanceof LogProblem) return say('server.database', logFacts(error));
  throw error;
}
