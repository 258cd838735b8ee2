import { describe, expect, it } from 'vitest';
import { makeLogger } from './logger.ts';

function lines(logFormat: 'auto' | 'text' | 'json', isTerminal: boolean): string[] {
  const written: string[] = [];
  const logger = makeLogger(
    { logLevel: 'info', logFormat, node: 'north' },
    { write: (text) => written.push(text), isTerminal },
  );
  logger.warn({ tables: 3, token: 'abc', guest: { key: 'def', name: 'Ann' } }, 'Something');
  logger.debug('not this');
  return written;
}

describe('The log of the process', () => {
  it('is JSON for a machine and text for a person', () => {
    const [line = ''] = lines('auto', false);
    expect(JSON.parse(line)).toMatchObject({ node: 'north', level: 'warn', msg: 'Something', tables: 3 });
    const texts = lines('auto', true);
    expect(texts).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d warn {2}Something tables=3 .*\n$/)]);
    expect(lines('json', true)).toEqual([expect.stringMatching(/^\{/)]);
  });

  it('shows no secret', () => {
    for (const text of [...lines('json', false), ...lines('text', true)]) {
      expect(text).toContain('Ann');
      expect(text).not.toContain('abc');
      expect(text).not.toContain('def');
    }
  });
});
