import { bangRules, declaredSets } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Position } from '@dustup/kernel';
import { encodeQuestion } from '@dustup/protocol';
import { coreCatalogue } from '@dustup/words/files';
import { describe, expect, it } from 'vitest';
import { REASONS_OF_PLAY } from './screens.ts';

const GAMES = 6;
const PLAYERS = 5;
const REFUSALS = 'refusals.';

/** Reasons that the core catalogue has words for; those of a set come with the set. */
const common = Object.keys(coreCatalogue('en')).flatMap((name) => {
  const [, refused = ''] = name.split('.');
  return name.startsWith(REFUSALS) ? [refused] : [];
});

describe('The reasons that are there with the table', () => {
  it('have words', () => {
    expect(REASONS_OF_PLAY.filter((reason) => !common.includes(reason))).toEqual([]);
  });

  it('are all that questions bring', () => {
    const missing = reasonsAsked().filter(
      (reason) => common.includes(reason) && !REASONS_OF_PLAY.some((one) => one === reason),
    );
    expect(missing).toEqual([]);
  });
});

function reasonsAsked(): readonly string[] {
  const found = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const setup = { players: PLAYERS, sets: game % 2 === 0 ? ['base'] : declaredSets() };
    const position = Position.begin(bangRules, setup, keyFromSeed(`reasons ${game}`), { forkable: false });
    const bots = Array.from({ length: PLAYERS }, (_, seat) => randomBot(game * PLAYERS + seat));
    while (!position.isOver) {
      for (const { question } of [...position.open, ...position.standing])
        for (const { refused } of encodeQuestion(question).reasons ?? []) found.add(refused);
      position.accept(...nextDecision(position, bots));
    }
  }
  expect(found.size).toBeGreaterThan(10);
  return [...found];
}
