import type { Entry, Json } from '@dustup/kernel';

export const CRASH_FORMAT = 'dustup crash 1';

/** A game that broke: how it was set up, every answer up to the break, and what broke. It shows every hand: for its owner's eyes only. */
export type CrashFile = {
  readonly format: typeof CRASH_FORMAT;
  readonly problem: string;
  readonly rules: string;
  readonly setup: Json;
  readonly key: string;
  readonly entries: readonly Entry[];
};

export function crashFile(broken: Omit<CrashFile, 'format'>): CrashFile {
  return { format: CRASH_FORMAT, ...broken };
}

/** The text of the file, which `dustup replay` reads. */
export function crashText(crash: CrashFile): string {
  return `${JSON.stringify(crash, null, 1)}\n`;
}
