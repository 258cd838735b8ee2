import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('docs/rules.md', () => {
  it.each([
    'base',
    'stick-of-dynamite',
    'dodge-city',
    'event-decks',
    'high-noon',
    'a-fistful-of-cards',
    'gold-rush',
    'wild-west-show',
    'shadow-gunslingers',
    'valley-of-shadows',
    'armed-and-dangerous',
  ])('gives our answer to every open question of %s', (set) => {
    const open = read(`packages/bang/src/sets/${set}/RULINGS.md`).match(/(?<=^- )[A-Z0-9-]+-Q(?= )/gm) ?? [];
    const answered = new Set(read('docs/rules.md').match(/(?<=^\| )[A-Z0-9-]+-Q(?= \|)/gm));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((id) => !answered.has(id))).toEqual([]);
  });
});
