import { globSync } from 'node:fs';
import { ROOT, runNode } from './run.ts';

type Violation = {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
};
type RuleText = { readonly name: string; readonly comment?: string };
type Cruise = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed?: { readonly forbidden?: readonly RuleText[] };
  };
};

/** Checks who imports whom; says what is wrong, or undefined. */
export async function findArrowProblems(): Promise<string | undefined> {
  const { stdout, output } = await runNode([
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config=.dependency-cruiser.mjs',
    '--output-type=json',
    'packages',
    'tools',
  ]);
  if (!stdout.startsWith('{')) return output || 'dependency-cruiser said nothing.';
  const cruise: Cruise = JSON.parse(stdout);
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  return describeArrowProblems(cruise, files);
}

export function describeArrowProblems(cruise: Cruise, files: readonly string[]): string | undefined {
  const seen = new Set(cruise.modules.map((module) => module.source));
  const unseen = files.filter((file) => !seen.has(file.replaceAll('\\', '/')));
  // With a TypeScript it cannot use, dependency-cruiser looks at nothing and finds nothing wrong.
  if (seen.size === 0 || unseen.length > 0) {
    return `dependency-cruiser did not look at every file (${seen.size} seen), so its silence means nothing:\n${unseen.join('\n')}`;
  }
  const comments = new Map(cruise.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  const lines = cruise.summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to];
    return `${path.join(' → ')}\n  ${rule.name}: ${comments.get(rule.name) ?? 'forbidden'}`;
  });
  return lines.length === 0 ? undefined : lines.join('\n');
}
