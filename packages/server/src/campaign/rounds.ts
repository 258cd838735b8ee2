import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dice, diceFrom } from '@dustup/bots';
import { failpointFor } from './failpoints.ts';
import type { PartyOptions } from './party.ts';
import { type KillReport, runKills } from './run-kills.ts';

/** So many kills at one table, then another one on an empty disk. */
export const KILLS_A_ROUND = 50;
/** So many times as late as in the tests: some five kills to a game, which then ends. */
const LATER = 3;

export type Round = {
  readonly seed: number;
  readonly kills: number;
  readonly onKill: (kills: number, failpoint: string) => void;
};

/** A round of a campaign. Should it end badly, its folder is kept: `onKept` hears which it is. */
export async function playRound({ seed, kills, onKill }: Round, onKept: (data: string) => void): Promise<KillReport> {
  const dice = diceFrom(seed);
  const data = mkdtempSync(join(tmpdir(), 'dustup-campaign-'));
  const next = (done: number) => (done < kills ? failpointFor(done, dice, LATER) : undefined);
  try {
    const report = await runKills({ ...partyFrom(seed, dice), data, next, onKill });
    rmSync(data, { recursive: true, force: true });
    return report;
  } catch (error) {
    onKept(data);
    throw error;
  }
}

const LEAST_PLAYERS = 4;
const MOST_PLAYERS = 7;

/** One round in so many is played at tables of The Duel. */
const DUEL_ROUNDS = 4;

/** Tables of both games and all sizes, with bots and without. */
function partyFrom(seed: number, dice: Dice): PartyOptions {
  if (dice.below(DUEL_ROUNDS) === 0) {
    const people = 1 + dice.below(2);
    return { seed, people, bots: 2 - people, game: 'duel' };
  }
  const players = LEAST_PLAYERS + dice.below(MOST_PLAYERS - LEAST_PLAYERS + 1);
  const people = 2 + dice.below(players - 1);
  return { seed, people, bots: players - people };
}
