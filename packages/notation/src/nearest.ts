import type { Problem } from './problem.ts';

/** The name that is written most like this one, if any is like it at all. */
function nearest(text: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const name of names) {
    const edits = editsBetween(text.toLowerCase(), name.toLowerCase());
    if (edits >= fewest) continue;
    best = name;
    fewest = edits;
  }
  return best;
}

const MOST_LISTED = 12;

/** `no card 'Barel': did you mean 'Barrel'?`, or what there is when nothing is like it. */
export function unknownName(kind: string, text: string, names: readonly string[]): Problem {
  const near = nearest(text, names);
  const isNear = near !== undefined;
  const isListed = !isNear && names.length <= MOST_LISTED;
  return { says: 'unknown', kind, text, isNear, near: near ?? '', isListed, names: names.join(', ') };
}

/** Whether a problem says already what might have been meant. */
export function hasHint(problem: Problem): boolean {
  return (
    problem['isNear'] === true || (typeof problem['problem'] === 'object' && problem['problem']['isNear'] === true)
  );
}

/** Levenshtein: letters to add, to drop or to change. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
