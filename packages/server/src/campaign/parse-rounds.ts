import type { NodesReport } from './run-nodes.ts';

/** A round of the campaign with several nodes. */
export type Round = NodesReport & {
  readonly seed: number;
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
};

/** The rounds that this program has noted, a line each. */
export function parseRounds(text: string): readonly Round[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Round);
}
