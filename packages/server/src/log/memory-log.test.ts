import { logContract } from './log-contract.ts';
import { newMemoryDisk } from './memory-disk.ts';
import { openMemoryLog } from './memory-log.ts';

logContract('The log in memory', async () => {
  const disk = newMemoryDisk();
  return {
    open: async () => openMemoryLog(disk),
    drop: async () => undefined,
    damage: async (what, table) => {
      const row = disk.facts.get(`${what}\n${table}`);
      if (row !== undefined) disk.facts.set(`${what}\n${table}`, { ...row, body: `${row.body} ` });
      const entry = disk.tables.get(table)?.get(0);
      if (what === 'entry' && entry !== undefined) disk.tables.get(table)?.set(0, { ...entry, body: '"0pened"' });
    },
    lose: async (table, seq) => void disk.tables.get(table)?.delete(seq),
  };
});
