import { DatabaseError } from 'pg';
import { LogProblem } from '../../log/problem.ts';

/** The connection ended while a statement was under way: nobody knows what became of it. */
export class SessionLost extends Error {
  override readonly name = 'SessionLost';
}

/** By SQLSTATE: what is over for certain. */
const REFUSED = {
  DU001: 'fenced',
  DU002: 'outOfTurn',
  '23505': 'repeated',
  '53100': 'full',
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '57014': 'locked',
} as const;

/** Classes of states in which the server goes, comes, or is not the one that may be written to. */
const AWAY = /^(08|57P0|25006)/;

/** What went wrong with a statement: refused, or its end is not known. */
export function problemOf(error: unknown): LogProblem | SessionLost {
  const said = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DatabaseError) || error.code === undefined || AWAY.test(error.code))
    return new SessionLost(said);
  const { code } = error;
  const kind = isRefusal(code) ? REFUSED[code] : 'other';
  return new LogProblem(kind, `PostgreSQL says: ${said} (${code})`);
}

function isRefusal(code: string): code is keyof typeof REFUSED {
  return code in REFUSED;
}
