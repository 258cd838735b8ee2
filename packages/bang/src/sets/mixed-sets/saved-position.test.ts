import { bangRules, declaredSets } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Position } from '@dustup/kernel';
import { expect, it } from 'vitest';

const PLAYERS = 8;
const DECISIONS = 600;
const MOST_BYTES = 8 * 1024;

it('A saved position of eight players with everything is 6 KB at its median, 8 KB at most', () => {
  const setup = { players: PLAYERS, sets: declaredSets(), options: [] };
  const position = Position.begin(bangRules, setup, keyFromSeed('everything'));
  const bots = Array.from({ length: PLAYERS }, (_, seat) => randomBot(seat));
  const sizes: number[] = [];
  for (let i = 0; i < DECISIONS && !position.isOver; i++) {
    sizes.push(Buffer.byteLength(JSON.stringify(position.save())));
    position.accept(...nextDecision(position, bots));
  }
  sizes.sort((one, other) => one - other);
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(6 * 1024);
  expect(sizes.at(-1)).toBeLessThanOrEqual(MOST_BYTES);
});
