import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLOSSARY, glossary } from './glossary.ts';

const doc = readFileSync(GLOSSARY, 'utf8');

describe('docs/glossary.md', () => {
  it('is as the code has it: `npm run words` writes it', () => {
    expect(doc).toBe(glossary());
  });

  it('has questions with what they are about, and events with their details, of both games', () => {
    expect(doc).toMatch(/^\| `dodge` \| ⟨by⟩ shoots at you.*`missing`/m);
    expect(doc).toMatch(/^\| `play` \| Your turn/m);
    expect(doc).toMatch(/^\| `lifeLost` \| .*`seat`/m);
    expect(doc).toContain('## Questions of The Duel');
  });

  it('explains every member of `about`', () => {
    const [explained = ''] = doc.split('## Members of an event');
    const questions = [...doc.matchAll(/^## Questions of .*\n\n.*\n.*\n((?:\|.*\n)+)/gm)].map(([, rows]) => rows ?? '');
    const abouts = questions.flatMap((rows) => rows.split('\n')).map((row) => row.split(' | ')[2] ?? '');
    const named = new Set(abouts.flatMap((about) => about.match(/`\w+`/g) ?? []));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((name) => !explained.includes(`| ${name} |`))).toEqual([]);
  });

  it('has English words for every question', () => {
    const rows = doc.split('\n').filter((line) => /^\| `\w+` \|  \|/.test(line));
    expect(rows).toEqual([]);
  });
});
