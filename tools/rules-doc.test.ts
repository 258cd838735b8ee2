import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES_DOC, withAnswers } from './rules-doc.ts';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const doc = readFileSync(RULES_DOC, 'utf8');
const RULINGS = globSync('packages/**/RULINGS.md', { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();

describe('docs/rules.md', () => {
  it('has the answers as the rulings give them: `npm run words` writes them anew', () => {
    expect(doc).toBe(withAnswers(doc));
  });

  it.each(RULINGS)('gives our answer to every open question of %s', (file) => {
    const open = read(file).match(/(?<=^- )[A-Z0-9-]+-Q(?= )/gm) ?? [];
    const answered = new Set(doc.match(/(?<=^\| )[A-Z0-9-]+-Q(?= \|)/gm));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((id) => !answered.has(id))).toEqual([]);
  });

  it('knows all rulings, those of mixes and of The Duel among them', () => {
    expect(RULINGS.length).toBeGreaterThan(13);
    for (const id of ['TRAIN-MIX-02-Q', 'DUEL-HIT-06-Q']) expect(doc).toContain(`| ${id} |`);
  });
});
