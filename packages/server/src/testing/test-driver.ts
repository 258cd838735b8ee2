import type { Input, Output } from '../core/index.ts';
import { Driver } from '../driver.ts';
import { openMemoryLog } from '../log/memory-log.ts';
import { makeLogger } from '../logger.ts';
import { makeMetrics } from '../metrics.ts';

/** A driver of what stands in for a core, on a log in memory. To be stopped. */
export function testDriver(handle: (input: Input) => readonly Output[]): Driver {
  return new Driver({
    handle,
    log: openMemoryLog(),
    logger: makeLogger(
      { logLevel: 'silent', logFormat: 'json', node: null },
      { write: () => undefined, isTerminal: false },
    ),
    metrics: makeMetrics('test'),
    folder: 'nowhere',
    now: () => 0,
    pass: () => false,
    onFatal: (error) => {
      throw error;
    },
  });
}
