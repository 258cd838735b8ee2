import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_LIMITS } from '../core/core.ts';
import {
  anyText,
  basePath,
  folder,
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
  readonly says: string;
  readonly parse: Parse<Value>;
  readonly usual: Value;
  /** What the help says of the usual value, if not the value itself. */
  readonly usually?: string;
};

/** In the repository its folder; an installed server keeps its data where it is started. */
const ROOT = import.meta.url.endsWith('.ts') ? fileURLToPath(new URL('../../../..', import.meta.url)) : process.cwd();
const MOST = 1_000_000;
const MINUTE = 60_000;

function setting<Value>(one: Setting<Value>): Setting<Value> {
  return one;
}

function limit(flag: string, env: string, usual: number, says: string, most = MOST): Setting<number> {
  return { flag, takes: 'n', env: [env], says, parse: wholeNumber(1, most), usual };
}

/** Everything that can be set. The help, the environment and docs/hosting.md follow this list. */
export const SETTINGS = {
  port: setting({
    flag: 'port',
    takes: 'n',
    env: ['DUSTUP_PORT', 'PORT'],
    says: 'port to listen on; 0 takes any free one',
    parse: wholeNumber(0, 65_535),
    usual: 4780,
  }),
  host: setting({
    flag: 'host',
    takes: 'address',
    env: ['DUSTUP_HOST', 'HOST'],
    says: 'address to listen on; 127.0.0.1 for this machine only',
    parse: anyText,
    usual: '0.0.0.0',
    usually: 'all addresses of this machine',
  }),
  data: setting({
    flag: 'data',
    takes: 'folder',
    env: ['DUSTUP_DATA'],
    says: 'folder for games, guests and crash files',
    parse: folder,
    usual: join(ROOT, 'data'),
    usually: 'data in the project folder, or where an installed server is started',
  }),
  publicUrl: setting<URL | null>({
    flag: 'public-url',
    takes: 'url',
    env: ['DUSTUP_PUBLIC_URL'],
    says: 'address that people type, if a proxy is in front',
    parse: publicUrl,
    usual: null,
    usually: 'whatever they typed',
  }),
  basePath: setting<string | null>({
    flag: 'base-path',
    takes: 'path',
    env: ['DUSTUP_BASE_PATH'],
    says: 'path under which a proxy forwards to this server',
    parse: basePath,
    usual: null,
    usually: 'the path of the public URL, or /',
  }),
  trustProxy: setting({
    flag: 'trust-proxy',
    takes: 'whom',
    env: ['DUSTUP_TRUST_PROXY'],
    says: 'proxies whose X-Forwarded-… headers count: no, a number of proxies, loopback, or addresses',
    parse: trust,
    usual: () => false,
    usually: 'no',
  }),
  origins: setting<readonly string[]>({
    flag: 'origins',
    takes: 'list',
    env: ['DUSTUP_ORIGINS'],
    says: 'other web pages that may connect, by origin',
    parse: origins,
    usual: [],
    usually: 'none',
  }),
  retention: setting({
    flag: 'retention',
    takes: 'days',
    env: ['DUSTUP_RETENTION'],
    says: 'days to keep finished games; 0 keeps them forever',
    parse: wholeNumber(0, 36_500),
    usual: 365,
  }),
  logLevel: setting({
    flag: 'log-level',
    takes: 'level',
    env: ['DUSTUP_LOG_LEVEL'],
    says: 'how much to log: trace, debug, info, warn, error or silent',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    usual: 'info',
  }),
  logFormat: setting({
    flag: 'log-format',
    takes: 'format',
    env: ['DUSTUP_LOG_FORMAT'],
    says: 'log format: text, json, or auto (text for a terminal)',
    parse: oneOf('auto', 'text', 'json'),
    usual: 'auto',
  }),
  metricsToken: setting<string | null>({
    flag: 'metrics-token',
    takes: 'secret',
    env: ['DUSTUP_METRICS_TOKEN'],
    says: 'bearer token that opens /metrics to other machines',
    parse: secret,
    usual: null,
    usually: 'none: this machine only',
  }),
  compress: setting({
    flag: 'compress',
    env: ['DUSTUP_COMPRESS'],
    says: 'compress messages: less traffic, but more memory and CPU',
    parse: yesOrNo,
    usual: false,
  }),
  salvage: setting({
    flag: 'salvage',
    env: ['DUSTUP_SALVAGE'],
    says: 'set a damaged database aside and continue with what can be read of it',
    parse: yesOrNo,
    usual: false,
  }),
  acceptLoss: setting({
    flag: 'accept-loss',
    env: ['DUSTUP_ACCEPT_LOSS'],
    says: 'continue even if acknowledged data is missing on disk',
    parse: yesOrNo,
    usual: false,
  }),
  messages: limit(
    'max-messages',
    'DUSTUP_MAX_MESSAGES',
    USUAL_LIMITS.messages,
    `messages a player may send in ${USUAL_LIMITS.span / 1000} seconds`,
  ),
  connections: limit(
    'max-connections',
    'DUSTUP_MAX_CONNECTIONS',
    USUAL_LIMITS.connectionsInAll,
    'connections in total',
  ),
  connectionsPerAddress: limit(
    'max-per-address',
    'DUSTUP_MAX_PER_ADDRESS',
    USUAL_LIMITS.connectionsPerAddress,
    'connections from one address (a whole club may share one)',
  ),
  connectionsPerGuest: limit(
    'max-per-guest',
    'DUSTUP_MAX_PER_GUEST',
    USUAL_LIMITS.connectionsPerGuest,
    'connections per guest',
  ),
  tables: limit('max-tables', 'DUSTUP_MAX_TABLES', USUAL_LIMITS.tablesInAll, 'tables in total'),
  tablesPerGuest: limit(
    'max-tables-per-guest',
    'DUSTUP_MAX_TABLES_PER_GUEST',
    USUAL_LIMITS.tablesPerGuest,
    'open tables per guest',
  ),
  gamesPerHour: limit(
    'max-games-per-hour',
    'DUSTUP_MAX_GAMES_PER_HOUR',
    USUAL_LIMITS.gamesPerHour,
    'games a guest may start per hour',
  ),
  changesPerHour: limit(
    'max-changes-per-hour',
    'DUSTUP_MAX_CHANGES_PER_HOUR',
    USUAL_LIMITS.changesPerHour,
    'changes and messages at tables per guest and hour, not counting moves',
  ),
  idleMinutes: limit(
    'idle-minutes',
    'DUSTUP_IDLE_MINUTES',
    USUAL_LIMITS.idleTable / MINUTE,
    'minutes until an empty table is closed',
    60 * 24 * 30,
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name]['usual'] };
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter((name) => isSettingName(name));

function isSettingName(name: string): name is SettingName {
  return name in SETTINGS;
}
