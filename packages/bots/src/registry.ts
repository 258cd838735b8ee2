import type { Agent } from './agent.ts';
import type { Seed } from './dice.ts';
import { randomBot } from './random-bot.ts';
import { ruleBot } from './rule/rule-bot.ts';

/** Every bot by its name: how one is made from its own seed. */
const BOTS: ReadonlyMap<string, (seed: Seed) => Agent> = new Map([
  ['random', randomBot],
  ['rule', ruleBot],
]);

export const BOT_NAMES: readonly string[] = [...BOTS.keys()];

/** The bot of this name, or undefined when there is none. */
export function botNamed(name: string, seed: Seed): Agent | undefined {
  return BOTS.get(name)?.(seed);
}
