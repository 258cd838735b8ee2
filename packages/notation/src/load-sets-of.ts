import { declaredSets, loadSets } from '@dustup/bang/engine';

/** Loads the sets that a record is played with; all of them if its head is unclear, so that the reader can say what is wrong. */
export async function loadSetsOf(record: string): Promise<void> {
  const named =
    /^sets: (?<sets>.*)$/mu
      .exec(record)
      ?.groups?.['sets']?.split(',')
      .map((set) => set.trim()) ?? [];
  const areKnown = named.length > 0 && named.every((set) => declaredSets().includes(set));
  await loadSets(areKnown ? named : declaredSets());
}
