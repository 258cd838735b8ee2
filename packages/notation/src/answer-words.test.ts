import { ALL_SETS, type BangPosition, bangRules } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { type Answer, keyFromSeed, Position } from '@dustup/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFromWords, spoken, wordsForAnswer } from './bang-answers.ts';
import { cardsInAnswer } from './lexicon.ts';
import { answerFromSpoken } from './parse/answer.ts';
import { withPlaces } from './with-places.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus'];

function eachDecision(
  sets: readonly string[],
  players: number,
  seed: number,
  look: (at: BangPosition, seat: number, answer: Answer) => void,
) {
  const options = seed % 2 === 0 ? ['twoCharacters'] : [];
  const position = Position.begin(bangRules, { players, sets, options }, keyFromSeed(`words ${seed}`));
  const bots = NAMES.map((_, seat) => randomBot(seed * 10 + seat));
  while (!position.isOver) {
    const [seat, answer] = nextDecision(position, bots);
    look(position, seat, answer);
    position.accept(seat, answer);
  }
}

describe('answers in words', () => {
  it('are read back as the same answer, in every question of random games', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['base'], ALL_SETS),
        fc.integer({ min: 4, max: 7 }),
        fc.nat(1000),
        (sets, players, seed) => {
          eachDecision(sets, players, seed, (position, seat, answer) => {
            const at = { position, names: NAMES };
            const said = spoken(at);
            const ids = cardsInAnswer(said.lexicon, answer);
            const words = wordsForAnswer(at, seat, answer);
            const read = answerFromSpoken(said, seat, words, ids);
            expect({ words, answer: withPlaces(read) }).toEqual({ words, answer: withPlaces(answer) });
            expect(wordsForAnswer(at, seat, answerFromWords(at, seat, words))).toBe(words);
            const may = answerFromSpoken(said, seat, wordsForAnswer(at, seat, answer, 'may'), ids);
            expect(withPlaces(may)).toEqual(withPlaces(answer));
          });
        },
      ),
      { numRuns: 10, seed: 1 },
    );
  });
});
