import { readFileSync } from 'node:fs';
import { bangRules, bookOf, type Setup } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { isSelection, keyFromSeed, Position, type Slot } from '@dustup/kernel';
import { wordLists } from '@dustup/notation';
import { describe, expect, it } from 'vitest';
import { NOTATION_DOC, withWordLists } from './notation-words.ts';
import { wordsOfRules } from './rules-words.ts';

const doc = readFileSync(NOTATION_DOC, 'utf8');
const words = wordsOfRules();

describe('docs/notation.md', () => {
  it('lists every word that the code knows: `npm run words` writes the lists anew', () => {
    expect(doc).toBe(withWordLists(doc));
  });

  it('explains every line, fact and expectation in the text before the lists', () => {
    const manual = doc.slice(0, doc.indexOf('## All the words')).replace(/^```.*?^```$/gms, '');
    const {
      lines,
      memory,
      seatFacts,
      seatLists,
      phases,
      turnFlags,
      turnNumbers,
      piles,
      pileWords,
      ofTable,
      ofSeat,
      before,
    } = wordLists(bookOf(['base']));
    const words = [lines, memory, seatFacts, seatLists, phases, turnFlags, turnNumbers, piles, ofTable, ofSeat].flat();
    const examples = [...manual.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);
    const isExplained = (word: string) => examples.some((code) => code.includes(word));
    expect([...words, ...pileWords, ...before].filter((word) => !isExplained(word))).toEqual([]);
  });

  it('lists words of each kind', () => {
    for (const word of ['`takeIt`', '`stick`', '`outOfRange`', '`deck bottom`', '⟨who⟩ dodges.', '`setup`'])
      expect(doc).toContain(word);
  });
});

describe('the words of the rules', () => {
  it('are found where they are passed on', () => {
    expect(words.questions).toEqual(expect.arrayContaining(['play', 'dodge', 'duel', 'discardOf', 'generalStore']));
    expect(words.verbs).toEqual(expect.arrayContaining(['play', 'use', 'end', 'takeIt', 'giveIn', 'goOn', 'drink']));
    expect(words.slots).toEqual(expect.arrayContaining(['do', 'card', 'at', 'what', 'cost', 'cards', 'from']));
    expect(words.reasons.get('outOfRange')).toEqual(['distance', 'reach']);
    expect(words.reasons.has('wrongCard')).toBe(true);
  });

  it('are all that is met in games', () => {
    const met = { questions: new Set<string>(), verbs: new Set<string>(), slots: new Set<string>() };
    const setups: Setup[] = [
      { players: 5, sets: ['base', 'dodge-city', 'high-noon'], options: ['twoCharacters'] },
      { players: 6, sets: ['base', 'dodge-city', 'a-fistful-of-cards', 'valley-of-shadows'] },
      { players: 7, sets: ['base', 'stick-of-dynamite', 'wild-west-show'] },
    ];
    for (const [at, setup] of setups.entries()) {
      for (const seed of [1, 2, 3]) playThrough(setup, at * 10 + seed);
    }
    const unlisted = (found: ReadonlySet<string>, listed: readonly string[]) =>
      [...found].filter((word) => !listed.includes(word));
    expect(met.questions.size).toBeGreaterThan(10);
    expect(unlisted(met.questions, words.questions)).toEqual([]);
    expect(unlisted(met.verbs, words.verbs)).toEqual([]);
    expect(unlisted(met.slots, words.slots)).toEqual([]);

    function playThrough(setup: Setup, seed: number): void {
      const position = Position.begin(bangRules, setup, keyFromSeed(`words ${seed}`));
      const bots = Array.from({ length: setup.players }, (_, seat) => randomBot(seed * 10 + seat));
      while (!position.isOver) {
        for (const { question } of position.open) {
          met.questions.add(question.kind);
          note(question.options);
        }
        position.accept(...nextDecision(position, bots));
      }
    }

    /** The slot itself: what comes behind it has been met by way of the answers. */
    function note(slot: Slot): void {
      met.slots.add(slot.slot);
      if (isSelection(slot) || slot.slot !== 'do') return;
      for (const value of slot.candidates) {
        met.verbs.add(String(value));
        const next = slot.why?.(value) === undefined ? slot.next?.(value) : undefined;
        if (next !== undefined) met.slots.add(next.slot);
      }
    }
  });
});
