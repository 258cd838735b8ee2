import { type Agent, diceFrom, randomAnswer, type Seed } from '@dustup/kernel';

/** Two who heal themselves whenever they can would play for ever: after so many times a bot cuts in no more. */
const MOST_INTERJECTIONS = 200;

/** Chooses uniformly at each node of the option tree. Knows nothing, fears nothing, finds bugs. */
export function randomBot(seed: Seed): Agent<unknown> {
  const dice = diceFrom(seed);
  let interjections = 0;
  return {
    answer: (_view, { question }) => randomAnswer(question.options, dice),
    interjects: (_view, { question }) => {
      if (interjections >= MOST_INTERJECTIONS || dice.below(2) !== 0) return null;
      interjections += 1;
      return randomAnswer(question.options, dice);
    },
  };
}
