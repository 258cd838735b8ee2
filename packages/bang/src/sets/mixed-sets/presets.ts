/** Choices of sets that a table is offered at a touch. */
export const PRESETS = ['everything', 'everythingButTheTrain', 'randomMix'] as const;
export type Preset = (typeof PRESETS)[number];

const TRAIN = 'great-train-robbery';

/** The sets of a preset, among those that there are. `below` draws a number below another: for a mix by chance, of base and half of the rest. */
export function setsOfPreset(preset: Preset, from: readonly string[], below: (n: number) => number): string[] {
  if (preset === 'everything') return [...from];
  if (preset === 'everythingButTheTrain') return from.filter((set) => set !== TRAIN);
  return from.filter((set) => set === 'base' || below(2) === 0);
}
