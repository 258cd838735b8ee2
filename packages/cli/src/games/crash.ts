import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bangRules } from '@dustup/bang';
import { nextDecision } from '@dustup/bots';
import { duelRules } from '@dustup/duel';
import { type Agent, type Entry, Position } from '@dustup/kernel';
import { type CrashFile, crashFile, crashText } from '@dustup/protocol';
import type { Told } from '@dustup/words';
import { type BangCrash, type DuelCrash, isDuelCrash } from './parse-crash.ts';
import { bangCheck, duelCheck, guard } from './play-game.ts';
import { type Plan, plannedDuel, plannedGame } from './plan.ts';
import type { Failure } from './tally.ts';

/** Plays a failed game once more, up to where it breaks, and keeps the answers. Simulations keep none themselves. */
export function crashOf(plan: Plan, { number, problem }: Failure): BangCrash | DuelCrash {
  if (plan.game === 'duel') {
    const { setup, key, agents } = plannedDuel(plan, number);
    const entries = entriesOf(() => Position.begin(duelRules, setup, key), agents, duelCheck(plan.isChecked));
    return { ...crashFile({ problem, rules: duelRules.name, setup, key, entries }), setup };
  }
  const { setup, key, agents } = plannedGame(plan, number);
  const entries = entriesOf(() => Position.begin(bangRules, setup, key), agents, bangCheck(plan.isChecked));
  return { ...crashFile({ problem, rules: bangRules.name, setup, key, entries }), setup };
}

function entriesOf<Setup, State, Game, View, Event>(
  begin: () => Position<Setup, State, Game, View, Event>,
  agents: () => Agent<View, Event>[],
  check: Parameters<typeof guard<State>>[1],
): Entry[] {
  const entries: Entry[] = [];
  try {
    const position = begin();
    const bots = agents();
    const look = guard(position, check);
    while (!position.isOver) {
      const [seat, answer] = nextDecision(position, bots);
      entries.push({ seat, answer, digest: position.digestFor(seat) });
      position.accept(seat, answer);
      look();
    }
  } catch {
    // it broke again, as it should: the answers so far are what we came for
  }
  return entries;
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
  readonly events: readonly Told[];
};

/** Gives the answers of a crash file once more and says where and how it breaks now. */
export function replayCrash(crash: BangCrash | DuelCrash): Replayed {
  const events: Told[] = [];
  const listener = (event: Told) => void events.push(event);
  const { key } = crash;
  return isDuelCrash(crash)
    ? replayed(crash, events, duelCheck(true), () => Position.begin(duelRules, crash.setup, key, { listener }))
    : replayed(crash, events, bangCheck(true), () => Position.begin(bangRules, crash.setup, key, { listener }));
}

function replayed<Setup, State, Game, View, Event>(
  { entries }: CrashFile,
  events: readonly Told[],
  check: Parameters<typeof guard<State>>[1],
  begin: () => Position<Setup, State, Game, View, Event>,
): Replayed {
  let answers = 0;
  try {
    const position = begin();
    const look = guard(position, check);
    for (const entry of entries) {
      mustMeet(position, entry);
      position.accept(entry.seat, entry.answer);
      answers += 1;
      look();
    }
  } catch (error) {
    return { answers, broke: error instanceof Error ? error.message : String(error), events };
  }
  return { answers, broke: undefined, events };
}

function mustMeet<Setup, State, Game, View, Event>(
  position: Position<Setup, State, Game, View, Event>,
  { seat, answer, digest }: Entry,
): void {
  if (position.isOver || position.digestFor(seat) !== digest)
    throw new Error('another question is asked here than then');
  const refusal = position.whyNot(seat, answer);
  if (refusal !== undefined) throw new Error(`the answer of seat ${seat + 1} is refused now: ${refusal.refused}`);
}
