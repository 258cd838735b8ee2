import { formatFailure, runScenarioFile, type ScenarioResult } from '@dustup/notation';
import type { Command } from 'commander';
import { type ExitCode, type Io, OK, PROBLEM, UsageError } from '../io.ts';
import type { Result } from '../program.ts';
import { progressBar } from '../progress.ts';
import { filesBelow, readInput, readText } from '../read-file.ts';

type Flags = { readonly verbose?: true; readonly json?: true };

export function addScenario(program: Command, io: Io, result: Result): void {
  program
    .command('scenario')
    .description('run scenario files: what was expected, what was found')
    .argument('<files...>', 'texts in the notation; a folder means every *.scn in it, - the standard input')
    .option('-v, --verbose', 'name the scenarios that pass too')
    .option('--json', 'print the results as JSON')
    .action(async (files: readonly string[], flags: Flags) => {
      result.code = runTexts(io, await textsOf(io, files), flags);
    });
}

type Text = { readonly file: string; readonly text: string };

async function textsOf(io: Io, files: readonly string[]): Promise<Text[]> {
  if (files.filter((file) => file === STDIN).length > 1) throw new UsageError('inputTwice', { file: STDIN });
  const texts: Text[] = [];
  for (const file of files) {
    if (file === STDIN) texts.push({ file: '<stdin>', text: await readInput(io) });
    else for (const one of scenarioFiles(io, file)) texts.push({ file: one, text: readText(io, one) });
  }
  return texts;
}

const STDIN = '-';

/** The file itself, or every scenario in a folder and below it. */
function scenarioFiles(io: Io, file: string): readonly string[] {
  const files = filesBelow(io, file, '.scn');
  if (files?.length === 0) throw new UsageError('noScenarios', { file });
  return files ?? [file];
}

type FileResult = { readonly file: string; readonly scenarios: readonly ScenarioResult[] };

function runTexts(io: Io, texts: readonly Text[], { verbose, json }: Flags): ExitCode {
  const bar = progressBar(io, texts.length, 'files');
  const results = texts.map(({ file, text }, at): FileResult => {
    bar.update(at);
    return { file, scenarios: runScenarioFile(text, { file }) };
  });
  bar.end();
  const scenarios = results.flatMap((one) => one.scenarios);
  const failed = scenarios.filter(({ passed }) => !passed).length;
  const empty = results.filter((one) => one.scenarios.length === 0).length;
  if (json === true) io.write(`${JSON.stringify({ scenarios: scenarios.length, failed, files: results }, null, 2)}\n`);
  else io.write(reportOf(results, verbose === true) + totalOf(scenarios.length, failed, texts.length, empty));
  return failed > 0 || empty > 0 ? PROBLEM : OK;
}

function reportOf(results: readonly FileResult[], isVerbose: boolean): string {
  const lines = results.flatMap(({ file, scenarios }) => [
    ...(scenarios.length === 0
      ? [`${file}:1: no scenario in it: a position, decisions and expectations would be right`]
      : []),
    ...scenarios.flatMap((scenario) => linesOf(file, scenario, isVerbose)),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function linesOf(file: string, { title, line, passed, failures }: ScenarioResult, isVerbose: boolean): string[] {
  const name = title === '' ? '' : ` ${title}`;
  if (passed) return isVerbose ? [`ok   ${file}:${line}${name}`] : [];
  return [`FAIL ${file}:${line}${name}`, ...failures.map(formatFailure).map(indented)];
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

function totalOf(scenarios: number, failed: number, files: number, empty: number): string {
  const count = `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  const problems = [...(failed > 0 ? [`${failed} failed`] : []), ...(empty > 0 ? [`${empty} without any`] : [])];
  return `${count}: ${problems.length === 0 ? 'all as expected' : problems.join(', ')}\n`;
}
