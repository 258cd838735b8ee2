/** So many letters tell which word is meant by its beginning. */
const ENOUGH_TO_TELL = 3;

/** The known word closest to what was written, or the only one that begins so; none if it is too far off to be a slip. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of known) {
    const slips = editDistance(wanted, word.toLowerCase());
    if (slips < least) [best, least] = [word, slips];
  }
  return best ?? onlyOneWith(wanted, [...known]);
}

function onlyOneWith(beginning: string, known: readonly string[]): string | undefined {
  const words = known.filter((word) => word.toLowerCase().startsWith(beginning));
  return beginning.length >= ENOUGH_TO_TELL && words.length === 1 ? words[0] : undefined;
}

/** Letters to add, to leave out, to change, or to swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let [before, row] = [[0], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
