import { describe, expect, it } from 'vitest';
import { list, report, type SourceFile, table } from './rulings.ts';

const base = file('sets/base/RULINGS.md', [
  '# Rulings: base',
  'Words and sources elsewhere.',
  '- BASE-BEER-01 [000 §BEER] Beer heals its player by 1.',
  '- BASE-BEER-02-Q [open] Beer at full life? Answer: wasted. Why: nothing forbids it.',
  '- BASE-END-08-Q [open] Irrelevant. {note: nothing to see on the table}',
  '- BASE-DECK-06 [FAQ; card] The returning revolver. {waits: train}',
]);
const train = file('sets/train/RULINGS.md', ['# Rulings: train', '- TRAIN-01 [000] It moves.']);

function file(path: string, lines: string[]): SourceFile {
  return { path, text: `${lines.join('\n')}\n` };
}

function testFile(...lines: string[]): SourceFile {
  return file('sets/base/beer.test.ts', lines);
}

function statesOf(files: SourceFile[], declared: string[] = []): Record<string, string> {
  return Object.fromEntries(report(files, declared).rulings.map(({ id, state }) => [id, state]));
}

function problemsOf(files: SourceFile[], declared: string[] = []): string[] {
  return report(files, declared).problems.map(({ at, message }) => `${at}  ${message}`);
}

describe('a ruling', () => {
  it('is missing until a test cites it, unless its mark says that it is a note or waits', () => {
    expect(statesOf([base, train])).toEqual({
      'BASE-BEER-01': 'missing',
      'BASE-BEER-02-Q': 'missing',
      'BASE-END-08-Q': 'notes',
      'BASE-DECK-06': 'waiting',
      'TRAIN-01': 'missing',
    });
    expect(problemsOf([base, train])).toEqual([]);
  });

  it('keeps its text, source and mark apart', () => {
    const [, , , waiting] = report([base, train], []).rulings;
    expect(waiting).toMatchObject({
      set: 'base',
      at: 'sets/base/RULINGS.md:6',
      text: 'The returning revolver.',
      mark: { kind: 'waits', set: 'train' },
    });
  });
});

describe('a test cites a ruling', () => {
  const cited = (line: string) => report([base, train, testFile(line)], []).rulings.filter((r) => r.state === 'tested');

  it.each([
    "it('[BASE-BEER-01] heals', () => {});",
    "it(\n  '[BASE-BEER-01] heals',\n  () => {},\n);",
    'test("[BASE-BEER-01] heals", () => {});',
    'it(`[BASE-BEER-01] heals ${seat}`, () => {});',
    "it.each(rows)('[BASE-BEER-01] heals %s', () => {});",
    "it.each([[1, f(2)]])('[BASE-BEER-01] heals %s', () => {});",
    "describe('Beer', () => { for (const n of [3, 4]) it(`[BASE-BEER-01] heals`, () => {}); });",
  ])('by its id in the title: %s', (line) => {
    expect(cited(line).map(({ id }) => id)).toEqual(['BASE-BEER-01']);
  });

  it.each(["it('[BASE-BEER-01][BASE-BEER-02-Q] both', f);", "it('[BASE-BEER-01, BASE-BEER-02-Q] both', f);"])(
    'and may cite several: %s',
    (line) => {
      expect(cited(line).map(({ id }) => id)).toEqual(['BASE-BEER-01', 'BASE-BEER-02-Q']);
    },
  );

  it.each([
    "// it('[BASE-BEER-01] heals', () => {});",
    "it.skip('[BASE-BEER-01] heals', () => {});",
    "it.todo('[BASE-BEER-01] heals');",
    "describe.skip('Beer', () => { it('[BASE-BEER-01] heals', () => {}); });",
    "it('heals', () => { say('[BASE-BEER-01]'); });",
    "it('heals [1] of [some-thing]', () => {});",
  ])('but not in a test that does not run, nor outside a title: %s', (line) => {
    expect(cited(line)).toEqual([]);
    expect(problemsOf([base, train, testFile(line)])).toEqual([]);
  });

  it('with the file and line where it stands', () => {
    const files = [base, train, testFile("import 'x';", "it('[BASE-BEER-01] heals', () => {});")];
    expect(report(files, []).rulings[0]?.tests).toEqual(['sets/base/beer.test.ts:2']);
  });
});

describe('a scenario cites a ruling', () => {
  it('in a comment or in the line that names it, not in its moves', () => {
    const scenario = file('sets/base/beer.scn', [
      '# [BASE-BEER-01] a plain Beer',
      'scenario: [BASE-BEER-02-Q] a wasted one',
      'Ann plays [TRAIN-01]',
    ]);
    expect(statesOf([base, train, scenario])).toMatchObject({
      'BASE-BEER-01': 'tested',
      'BASE-BEER-02-Q': 'tested',
      'TRAIN-01': 'missing',
    });
  });
});

describe('the check fails on', () => {
  it('a missing ruling of a declared set', () => {
    expect(problemsOf([base, train], ['base'])).toEqual([
      'sets/base/RULINGS.md:3  BASE-BEER-01 has no test, and base is declared done',
      'sets/base/RULINGS.md:4  BASE-BEER-02-Q has no test, and base is declared done',
    ]);
  });

  it('an id that no RULINGS.md has', () => {
    expect(problemsOf([base, train, testFile("it('[BASE-BEER-1] heals', f);")])).toEqual([
      'sets/base/beer.test.ts:1  BASE-BEER-1 is in no RULINGS.md',
    ]);
  });

  it('an id that stands twice', () => {
    const again = file('sets/more/RULINGS.md', ['# Rulings: more', '- TRAIN-01 [000] It moves again.']);
    expect(problemsOf([base, train, again])).toEqual([
      'sets/more/RULINGS.md:2  TRAIN-01 stands already at sets/train/RULINGS.md:2',
    ]);
  });

  it('a ruling that waits for a set already declared', () => {
    expect(problemsOf([base, train, testFile("it('[TRAIN-01] moves', f);")], ['train'])).toEqual([
      'sets/base/RULINGS.md:6  BASE-DECK-06 waits for train, which is declared done',
    ]);
  });

  it('a ruling that waits for a set nobody knows', () => {
    expect(problemsOf([base])).toEqual([
      'sets/base/RULINGS.md:6  BASE-DECK-06 waits for train, which has no RULINGS.md',
    ]);
  });

  it('a ruling both marked and tested', () => {
    const tests = testFile("it('[BASE-END-08-Q] ends', f);", "it('[BASE-DECK-06] is gone', f);");
    expect(problemsOf([base, train, tests])).toEqual([
      'sets/base/RULINGS.md:5  BASE-END-08-Q is marked "note", but sets/base/beer.test.ts:1 tests it',
      'sets/base/RULINGS.md:6  BASE-DECK-06 is marked "waits", but sets/base/beer.test.ts:2 tests it',
    ]);
  });

  it.each(['{note:}', '{wait: train}', '{waits: Train Robbery}'])('a mark that cannot be read: %s', (mark) => {
    const odd = file('odd/RULINGS.md', ['# Rulings: odd', `- ODD-01 [000] Odd. ${mark}`]);
    expect(problemsOf([odd])).toEqual([`odd/RULINGS.md:2  cannot read ${mark}: write {note: reason} or {waits: set}`]);
  });

  it.each(['- ODD-01 no source', '- odd-01 [000] small letters', '- ODD-01 [000] Odd. {note: a} {waits: base}'])(
    'a line that is no ruling: %s',
    (line) => {
      const odd = file('odd/RULINGS.md', ['# Rulings: odd', line]);
      expect(problemsOf([odd])).toEqual([
        'odd/RULINGS.md:2  cannot read this line: write "- ID [source] text", one mark at most',
      ]);
    },
  );

  it('a file that does not say its set, and a declared set without rulings', () => {
    expect(problemsOf([file('odd/RULINGS.md', ['# Odd'])], ['odd'])).toEqual([
      'odd/RULINGS.md:1  no line "# Rulings: <set>"',
      'packages/bang/src/sets/declared.json  odd has no RULINGS.md',
    ]);
  });
});

describe('what it prints', () => {
  const whole = report([train, base, testFile("it('[TRAIN-01] moves', f);")], ['train']);

  it('is a table: the declared sets in their order, then the others', () => {
    expect(table(whole)).toBe(
      [
        'set    lines  tested  waiting  notes  missing  declared',
        '-----  -----  ------  -------  -----  -------  --------',
        'train      1       1        0      0        0       yes',
        'base       4       0        1      1        2         -',
        '-----  -----  ------  -------  -----  -------  --------',
        'total      5       1        1      1        2',
      ].join('\n'),
    );
  });

  it('or the rulings in one state, each with what matters about it', () => {
    expect(list(whole.rulings, 'waiting')).toBe('sets/base/RULINGS.md:6  BASE-DECK-06  waits for train');
    expect(list(whole.rulings, 'notes')).toBe('sets/base/RULINGS.md:5  BASE-END-08-Q  nothing to see on the table');
    expect(list(whole.rulings, 'tested')).toBe('sets/train/RULINGS.md:2  TRAIN-01  sets/base/beer.test.ts:1');
    expect(list(whole.rulings, 'missing').split('\n')).toEqual([
      'sets/base/RULINGS.md:3  BASE-BEER-01  Beer heals its player by 1.',
      'sets/base/RULINGS.md:4  BASE-BEER-02-Q  Beer at full life? Answer: wasted. Why: nothing forbids it.',
    ]);
  });
});
