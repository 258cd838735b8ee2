import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LONGEST_CHAT,
  LONGEST_NAME,
  LONGEST_REQUEST,
  parseRequest,
  PROTOCOL_VERSION,
  REQUEST_TYPES,
} from '@dustup/protocol';
import { createClient, SERVER_MESSAGE_TYPES } from '@dustup/protocol/client';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const DOC = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');

type Example = { readonly name: string; readonly text: string };

/** The JSON examples of a part of the document, each with the heading above it. */
function examplesIn(part: string): Example[] {
  const [, text = ''] = DOC.split(`\n## ${part}\n`);
  const [body = ''] = text.split('\n## ');
  return body.split(/^### /m).flatMap((section) => {
    const [name = ''] = section.split('\n');
    return [...section.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => ({ name: name.trim(), text: json }));
  });
}

const fromClient = examplesIn('From the client');
const fromServer = examplesIn('From the server');

/** Words that stand as code. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`(\w+)`/g)].flatMap(([, word]) => word ?? []);
}

/** Every reason the server gives, and what comes with it. */
function reasonsGiven(): Map<string, Set<string>> {
  const given = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'refuse') return;
    const [reason, more] = node.arguments;
    if (reason === undefined || !ts.isStringLiteral(reason)) return;
    const members = more !== undefined && ts.isObjectLiteralExpression(more) ? [...more.properties] : [];
    const names = members.flatMap(({ name }) => name?.getText() ?? []);
    given.set(reason.text, new Set([...(given.get(reason.text) ?? []), ...names]));
  };
  for (const file of globSync('packages/server/src/core/**/*.ts', { cwd: ROOT })) {
    if (file.endsWith('.test.ts')) continue;
    visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return given;
}
const given = reasonsGiven();

describe('docs/protocol.md', () => {
  it('is of the version we speak, with the limits we keep', () => {
    expect(DOC).toMatch(new RegExp(`^# The protocol, version ${PROTOCOL_VERSION}$`, 'm'));
    expect(DOC).toContain(`at most ${LONGEST_REQUEST} bytes`);
    expect(DOC).toContain(`a name ${LONGEST_NAME} characters, a line of chat ${LONGEST_CHAT}`);
  });

  it('has every message, both ways, once', () => {
    expect(fromClient.map(({ name }) => name).sort()).toEqual([...REQUEST_TYPES].sort());
    expect(fromServer.map(({ name }) => name).sort()).toEqual([...SERVER_MESSAGE_TYPES].sort());
  });

  it.each(fromClient)('$name: the server can read the example', ({ name, text }) => {
    expect(parseRequest(text)).toMatchObject({ t: name });
  });

  it('the examples of the server, and the bot, are what the types say', () => {
    const examples = fromServer.map(({ name, text }) => `said('${name}', ${text});`);
    const wrong = [
      "said('gone', { t: 'gone', why: 'bored' });",
      "said('pong', { t: 'pong', more: 1 });",
      "said('ask', { t: 'pong' });",
    ];
    const [, bot = ''] = /^```ts\n(.*?)^```/ms.exec(DOC) ?? [];
    expect(bot).not.toBe('');
    const problems = typeProblems([[SAID, ...examples].join('\n'), bot, [SAID, ...wrong].join('\n')]);
    expect(problems.slice(0, 2)).toEqual([[], []]);
    expect(problems[2]).toHaveLength(wrong.length);
  });

  it('the examples of the server fit together: a client follows them without asking again', () => {
    const client = createClient({ newRe: () => 're', chance: () => 0 });
    client.handle({ type: 'open', now: 0 });
    client.handle({ type: 'connected', connection: 1, identity: null, now: 0 });
    const sent: string[] = [];
    for (const { name, text } of fromServer) {
      if (name === 'reload' || name === 'gone') continue;
      const outputs = client.handle({ type: 'received', connection: 1, text, now: 0 });
      sent.push(...outputs.flatMap((output) => (output.type === 'send' ? [output.text] : [])));
    }
    expect(sent).toEqual([]);
    const game = client.state.table?.game;
    expect(game).toMatchObject({ n: 1, table: { drawPileCount: 61, turn: { phase: 'play' } } });
    expect(game?.own).toMatchObject({ hand: [8, 51, 20, 22].map((id) => ({ id })) });
  });

  it('lists every reason the server gives', () => {
    const listed = new Set(codeIn(DOC));
    expect(given.size).toBeGreaterThan(0);
    expect([...given.keys()].filter((reason) => !listed.has(reason))).toEqual([]);
  });

  it('names what comes with a reason as the server does', () => {
    const [, after = ''] = DOC.split('\n## Reasons\n');
    const [reasons = ''] = after.split('\n## ');
    const rows = [...reasons.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].map(([, names = '', why = '']) => ({ names, why }));
    const wrong = rows.flatMap(({ names, why }) => {
      const details = new Set(codeIn(names).flatMap((reason) => [...(given.get(reason) ?? [])]));
      const messages = [...REQUEST_TYPES, ...SERVER_MESSAGE_TYPES, 're'];
      return codeIn(why).filter((word) => !given.has(word) && !details.has(word) && !messages.includes(word));
    });
    expect(rows.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
    expect(given.get('theDeadMayReturn')).toEqual(new Set(['sets']));
  });
});

/** Numbers are numbers in JSON; of a frame an example shows a part. */
const SAID = `
import type { Json } from '@dustup/kernel';
import type { PublicFrame, ServerMessage } from '@dustup/protocol';
type Shown<T> = [Json] extends [T] ? T : T extends number ? number : T extends PublicFrame ? Part<T> : T extends object ? { [K in keyof T]: Shown<T[K]> } : T;
type Part<T> = [Json] extends [T] ? T : T extends number ? number : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;
declare function said<N extends ServerMessage['t']>(name: N, message: Shown<Extract<ServerMessage, { t: NoInfer<N> }>>): void;
`;

/** What TypeScript has to say about files that are not there, in the protocol's folder. */
function typeProblems(sources: readonly string[]): string[][] {
  const paths = sources.map((_, at) => join(ROOT, `packages/protocol/src/not-there-${at}.ts`).replaceAll('\\', '/'));
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => paths.includes(path) || disk.fileExists(path),
    getSourceFile: (path, version, ...rest) => {
      const text = sources[paths.indexOf(path)];
      return text === undefined ? disk.getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
    },
  };
  const program = ts.createProgram(paths, { ...options, noEmit: true }, host);
  return paths.map((path) => {
    const file = program.getSourceFile(path);
    const problems = [...program.getSemanticDiagnostics(file), ...program.getSyntacticDiagnostics(file)];
    return problems.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
  });
}
