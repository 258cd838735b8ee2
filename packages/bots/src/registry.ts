import type { Agent } from './agent.ts';
import type { Seed } from '@dustup/kernel';
import { randomBot } from './random-bot.ts';
import { ruleBot } from './rule/rule-bot.ts';
import { ruleDuelBot } from './duel/rule-duel-bot.ts';
import type { View as DuelView } from '@dustup/duel';

/** Every bot by its name: how one is made from its own seed. */
export const BANG_BOTS: ReadonlyMap<string, (seed: Seed) => Agent> = new Map([
  ['random', randomBot],
  ['rule', ruleBot],
]);

/** The same for The Duel. */
export const DUEL_BOTS: ReadonlyMap<string, (seed: Seed) => Agent<DuelView>> = new Map([
  ['random', randomBot],
  ['rule', ruleDuelBot],
]);

export const BOT_NAMES: readonly string[] = [...BANG_BOTS.keys()];

/** The bot of this name, or undefined when there is none. */
export function botNamed(name: string, seed: Seed): Agent | undefined {
  return BANG_BOTS.get(name)?.(seed);
}

/** The bot of this name for The Duel; chance for a name that has none there. */
export function duelBotNamed(name: string, seed: Seed): Agent<DuelView> {
  return (DUEL_BOTS.get(name) ?? randomBot)(seed);
}
