import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_LIMITS } from '../core/core.ts';
import {
  anyText,
  basePath,
  databaseUrl,
  folder,
  hostAndPort,
  nodeName,
  oneOf,
  origins,
  type Parse,
  publicUrl,
  secret,
  trust,
  wholeNumber,
  yesOrNo,
} from './parse-values.ts';

/** One thing that can be set: by a flag, else by the first of these variables that is there, else as usual. */
export type Setting<Value> = {
  readonly flag: string;
  /** What stands for the value in the help; without one it is a switch: on when the flag is there, unless it says no. */
  readonly takes?: string;
  readonly env: readonly string[];
  readonly parse: Parse<Value>;
  readonly usual: Value;
  /** The help says in words what the usual value is, instead of showing it. */
  readonly usually?: 'inWords';
};

/** In the repository its folder; an installed server keeps its data where it is started. */
const ROOT = import.meta.url.endsWith('.ts') ? fileURLToPath(new URL('../../../..', import.meta.url)) : process.cwd();
const MOST = 1_000_000;
const MINUTE = 60_000;

function setting<Value>(one: Setting<Value>): Setting<Value> {
  return one;
}

function limit(flag: string, env: string, usual: number, most = MOST): Setting<number> {
  return { flag, takes: 'n', env: [env], parse: wholeNumber(1, most), usual };
}

/** Everything that can be set. The help, the environment and docs/hosting.md follow this list; the command line has the words. */
export const SETTINGS = {
  port: setting({
    flag: 'port',
    takes: 'n',
    env: ['DUSTUP_PORT', 'PORT'],
    parse: wholeNumber(0, 65_535),
    usual: 4780,
  }),
  host: setting({
    flag: 'host',
    takes: 'address',
    env: ['DUSTUP_HOST', 'HOST'],
    parse: anyText,
    usual: '0.0.0.0',
    usually: 'inWords',
  }),
  data: setting({
    flag: 'data',
    takes: 'folder',
    env: ['DUSTUP_DATA'],
    parse: folder,
    usual: join(ROOT, 'data'),
    usually: 'inWords',
  }),
  database: setting<string | null>({
    flag: 'database',
    takes: 'url',
    env: ['DUSTUP_DATABASE'],
    parse: databaseUrl,
    usual: null,
    usually: 'inWords',
  }),
  node: setting<string | null>({
    flag: 'node',
    takes: 'name',
    env: ['DUSTUP_NODE'],
    parse: nodeName,
    usual: null,
    usually: 'inWords',
  }),
  clubAddress: setting<string | null>({
    flag: 'club-address',
    takes: 'host:port',
    env: ['DUSTUP_CLUB_ADDRESS'],
    parse: hostAndPort,
    usual: null,
    usually: 'inWords',
  }),
  clubSecret: setting<string | null>({
    flag: 'club-secret',
    takes: 'secret',
    env: ['DUSTUP_CLUB_SECRET'],
    parse: secret,
    usual: null,
    usually: 'inWords',
  }),
  publicUrl: setting<URL | null>({
    flag: 'public-url',
    takes: 'url',
    env: ['DUSTUP_PUBLIC_URL'],
    parse: publicUrl,
    usual: null,
    usually: 'inWords',
  }),
  basePath: setting<string | null>({
    flag: 'base-path',
    takes: 'path',
    env: ['DUSTUP_BASE_PATH'],
    parse: basePath,
    usual: null,
    usually: 'inWords',
  }),
  trustProxy: setting({
    flag: 'trust-proxy',
    takes: 'whom',
    env: ['DUSTUP_TRUST_PROXY'],
    parse: trust,
    usual: () => false,
    usually: 'inWords',
  }),
  origins: setting<readonly string[]>({
    flag: 'origins',
    takes: 'list',
    env: ['DUSTUP_ORIGINS'],
    parse: origins,
    usual: [],
    usually: 'inWords',
  }),
  retention: setting({
    flag: 'retention',
    takes: 'days',
    env: ['DUSTUP_RETENTION'],
    parse: wholeNumber(0, 36_500),
    usual: 365,
  }),
  logLevel: setting({
    flag: 'log-level',
    takes: 'level',
    env: ['DUSTUP_LOG_LEVEL'],
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    usual: 'info',
  }),
  logFormat: setting({
    flag: 'log-format',
    takes: 'format',
    env: ['DUSTUP_LOG_FORMAT'],
    parse: oneOf('auto', 'text', 'json'),
    usual: 'auto',
  }),
  metricsToken: setting<string | null>({
    flag: 'metrics-token',
    takes: 'secret',
    env: ['DUSTUP_METRICS_TOKEN'],
    parse: secret,
    usual: null,
    usually: 'inWords',
  }),
  adminToken: setting<string | null>({
    flag: 'admin-token',
    takes: 'secret',
    env: ['DUSTUP_ADMIN_TOKEN'],
    parse: secret,
    usual: null,
    usually: 'inWords',
  }),
  compress: setting({
    flag: 'compress',
    env: ['DUSTUP_COMPRESS'],
    parse: yesOrNo,
    usual: false,
  }),
  salvage: setting({
    flag: 'salvage',
    env: ['DUSTUP_SALVAGE'],
    parse: yesOrNo,
    usual: false,
  }),
  acceptLoss: setting({
    flag: 'accept-loss',
    env: ['DUSTUP_ACCEPT_LOSS'],
    parse: yesOrNo,
    usual: false,
  }),
  messages: limit('max-messages', 'DUSTUP_MAX_MESSAGES', USUAL_LIMITS.messages),
  connections: limit('max-connections', 'DUSTUP_MAX_CONNECTIONS', USUAL_LIMITS.connectionsInAll),
  connectionsPerAddress: limit('max-per-address', 'DUSTUP_MAX_PER_ADDRESS', USUAL_LIMITS.connectionsPerAddress),
  connectionsPerGuest: limit('max-per-guest', 'DUSTUP_MAX_PER_GUEST', USUAL_LIMITS.connectionsPerGuest),
  tables: limit('max-tables', 'DUSTUP_MAX_TABLES', USUAL_LIMITS.tablesInAll),
  tablesPerGuest: limit('max-tables-per-guest', 'DUSTUP_MAX_TABLES_PER_GUEST', USUAL_LIMITS.tablesPerGuest),
  gamesPerHour: limit('max-games-per-hour', 'DUSTUP_MAX_GAMES_PER_HOUR', USUAL_LIMITS.gamesPerHour),
  changesPerHour: limit('max-changes-per-hour', 'DUSTUP_MAX_CHANGES_PER_HOUR', USUAL_LIMITS.changesPerHour),
  idleMinutes: limit('idle-minutes', 'DUSTUP_IDLE_MINUTES', USUAL_LIMITS.idleTable / MINUTE, 60 * 24 * 30),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name]['usual'] };
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter((name) => isSettingName(name));

function isSettingName(name: string): name is SettingName {
  return name in SETTINGS;
}
