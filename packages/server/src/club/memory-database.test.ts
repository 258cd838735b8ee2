import type { StatementName, Statements } from './database.ts';
import { databaseContract } from './database-contract.ts';
import { MemoryDatabase } from './memory-database.ts';

databaseContract('The database in memory', async () => {
  const database = new MemoryDatabase(() => 0);
  return {
    open: async () => ({
      ask: async <Name extends StatementName>(name: Name, ask: Statements[Name]['ask']) => database.do(name, ask),
    }),
  };
});
