/** ` Did you mean 'base'?` when one of the known words is close to what was written, else nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const near = nearest(written, known);
  return near === undefined ? '' : ` Did you mean '${near}'?`;
}

/** The known word closest to what was written, unless it is too far off to be a slip. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of known) {
    const slips = editDistance(wanted, word.toLowerCase());
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}

/** Letters to add, to leave out or to change, two neighbours swapped counting as two (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
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
