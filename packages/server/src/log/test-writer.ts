// A process for tests to kill: writes three entries at a time to the table `a` in a folder, a line on the standard output for each
// of them when they are on disk.
import { readFailpoint } from './failpoint.ts';
import { openSqliteLog } from './sqlite-log.ts';

const [, , folder = '', failpoint = ''] = process.argv;
const log = await openSqliteLog(folder, { failpoint: readFailpoint(failpoint) });
let written = (await log.table('a'))?.entries.length ?? 0;
for (;;) {
  const seqs = [written, written + 1, written + 2];
  written += seqs.length;
  await log.write({
    entries: seqs.map((seq) => ({ table: 'a', seq, body: { seq }, once: `ann:${seq}` })),
    facts: [{ kind: 'table', id: 'a', body: written / 3 }],
  });
  process.stdout.write(seqs.map((seq) => `${seq}\n`).join(''));
}
