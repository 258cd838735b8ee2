import { type Book, PHASES, ROLES } from '@dustup/bang/engine';
import { ABOUT_QUESTION, ABOUT_SCENE, ABOUT_TABLE, BEFORE_END, ONE_OF } from './expect/finding-of.ts';
import { PILE_NAMES, PILE_WORDS } from './expect/pile.ts';
import { heardForms } from './heard-sentences.ts';
import { DECLARED } from './parse/declared.ts';
import { MEMORY } from './parse/memory.ts';
import { KEYS } from './parse/position.ts';
import { SEAT_FACTS, SEAT_LISTS } from './parse/seat-words.ts';
import { TURN_FLAGS, TURN_NUMBERS } from './parse/turn-words.ts';
import { verbsFor, verbWords } from './lexicon.ts';
import { questionWords } from './question-words.ts';
import { reasonWords } from './reason-words.ts';
import { SIDES } from './side-words.ts';
import { slotWords, VALUE_WORDS } from './slot-words.ts';
import { tokensOf } from './token-names.ts';

/** Every word that this package knows by itself, for the manual: the parser reads from the same tables. */
export function wordLists(book: Book) {
  return {
    lines: [...KEYS, 'seat NAME', ...DECLARED],
    memory: [...MEMORY, 'memory SLUG', 'memory SLUG of NAME'],
    roles: ROLES,
    seatFacts: [...SEAT_FACTS.keys()],
    seatLists: SEAT_LISTS,
    phases: PHASES,
    turnFlags: Object.keys(TURN_FLAGS),
    turnNumbers: Object.keys(TURN_NUMBERS),
    piles: PILE_NAMES,
    pileWords: PILE_WORDS,
    ofTable: Object.keys(ABOUT_TABLE),
    ofSeat: [...Object.keys(ABOUT_QUESTION), ...Object.keys(ABOUT_SCENE)],
    before: [BEFORE_END, ONE_OF],
    sides: SIDES,
    values: VALUE_WORDS,
    tokens: book.sets.map(({ slug, ...set }) => ({ set: slug, tokens: tokensOf([{ slug, ...set }]) })),
    heard: heardForms(book),
  };
}

/** How this package spells out a word of the rules. */
export const spelling = {
  verb: verbWords,
  slot: slotWords,
  question: (kind: string) => ({ asked: questionWords(kind).asked, verbs: verbsFor({ questionWords }, kind) }),
  reason: reasonWords,
};
