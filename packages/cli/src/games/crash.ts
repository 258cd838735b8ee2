import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bangRules, type GameEvent, type Setup } from '@dustup/bang';
import { nextDecision } from '@dustup/bots';
import { type Entry, type GameRecord, Position } from '@dustup/kernel';
import { guard } from './play-game.ts';
import { type Plan, plannedGame } from './plan.ts';
import type { Failure } from './tally.ts';

/** A broken game: how it was set up, every answer up to the break, and what broke. */
export type CrashFile = Omit<GameRecord<Setup, GameEvent>, 'events'> & {
  readonly format: typeof CRASH_FORMAT;
  readonly problem: string;
};

export const CRASH_FORMAT = 'dustup crash 1';

/** Plays a failed game once more, up to where it breaks, and keeps the answers. Simulations keep none themselves. */
export function crashOf(plan: Plan, { number, problem }: Failure): CrashFile {
  const { setup, key, agents } = plannedGame(plan, number);
  const entries: Entry[] = [];
  try {
    const position = Position.begin(bangRules, setup, key);
    const bots = agents();
    const check = guard(position, plan.isChecked);
    while (!position.isOver) {
      const [seat, answer] = nextDecision(position, bots);
      entries.push({ seat, answer, digest: position.digestFor(seat) });
      position.accept(seat, answer);
      check();
    }
  } catch {
    // it broke again, as it should: the answers so far are what we came for
  }
  return { format: CRASH_FORMAT, rules: bangRules.name, setup, key, entries, chapters: [], problem };
}

/** Writes it for its owner's eyes only: it shows every hand. Returns the path. */
export function writeCrash(folder: string, name: string, crash: CrashFile): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.crash.json`);
  writeFileSync(path, `${JSON.stringify(crash, null, 1)}\n`, { mode: 0o600 });
  return path;
}
