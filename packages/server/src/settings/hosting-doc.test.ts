import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES, SETTINGS } from './settings.ts';

const doc = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');

describe('docs/hosting.md', () => {
  it('names every setting, its variables and its usual value', () => {
    const rows = doc.split('\n').filter((line) => line.startsWith('| `--'));
    expect(rows.map((row) => row.split('`')[1])).toEqual(SETTING_NAMES.map((name) => `--${SETTINGS[name].flag}`));
    for (const [at, name] of SETTING_NAMES.entries()) {
      const { env, usual } = SETTINGS[name];
      const [, , variables = '', usually = ''] = (rows[at] ?? '').split('|').map((cell) => cell.trim());
      expect(variables).toBe(env.map((one) => `\`${one}\``).join(', '));
      if (typeof usual === 'number') expect([name, usually]).toEqual([name, String(usual)]);
    }
  });
});
