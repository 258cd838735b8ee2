import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { findNeverRun } from './never-run.ts';

const folders: string[] = [];

function linesFoundIn(body: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'never-run-'));
  folders.push(folder);
  const file = join(folder, 'card.ts');
  writeFileSync(
    file,
    `export function* draw(): Generator<number, void, number> { yield 1; }\nexport function pay(): void {}\n${body}`,
  );
  const program = ts.createProgram([file], { strict: true, target: ts.ScriptTarget.ES2022, noEmit: true });
  return findNeverRun(program, [file]).map(({ line }) => line);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('A procedure that nobody runs', () => {
  it('is found as a statement, behind a condition and behind void', () => {
    expect(
      linesFoundIn('export function* effect(is: boolean) {\n  draw();\n  is && draw();\n  void draw();\n}'),
    ).toEqual([4, 5, 6]);
  });

  it('is not seen where it is run or handed on', () => {
    expect(linesFoundIn('export function* effect() {\n  yield* draw();\n  pay();\n  return yield* draw();\n}')).toEqual(
      [],
    );
    expect(linesFoundIn('export const later = () => draw();')).toEqual([]);
  });
});
