import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './parse-settings.ts';
import type { ValueNeeds } from './parse-values.ts';
import { SETTING_NAMES, SETTINGS } from './settings.ts';

const problem = (setting: string, needs: ValueNeeds) => expect.objectContaining({ setting, needs });

describe('The settings', () => {
  it('are as usual when nothing is said', () => {
    const settings = parseSettings({}, {});
    expect(settings).toMatchObject({ port: 4780, host: '0.0.0.0', retention: 365, logLevel: 'info', compress: false });
    expect(settings.data).toMatch(/[\\/]data$/);
    expect(settings.trustProxy('127.0.0.1', 0)).toBe(false);
  });

  it('come from the environment, and a flag goes before it', () => {
    const env = {
      PORT: '8080',
      DUSTUP_DATA: 'games',
      DUSTUP_COMPRESS: 'yes',
      DUSTUP_RETENTION: '',
      HOST: ' 127.0.0.1 ',
    };
    expect(parseSettings({}, env)).toMatchObject({
      port: 8080,
      data: resolve('games'),
      compress: true,
      retention: 365,
      host: '127.0.0.1',
    });
    expect(parseSettings({ port: '0', compress: true }, env).port).toBe(0);
    expect(parseSettings({}, { ...env, DUSTUP_PORT: '9000' }).port).toBe(9000);
  });

  it.each([
    ['compress', 'DUSTUP_COMPRESS'],
    ['salvage', 'DUSTUP_SALVAGE'],
  ] as const)('switch %s on and off, by flag and by variable, and the flag goes first', (name, variable) => {
    const on = { [variable]: 'yes' };
    expect(parseSettings({}, on)[name]).toBe(true);
    expect(parseSettings({ [name]: 'no' }, on)[name]).toBe(false);
    expect(parseSettings({ [name]: true }, { [variable]: 'no' })[name]).toBe(true);
    expect(() => parseSettings({ [name]: 'perhaps' }, {})).toThrow(problem(`--${name}`, { needs: 'yesOrNo' }));
  });

  it.each([
    ['port', '99999', ['--port', { needs: 'wholeNumber', least: 0, most: 65_535 }]],
    ['port', 'x', ['--port', { needs: 'wholeNumber', least: 0, most: 65_535 }]],
    ['logLevel', 'loud', ['--log-level', { needs: 'oneOf', names: 'trace, debug, info, warn, error, silent' }]],
    ['publicUrl', 'example.org', ['--public-url', { needs: 'address' }]],
    ['publicUrl', 'ftp://example.org', ['--public-url', { needs: 'address' }]],
    ['basePath', '/a b', ['--base-path', { needs: 'path' }]],
    ['basePath', '"><script>', ['--base-path', { needs: 'path' }]],
    ['origins', 'example.org', ['--origins', { needs: 'origins' }]],
    ['trustProxy', '10.0.0.0/99', ['--trust-proxy', { needs: 'proxies' }]],
    ['database', 'mysql://here/dustup', ['--database', { needs: 'database' }]],
    ['database', 'postgres://here', ['--database', { needs: 'database' }]],
    ['node', 'two words', ['--node', { needs: 'name' }]],
    ['clubAddress', '10.0.0.2', ['--club-address', { needs: 'hostAndPort' }]],
    ['clubAddress', 'a b:4790', ['--club-address', { needs: 'hostAndPort' }]],
    ['clubAddress', 'here:99999', ['--club-address', { needs: 'hostAndPort' }]],
    ['clubSecret', 'short', ['--club-secret', { needs: 'secret', least: 16 }]],
    ['metricsToken', 'short', ['--metrics-token', { needs: 'secret', least: 16 }]],
    ['messages', '0', ['--max-messages', { needs: 'wholeNumber', least: 1, most: 1_000_000 }]],
  ] as const)('say what is wrong with %s %s', (name, text, [setting, needs]) => {
    expect(() => parseSettings({ [name]: text }, {})).toThrow(problem(setting, needs));
  });

  it('name the variable that is wrong', () => {
    expect(() => parseSettings({}, { PORT: 'http' })).toThrow(
      problem('PORT', { needs: 'wholeNumber', least: 0, most: 65_535 }),
    );
    expect(() => parseSettings({}, { DUSTUP_COMPRESS: 'maybe' })).toThrow(
      problem('DUSTUP_COMPRESS', { needs: 'yesOrNo' }),
    );
  });

  it('take a path and an address with or without slashes', () => {
    expect(parseSettings({ basePath: 'dustup' }, {}).basePath).toBe('/dustup/');
    expect(parseSettings({ basePath: '/a/b/' }, {}).basePath).toBe('/a/b/');
    expect(parseSettings({ basePath: '/' }, {}).basePath).toBe('/');
    expect(parseSettings({ publicUrl: 'https://example.org/dustup' }, {}).publicUrl?.href).toBe(
      'https://example.org/dustup/',
    );
  });

  it('trust the proxies that are named', () => {
    const trust = (text: string) => parseSettings({ trustProxy: text }, {}).trustProxy;
    expect([trust('1')('9.9.9.9', 0), trust('1')('9.9.9.9', 1)]).toEqual([true, false]);
    expect([trust('loopback')('127.0.0.9', 0), trust('loopback')('::1', 0), trust('loopback')('10.0.0.1', 0)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([trust('10.0.0.0/8,fd00::/8')('10.9.9.9', 5), trust('10.0.0.0/8,fd00::/8')('fd00::1', 0)]).toEqual([
      true,
      true,
    ]);
    expect(trust('no')('127.0.0.1', 0)).toBe(false);
    expect(trust('10.0.0.1')('not an address', 0)).toBe(false);
  });

  it('have a flag and a variable each, and no two alike', () => {
    const all = SETTING_NAMES.map((name) => SETTINGS[name]);
    expect(new Set(all.map(({ flag }) => flag)).size).toBe(all.length);
    const variables = all.flatMap(({ env }): readonly string[] => env);
    expect(new Set(variables).size).toBe(variables.length);
    for (const { flag, env } of all)
      expect([flag, env[0]]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.stringMatching(/^DUSTUP_[A-Z_]+$/)]);
  });
});
