import type { SetDefinition } from '../../core.ts';
import { deck } from './deck.ts';
import { loadTokens } from './rules/load.ts';
import { loading } from './rules/loading.ts';

/** Armed & Dangerous: 28 cards, 8 characters and 32 load tokens. */
export const armedAndDangerous: SetDefinition = {
  slug: 'armed-and-dangerous',
  name: 'Armed & Dangerous',
  questions: {
    repeatDraw: { asked: 'to have the draw! repeated', verb: 'answer' },
  },
  deck,
  characters: [],
  events: [],
  rules: [loading],
  tokens: [loadTokens],
  whyNotSetUp: ({ sets }) =>
    sets.includes('base') ? undefined : 'Armed & Dangerous adds to the base game: choose base too',
};
