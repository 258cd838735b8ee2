export type { Agent, Put } from './agent.ts';
export { type Dice, diceFrom, secretFor } from './dice.ts';
export { ruleDuelBot } from './duel/rule-duel-bot.ts';
export { fenced, toldTo } from './fenced.ts';
export { nextDecision, playOut } from './play-out.ts';
export { randomAnswer, randomBot } from './random-bot.ts';
export { BOT_NAMES, botNamed, duelBotNamed } from './registry.ts';
export { ruleBot } from './rule/rule-bot.ts';
