import { expect, it } from 'vitest';
import { findUnused } from './unused-messages.ts';

const at = (name: string, line: number) => ({ file: 'text/en.json', line, name });

it('finds messages that nothing says', () => {
  const messages = ['lobby.title', 'lobby.lost', 'refusals.tooFar', 'refusals.never', 'lobby.bots.rule'].map(at);
  const sources = "words.lobby.title; refuse('tooFar'); lobby.bots[kind]";
  expect(findUnused(messages, sources, new Set())).toEqual([
    'text/en.json:1: lobby.lost is used nowhere',
    'text/en.json:3: refusals.never is used nowhere',
  ]);
});

it('takes the words of a set as used when it prints the thing', () => {
  expect(findUnused([at('questions.sid-ketchum', 1)], '', new Set(['sid-ketchum']))).toEqual([]);
  expect(findUnused([at('cards.beer.line', 1)], '', new Set())).toEqual([]);
});
