import { describe, expect, it } from 'vitest';
import type { Input, Output } from './core/index.ts';
import { Driver } from './driver.ts';
import type { Log, LogWrite } from './log/log.ts';
import { newMemoryDisk, openMemoryLog } from './log/memory-log.ts';
import { makeLogger } from './logger.ts';
import { makeMetrics } from './metrics.ts';
import { newTurns } from './records/in-turn.ts';

const WRITE: LogWrite = { entries: [], facts: [{ kind: 'server', id: 'a', body: 1 }] };

/** Somebody is forgotten when the timer rings; something is written when his games are found. */
function handle({ type }: Input): readonly Output[] {
  if (type === 'timer') return [{ type: 'find', guest: 'ann' }];
  return type === 'found' ? [{ type: 'write', number: 1, write: WRITE }] : [];
}

describe('The games of whoever is forgotten', () => {
  it('are nobody else’s turn until what becomes of them is on disk', async () => {
    const disk = openMemoryLog(newMemoryDisk());
    const write: Log['write'] = async (one) => {
      await new Promise((resolve) => setImmediate(resolve));
      await disk.write(one);
    };
    const log = { ...disk, write };
    const inTurn = newTurns();
    const driver = new Driver({
      handle,
      log,
      logger: makeLogger({ logLevel: 'silent', logFormat: 'json' }, { write: () => undefined, isTerminal: false }),
      metrics: makeMetrics(),
      folder: 'nowhere',
      now: () => 0,
      pass: () => false,
      onFatal: (error) => {
        throw error;
      },
      inTurn,
    });
    driver.input({ type: 'timer' });
    expect(await inTurn(() => log.facts('server'))).toEqual(WRITE.facts);
  });
});
