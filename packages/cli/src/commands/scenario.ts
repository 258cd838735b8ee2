import { type Failure, runScenarioFile, type ScenarioResult } from '@dustup/notation';
import { type ExitCode, type Io, OK, PROBLEM, type Say, UsageError } from '../io.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import { filesBelow, readInput, readText, STDIN } from '../read-file.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly verbose?: true; readonly json?: true };

export function addScenario(command: SpokenCommand, shell: Shell): void {
  const { say, result } = shell;
  command
    .argument('<files...>', say('usage.scenario.files'))
    .option('-v, --verbose', say('usage.scenario.verbose'))
    .option('--json', say('usage.scenario.json'))
    .action(async (files: readonly string[], flags: Flags) => {
      result.code = runTexts(shell, await textsOf(shell.io, files), flags);
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

/** The file itself, or every scenario in a folder and below it. */
function scenarioFiles(io: Io, file: string): readonly string[] {
  const files = filesBelow(io, file, '.scn');
  if (files?.length === 0) throw new UsageError('noScenarios', { file });
  return files ?? [file];
}

type FileResult = { readonly file: string; readonly scenarios: readonly ScenarioResult[] };

function runTexts(shell: Shell, texts: readonly Text[], { verbose, json }: Flags): ExitCode {
  const { io, say, language } = shell;
  const bar = progressBar(shell, texts.length, 'files');
  const results = texts.map(({ file, text }, at): FileResult => {
    bar.update(at);
    // Programs that read JSON get the same texts in every language.
    return { file, scenarios: runScenarioFile(text, { file, ...(json !== true && { language }) }) };
  });
  bar.end();
  const scenarios = results.flatMap((one) => one.scenarios);
  const failed = scenarios.filter(({ passed }) => !passed).length;
  const empty = results.filter((one) => one.scenarios.length === 0).length;
  if (json === true) io.write(`${JSON.stringify({ scenarios: scenarios.length, failed, files: results }, null, 2)}\n`);
  else {
    const counts = { scenarios: scenarios.length, failed, files: texts.length, empty };
    io.write(reportOf(results, verbose === true, say) + totalOf(counts, say));
  }
  return failed > 0 || empty > 0 ? PROBLEM : OK;
}

function reportOf(results: readonly FileResult[], isVerbose: boolean, say: Say): string {
  const lines = results.flatMap(({ file, scenarios }) => [
    ...(scenarios.length === 0 ? [say('scenario.empty', { file })] : []),
    ...scenarios.flatMap((scenario) => linesOf(file, scenario, isVerbose, say)),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function linesOf(
  file: string,
  { title, line, passed, failures }: ScenarioResult,
  isVerbose: boolean,
  say: Say,
): string[] {
  const where = `${file}:${line}${title === '' ? '' : ` ${title}`}`;
  if (passed) return isVerbose ? [say('scenario.passed', { where })] : [];
  return [say('scenario.failed', { where }), ...failures.flatMap((failure) => failureLines(failure, say))];
}

function failureLines({ kind, file, line, expected, found }: Failure, say: Say): string[] {
  const where = `${file}:${line}`;
  if (kind === 'error') return [`  ${where}: ${found}`];
  return [`  ${say('scenario.expected', { where, expected })}`, `    ${say('scenario.found', { found })}`];
}

type Counts = { readonly scenarios: number; readonly failed: number; readonly files: number; readonly empty: number };

function totalOf(counts: Counts, say: Say): string {
  const { failed, empty } = counts;
  if (failed + empty === 0) return `${say('scenario.asExpected', counts)}\n`;
  return `${say('scenario.notAsExpected', { ...counts, isBoth: String(failed > 0 && empty > 0) })}\n`;
}
