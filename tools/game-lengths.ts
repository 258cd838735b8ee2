/** How long games are: decisions and turns of each, by the number of players and by the sets that were there. */
export type Lengths = { readonly [group: string]: { readonly decisions: number[]; readonly turns: number[] } };

export function noLengths(): Lengths {
  return {};
}

export function addLength(
  lengths: { [group: string]: { readonly decisions: number[]; readonly turns: number[] } },
  table: string,
  players: number,
  decisions: number,
  turns: number,
): void {
  if (decisions === 0) return;
  for (const group of [`${players} players`, ...table.split(' ').map((set) => `with ${set}`)]) {
    const heap = lengths[group] ?? { decisions: [], turns: [] };
    heap.decisions.push(decisions);
    heap.turns.push(turns);
    lengths[group] = heap;
  }
}

/** A line for each group: how many games, their median and the longest. */
export function lengthsText(lengths: Lengths): string {
  return Object.entries(lengths)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, { decisions, turns }]) => {
      const usual = `${medianOf(decisions)} decisions in ${medianOf(turns)} turns`;
      return `${group}: ${decisions.length} games, ${usual}, at most ${longestOf(decisions)} in ${longestOf(turns)}`;
    })
    .join('\n');
}

function longestOf(numbers: readonly number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one), 0);
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
