import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dice, diceFrom } from '@dustup/kernel';
import { checkPromises, tablesIn } from '../campaign/audit.ts';
import { Ledger, type Settled } from '../campaign/ledger.ts';
import { Party } from '../campaign/party.ts';
import { Supervised } from '../campaign/supervised.ts';
import { Violation } from '../campaign/violation.ts';
import { openSqliteLog } from '../log/sqlite-log.ts';
import { Disk, type DiskRecord, readJournal } from './disk.ts';
import { parseNoted } from './parse-noted.ts';

type CutChecks = {
  readonly seed: number;
  readonly cuts: number;
  /** An empty folder. */
  readonly folder: string;
};

export type CutOptions = CutChecks & {
  readonly people: number;
  readonly bots: number;
  /** So many requests are acknowledged before the game is left. */
  readonly requests: number;
  readonly shim: string;
};

export type CutReport = { readonly cuts: number; readonly promised: number; readonly records: number };

/**
 * Real clients on a real server with a real database, whose every write and sync is written down; then the power is cut at drawn moments, and
 * what the disk holds then must have all that was acknowledged. Throws a `Violation` if not.
 */
export async function runCuts(options: CutOptions): Promise<CutReport> {
  return checkCuts(await playNoted(options), options);
}

/** Cuts the power at moments of what was written down. */
export async function checkCuts(records: readonly DiskRecord[], options: CutChecks): Promise<CutReport> {
  const dice = diceFrom(options.seed);
  const moments = drawnMoments(records, options.cuts, dice);
  const disk = new Disk();
  const ledger = new Ledger();
  for (const [at, record] of records.entries()) {
    for (const moment of moments) if (moment === at) await checkCut(options.folder, disk.cut(dice), ledger, at);
    if (record.op !== 'A') disk.take(record);
    else ledger.settled('somebody', ...parseNoted(record.data.toString('utf8')));
  }
  return { cuts: moments.length, promised: ledger.promised.size, records: records.length };
}

/** What a client is told is written down in the same place, in the order in which it happens. */
class NotedLedger extends Ledger {
  readonly #journal: string;
  readonly #enough = Promise.withResolvers<void>();
  readonly #requests: number;

  constructor(journal: string, requests: number) {
    super();
    this.#journal = journal;
    this.#requests = requests;
  }

  get enough(): Promise<void> {
    return this.#enough.promise;
  }

  override settled(who: string, guest: string, settled: Settled): void {
    super.settled(who, guest, settled);
    const text = Buffer.from(JSON.stringify([guest, settled]));
    appendFileSync(this.#journal, Buffer.concat([Buffer.from(`A 0 ${text.length} 0\n`), text]));
    if (this.promised.size >= this.#requests) this.#enough.resolve();
  }
}

/** Plays, and returns what was done to the disk and what was promised meanwhile. */
export async function playNoted({ folder, shim, requests, ...options }: CutOptions): Promise<readonly DiskRecord[]> {
  const journal = join(folder, 'journal');
  const data = join(folder, 'data');
  mkdirSync(data);
  const env = { LD_PRELOAD: shim, DUSTUP_POWER_FOLDER: data, DUSTUP_POWER_JOURNAL: journal };
  const server = new Supervised(data, env);
  const ledger = new NotedLedger(journal, requests);
  const party = new Party(server, ledger, options);
  try {
    await server.start();
    await Promise.race([party.begin(), ledger.enough, ledger.trouble]);
  } finally {
    party.end();
    await server.kill();
  }
  return [...readJournal(readFileSync(journal))];
}

/** Half of them right after somebody was told that something is done: that is when it has to be there. */
function drawnMoments(records: readonly DiskRecord[], cuts: number, dice: Dice): readonly number[] {
  const told = records.flatMap(({ op }, at) => (op === 'A' ? [at + 1] : []));
  const first = told[0];
  if (first === undefined) throw new Violation('nothing was acknowledged');
  return Array.from({ length: cuts }, (_, number) =>
    number % 2 === 0 ? (told[dice.below(told.length - 1)] ?? first) : first + dice.below(records.length - first),
  );
}

async function checkCut(folder: string, files: ReadonlyMap<string, Buffer>, ledger: Ledger, at: number): Promise<void> {
  const data = mkdtempSync(join(folder, 'cut-'));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    writeFileSync(join(data, path), content);
  }
  try {
    const log = await openSqliteLog(data);
    try {
      checkPromises(await tablesIn(log), ledger);
    } finally {
      await log.close();
    }
  } catch (error) {
    throw new Violation(
      `after a power cut before record ${at}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  rmSync(data, { recursive: true, force: true });
}
