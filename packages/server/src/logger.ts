import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import { nodeOf } from './node-name.ts';
import type { Settings } from './settings/settings.ts';

/** Where log lines go, and whether a person is watching. */
export type LogTarget = { readonly write: (text: string) => void; readonly isTerminal: boolean };

/** What may stand in a log line by mistake and must not be read there. */
const SECRETS = [
  'token',
  'link',
  'key',
  'salt',
  'authorization',
  '*.token',
  '*.link',
  '*.key',
  '*.salt',
  '*.authorization',
];

/** Lines of JSON for machines, which say what node they are from; of text for people. */
export function makeLogger(
  { logLevel, logFormat, node }: Pick<Settings, 'logLevel' | 'logFormat' | 'node'>,
  target: LogTarget,
): Logger {
  const isText = logFormat === 'text' || (logFormat === 'auto' && target.isTerminal);
  const write = isText ? (line: string) => target.write(textLine(line)) : target.write;
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      write(String(chunk));
      done();
    },
  });
  return pino(
    {
      level: logLevel,
      base: isText ? null : { node: nodeOf({ node }) },
      redact: SECRETS,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );
}

/** `12:00:01 warn  The disk is full file=/data` */
function textLine(line: string): string {
  const { time, level, msg, ...facts } = parseLine(line);
  const rest = Object.entries(facts).map(([name, value]) => ` ${name}=${shown(value)}`);
  return `${shown(time).slice(11, 19)} ${shown(level).padEnd(5)} ${shown(msg)}${rest.join('')}\n`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(line);
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
