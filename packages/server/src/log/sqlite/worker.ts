// The thread in which SQLite blocks. Answers what `sqlite-log.ts` asks, one thing after the other. Imports little, to be there soon:
// the SQL comes ready-made.
import { parentPort, workerData } from 'node:worker_threads';
import { failpointCounter } from '../failpoint.ts';
import { LogProblem } from '../problem.ts';
import type { WriteRows } from '../stored.ts';
import { Database } from './database.ts';
import { databaseIn, lockFolder, prepareFolder } from './folder.ts';
import type { Asked, Exchanges, ToldProblem } from './messages.ts';
import { parseAsked, parseWorkerData } from './parse-messages.ts';
import { problemOf } from './problems.ts';
import { salvage } from './salvage.ts';

const data = parseWorkerData(workerData);
const pass = failpointCounter(data.failpoint);
let lock: { readonly release: () => void } | undefined;
let database: Database | undefined;

parentPort?.on('message', (message: unknown) => {
  const asked = parseAsked(message);
  try {
    parentPort?.postMessage({ id: asked.id, answer: answer(asked) });
  } catch (error) {
    parentPort?.postMessage({ id: asked.id, problem: told(problemOf(error, databaseIn(data.folder))) });
  }
  if (asked.name === 'close') parentPort?.close();
});

function answer(asked: Asked): Exchanges[Asked['name']]['answer'] {
  switch (asked.name) {
    case 'open':
      return open();
    case 'commit':
      return commit(asked.ask);
    case 'facts':
      return opened().facts(asked.ask.kind, asked.ask.prefix);
    case 'heads':
      return opened().heads();
    case 'table':
      return opened().table(asked.ask);
    case 'close':
      return close();
    default:
      return asked satisfies never;
  }
}

function open(): Exchanges['open']['answer'] {
  prepareFolder(data.folder);
  lock = lockFolder(data.folder);
  const { mostPages, patience, acceptsLoss, salvages = false } = data;
  try {
    database = new Database(databaseIn(data.folder), data.sql, { mostPages, patience, acceptsLoss });
    return { salvaged: null };
  } catch (error) {
    if (!(salvages && error instanceof LogProblem && error.kind === 'corrupt')) throw error;
    const { database: mended, salvaged } = salvage(data.folder, data.sql, { mostPages, patience });
    database = mended;
    return { salvaged };
  }
}

function opened(): Database {
  if (database === undefined) throw new LogProblem('closed', 'the database is not open');
  return database;
}

/** A repeat harms itself and what follows it: what stood before it in the batch is committed all the same. */
function commit(batch: readonly WriteRows[]): Exchanges['commit']['answer'] {
  const end = opened().commit(batch, pass);
  if ('overtaken' in end) return { done: batch.length, overtaken: end.overtaken, problem: null };
  const problem = told(end.problem);
  const sound = end.problem.kind === 'repeated' ? batch.slice(0, end.at) : [];
  const again = sound.length > 0 ? opened().commit(sound, pass) : end;
  if ('overtaken' in again) return { done: sound.length, overtaken: again.overtaken, problem };
  return { done: 0, overtaken: [], problem };
}

function close(): null {
  database?.close();
  lock?.release();
  return null;
}

function told({ kind, message }: LogProblem): ToldProblem {
  return { kind, message };
}
