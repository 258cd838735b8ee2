import type { View } from '@dustup/duel';
import type { Agent } from '../agent.ts';
import { type Dice, diceFrom, type Seed, randomAnswer } from '@dustup/kernel';
import { answerTo } from './answers.ts';
import { chooseMove } from './moves.ts';
import { Table } from './table.ts';

/** Plays The Duel by rules of thumb: shoots, saves its Avoids for hits, and keeps the healthy one in front. */
export function ruleDuelBot(seed: Seed): Agent<View> {
  let dice: Dice | undefined; // seldom needed, and dear to make of a secret
  return {
    answer: (view, { question: { kind, about, options } }) => {
      const table = new Table(view());
      const found = kind === 'play' ? chooseMove(table, options) : answerTo(table, { kind, about, options });
      return found ?? randomAnswer(options, (dice ??= diceFrom(seed)));
    },
    interjects: () => null,
  };
}
