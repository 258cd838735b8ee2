/**
 * `npm run rulings`: which rulings have a test, which wait for a later set, which are mere notes, which are missing.
 * What a mark means and how a test cites a ruling: docs/rulings.md.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { DECLARED, declaredOf, inOrder } from './rulings-order.ts';

const STATES = ['tested', 'waiting', 'notes', 'missing'] as const;
type State = (typeof STATES)[number];

/** A file as the tool was given it; `path` is only looked at for its name and for messages. */
export type SourceFile = { path: string; text: string };
type Mark = { kind: 'note'; reason: string } | { kind: 'waits'; set: string };
export type Ruling = { id: string; set: string; at: string; text: string; mark: Mark | null };
type Mention = { id: string; at: string };
type Problem = { at: string; message: string };
type SetCount = { set: string; declared: boolean; lines: number } & Record<State, number>;
export type Report = {
  sets: SetCount[];
  rulings: (Ruling & { state: State; tests: string[] })[];
  problems: Problem[];
};

/** Everything the tool knows, from file contents alone. `declared`: the sets that are done, in their order. */
export function report(files: readonly SourceFile[], declared: readonly string[]): Report {
  const problems: Problem[] = [];
  const read = files.filter((file) => file.path.endsWith('RULINGS.md')).flatMap((file) => readRulings(file, problems));
  const mentions = files.flatMap(mentionsIn);
  const known = firstOfEach(read, problems);

  const rulings = [...known.values()].map((ruling) => {
    const tests = mentions.filter((mention) => mention.id === ruling.id).map((mention) => mention.at);
    return { ...ruling, tests, state: stateOf(ruling, tests) };
  });
  const setNames = inOrder(new Set(rulings.map((ruling) => ruling.set)), declared);

  for (const set of declared) {
    if (!setNames.includes(set)) problems.push({ at: DECLARED, message: `${set} has no RULINGS.md` });
  }
  for (const { id, at } of mentions) {
    if (!known.has(id)) problems.push({ at, message: `${id} is in no RULINGS.md` });
  }
  for (const { id, set, at, mark, state, tests } of rulings) {
    const say = (message: string) => problems.push({ at, message: `${id} ${message}` });
    if (state === 'missing' && declared.includes(set)) say(`has no test, and ${set} is declared done`);
    if (mark !== null && tests[0] !== undefined) say(`is marked "${mark.kind}", but ${tests[0]} tests it`);
    if (mark?.kind !== 'waits') continue;
    if (!setNames.includes(mark.set)) say(`waits for ${mark.set}, which has no RULINGS.md`);
    if (declared.includes(mark.set)) say(`waits for ${mark.set}, which is declared done`);
  }

  const sets = setNames.map((set) => {
    const own = rulings.filter((ruling) => ruling.set === set);
    return { set, declared: declared.includes(set), ...count(own) };
  });
  return { sets, rulings, problems };
}

function stateOf(ruling: Ruling, tests: readonly string[]): State {
  if (tests.length > 0) return 'tested';
  if (ruling.mark === null) return 'missing';
  return ruling.mark.kind === 'waits' ? 'waiting' : 'notes';
}

/** A line is `- ID [source] text`, and may end in one mark: `{note: reason}` or `{waits: set}`. */
export function readRulings({ path, text }: SourceFile, problems: Problem[]): Ruling[] {
  const rulings: Ruling[] = [];
  const set = /^# Rulings: (\S+)$/m.exec(text)?.[1];
  if (set === undefined) problems.push({ at: `${path}:1`, message: 'no line "# Rulings: <set>"' });

  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('- ')) continue;
    const at = `${path}:${index + 1}`;
    const parts = /^- (?<id>[A-Z]+(?:-[A-Z0-9]+)+) \[[^\]]+\] (?<text>[^{}]+?)(?: \{(?<mark>[^{}]*)\})?$/.exec(
      line,
    )?.groups;
    if (parts?.id === undefined || parts.text === undefined) {
      problems.push({ at, message: 'cannot read this line: write "- ID [source] text", one mark at most' });
      continue;
    }
    const mark = parts.mark === undefined ? null : readMark(parts.mark);
    if (mark === undefined) {
      problems.push({ at, message: `cannot read {${parts.mark}}: write {note: reason} or {waits: set}` });
    }
    rulings.push({ id: parts.id, set: set ?? path, at, text: parts.text, mark: mark ?? null });
  }
  return rulings;
}

function readMark(inside: string): Mark | undefined {
  const reason = /^note: (\S.*)$/.exec(inside)?.[1];
  if (reason !== undefined) return { kind: 'note', reason };
  const set = /^waits: ([a-z-]+)$/.exec(inside)?.[1];
  return set === undefined ? undefined : { kind: 'waits', set };
}

function firstOfEach(rulings: readonly Ruling[], problems: Problem[]): Map<string, Ruling> {
  const first = new Map<string, Ruling>();
  for (const ruling of rulings) {
    const earlier = first.get(ruling.id);
    if (earlier === undefined) first.set(ruling.id, ruling);
    else problems.push({ at: ruling.at, message: `${ruling.id} stands already at ${earlier.at}` });
  }
  return first;
}

function mentionsIn({ path, text }: SourceFile): Mention[] {
  const titles = path.endsWith('.test.ts') ? testTitles(path, text) : path.endsWith('.scn') ? scenarioTitles(text) : [];
  return titles.flatMap(({ title, line }) => idsIn(title).map((id) => ({ id, at: `${path}:${line}` })));
}

type Title = { title: string; line: number };

/** Titles of the tests that run: `it` and `test`, also with `.each` and the like, but nothing skipped or still to do. */
function testTitles(path: string, text: string): Title[] {
  const titles: Title[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name = '', ...modifiers] = calledName(node.expression);
      const isSuite = ['it', 'test', 'describe'].includes(name);
      if (isSuite && !modifiers.every((modifier) => RUNNING.includes(modifier))) return;
      const title = node.arguments[0];
      if (isSuite && name !== 'describe' && title !== undefined && isText(title)) {
        const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
        titles.push({ title: title.getText(source), line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** What may follow `it.` in a test that runs; `skip`, `todo`, `fails`, `skipIf` prove nothing. */
const RUNNING = ['only', 'each', 'for', 'concurrent', 'sequential'];

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `it.each(rows)` is `['it', 'each']`. */
function calledName(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return calledName(node.expression);
  if (ts.isPropertyAccessExpression(node)) return [...calledName(node.expression), node.name.text];
  return ts.isIdentifier(node) ? [node.text] : [];
}

/** In a scenario the ids stand in a comment or in the line that names it. */
function scenarioTitles(text: string): Title[] {
  return text
    .split('\n')
    .map((title, index) => ({ title, line: index + 1 }))
    .filter(({ title }) => /^\s*(?:#|scenario\b)/.test(title));
}

/** `[A-01][B-02] …` and `[A-01, B-02] …` name two rulings each; other brackets are just brackets. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/[,\s]+/))
    .filter((word) => /^[A-Z]{2,}(?:-[A-Za-z0-9]+)+$/.test(word));
}

function count(rulings: readonly { state: State }[]): { lines: number } & Record<State, number> {
  const having = (state: State) => rulings.filter((ruling) => ruling.state === state).length;
  return {
    lines: rulings.length,
    tested: having('tested'),
    waiting: having('waiting'),
    notes: having('notes'),
    missing: having('missing'),
  };
}

/** The table, one row per set and a total below. */
export function table({ sets, rulings }: Pick<Report, 'sets' | 'rulings'>): string {
  const head = ['set', 'lines', ...STATES, 'declared'];
  const numbers = (row: Omit<SetCount, 'set' | 'declared'>) =>
    [row.lines, ...STATES.map((state) => row[state])].map(String);
  const body = sets.map((row) => [row.set, ...numbers(row), row.declared ? 'yes' : '-']);
  const foot = ['total', ...numbers(count(rulings)), ''];
  const widths = head.map((_, column) => Math.max(...[head, ...body, foot].map((row) => row[column]?.length ?? 0)));
  const write = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [write(head), rule, ...body.map(write), rule, write(foot)].join('\n');
}

/** One line per ruling in that state: where, which, and why it waits or what it says. */
export function list(rulings: Report['rulings'], state: State): string {
  const about = ({ mark, text, tests }: Report['rulings'][number]) => {
    if (tests.length > 0) return tests.join(', ');
    if (mark === null) return text;
    return mark.kind === 'waits' ? `waits for ${mark.set}` : mark.reason;
  };
  return rulings
    .filter((ruling) => ruling.state === state)
    .map((ruling) => `${ruling.at}  ${ruling.id}  ${about(ruling)}`)
    .join('\n');
}

function main(): void {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, list: { type: 'string' }, set: { type: 'string' } },
  });
  const root = join(import.meta.dirname, '..');
  const files = globSync('packages/**/{RULINGS.md,*.test.ts,*.scn}', { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const whole = report(files, declaredOf(root));

  const wanted = values.set;
  const state = STATES.find((name) => name === values.list);
  if (values.list !== undefined && state === undefined) return complain(`--list takes ${STATES.join(', ')}`);
  if (wanted !== undefined && !whole.sets.some(({ set }) => set === wanted)) return complain(`no set named ${wanted}`);

  const sets = whole.sets.filter(({ set }) => wanted === undefined || set === wanted);
  const rulings = whole.rulings.filter(({ set }) => wanted === undefined || set === wanted);
  if (values.json) console.log(JSON.stringify({ sets, rulings, problems: whole.problems }, null, 2));
  else if (state === undefined) console.log(table({ sets, rulings }));
  else console.log(list(rulings, state));

  for (const { at, message } of whole.problems) console.error(`${at}  ${message}`);
  if (whole.problems.length > 0) process.exitCode = 1;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

if (import.meta.main) main();
