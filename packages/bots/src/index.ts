export type { Agent, Put } from './agent.ts';
export { type Dice, diceFrom, fenced, randomAnswer, secretFor, toldTo } from '@dustup/kernel';
export { GAMES, gameNamed } from './games.ts';
export { ruleDuelBot } from './duel/rule-duel-bot.ts';
export { nextDecision, playOut } from './play-out.ts';
export { randomBot } from './random-bot.ts';
export { BOT_NAMES, botNamed, duelBotNamed } from './registry.ts';
export { ruleBot } from './rule/rule-bot.ts';
