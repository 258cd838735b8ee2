import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BangPosition, bangRules, type GameEvent } from '@dustup/bang';
import { nextDecision } from '@dustup/bots';
import { type Entry, Position } from '@dustup/kernel';
import { type CrashFile, crashFile, crashText } from '@dustup/protocol';
import { guard } from './play-game.ts';
import { type Plan, plannedGame } from './plan.ts';
import type { Failure } from './tally.ts';

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
  return crashFile({ problem, rules: bangRules.name, setup, key, entries });
}

/** Writes it for its owner's eyes only: it shows every hand. Returns the path. */
export function writeCrash(folder: string, name: string, crash: CrashFile): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.crash.json`);
  writeFileSync(path, crashText(crash), { mode: 0o600 });
  return path;
}

export type Replayed = {
  /** How many answers were given before it broke, or all of them. */
  readonly answers: number;
  readonly broke: string | undefined;
  readonly events: readonly GameEvent[];
};

/** Gives the answers of a crash file once more and says where and how it breaks now. */
export function replayCrash({ setup, key, entries }: CrashFile): Replayed {
  const events: GameEvent[] = [];
  let answers = 0;
  try {
    const position = Position.begin(bangRules, setup, key, { listener: (event) => events.push(event) });
    const check = guard(position, true);
    for (const entry of entries) {
      mustMeet(position, entry);
      position.accept(entry.seat, entry.answer);
      answers += 1;
      check();
    }
  } catch (error) {
    return { answers, broke: error instanceof Error ? error.message : String(error), events };
  }
  return { answers, broke: undefined, events };
}

function mustMeet(position: BangPosition, { seat, answer, digest }: Entry): void {
  if (position.isOver || position.digestFor(seat) !== digest)
    throw new Error('another question is asked here than then');
  const refusal = position.whyNot(seat, answer);
  if (refusal !== undefined) throw new Error(`the answer of seat ${seat + 1} is refused now: ${refusal.refused}`);
}
