import { LogProblem } from '../problem.ts';

// Primary result codes of SQLite, and what each means to whoever runs the server.
const [BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, CONSTRAINT, NOTADB] = [5, 6, 8, 10, 11, 13, 14, 19, 26];

/** An error of SQLite or of the file system as a problem that says what to do. */
export function problemOf(error: unknown, file: string): LogProblem {
  if (error instanceof LogProblem) return error;
  const said = error instanceof Error ? error.message : String(error);
  switch (primaryCode(error)) {
    case FULL:
      return new LogProblem(
        'full',
        `The disk is full: nothing more can be written to ${file}. Make room; the games wait.`,
      );
    case BUSY:
    case LOCKED:
      return new LogProblem(
        'locked',
        `Another program holds ${file} locked. End it, or give this server a folder of its own.`,
      );
    case CORRUPT:
    case NOTADB:
      return corrupt(file, said);
    case CONSTRAINT:
      return new LogProblem('repeated', 'this has been written before');
    case IOERR:
      return new LogProblem('disk', `The disk failed under ${file}: ${said}.`);
    case READONLY:
    case CANTOPEN:
      return new LogProblem(
        'disk',
        `${file} cannot be opened for writing: ${said}. Whose is the folder, and may this user write there?`,
      );
    default:
      return new LogProblem('other', said);
  }
}

export function corrupt(file: string, said: string): LogProblem {
  return new LogProblem(
    'corrupt',
    `The database ${file} is damaged (${said}). Put back a backup (docs/hosting.md), or start once with --salvage: ` +
      'the damaged file is kept aside and the server goes on with every table that can still be read.',
  );
}

export function lossy(file: string, missing: string): LogProblem {
  return new LogProblem(
    'lost',
    `The database ${file} has lost something: ${missing}. Put back the files as they were, or a backup; or start once with ` +
      '--accept-loss to go on without it.',
  );
}

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return FULL;
  if (code === 'EIO') return IOERR;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? CANTOPEN : undefined; // as the file system says it
}
