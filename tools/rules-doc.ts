/**
 * The tables of docs/rules.md: our answers to what the rulebooks leave open, from the `-Q` lines of every RULINGS.md. `npm run words` writes
 * them; a test fails when they are out of date.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declaredOf, inOrder } from './rulings-order.ts';
import { readRulings, type Ruling } from './rulings.ts';
import { ROOT } from './run.ts';

export const RULES_DOC = join(ROOT, 'docs/rules.md');

const BEGIN = '<!-- from the rulings: npm run words -->';
const END = '<!-- end -->';

/** The page with its tables made anew. */
export function withAnswers(doc: string): string {
  const [begin, end] = [doc.indexOf(BEGIN), doc.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${RULES_DOC} has no place for the answers: ${BEGIN} … ${END}`);
  return `${doc.slice(0, begin)}${BEGIN}\n\n${sections()}\n\n${doc.slice(end)}`;
}

function sections(): string {
  const files = globSync('packages/**/RULINGS.md', { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();
  const sets = files.map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const rulings = readRulings({ path, text }, []);
    return { set: rulings[0]?.set ?? path, name: nameOf(path), open: rulings.filter(({ id }) => id.endsWith('-Q')) };
  });
  const order = inOrder(
    sets.map(({ set }) => set),
    declaredOf(ROOT),
  );
  return order
    .flatMap((slug) => sets.filter(({ set, open }) => set === slug && open.length > 0))
    .map(({ name, open }) => `### ${name}\n\n| ruling | our answer |\n|---|---|\n${open.map(row).join('\n')}`)
    .join('\n\n');
}

/** As the folder calls itself; a package by what its first words say. */
function nameOf(path: string): string {
  const readme = readFileSync(join(ROOT, dirname(path), 'README.md'), 'utf8');
  const title = /^# (\w.*)$/m.exec(readme) ?? /^([A-Z][^:\n]*):/m.exec(readme);
  return title?.[1] ?? path;
}

/** Without its reason, which stands with the ruling. */
function row({ id, text }: Ruling): string {
  const [answer = ''] = text.split(' Why: ');
  return `| ${id} | ${answer.replace(' Answer: ', ' *Answer:* ').replaceAll('|', '\\|')} |`;
}
