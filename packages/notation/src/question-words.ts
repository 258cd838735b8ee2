import { type QuestionWords, setsInLibrary } from '@dustup/bang/engine';
import { spelledQuestion } from './lexicon.ts';

/** What the questions of the core are called; a set names its own. Any other is called by its kind: `putBack` is «to put back». */
const QUESTION_WORDS: { readonly [kind: string]: QuestionWords } = {
  chooseCharacter: { asked: 'to choose a character', verb: 'choose' },
  discard: { asked: 'to discard', verb: 'discard' },
  drawFrom: { asked: 'to draw', verb: 'draw' },
  orderDiscards: { asked: 'to order the discards', verb: 'order' },
  pickCard: { asked: 'to take a card', verb: 'take' },
  pickTurned: { asked: 'to pick a turned card', verb: 'pick' },
  rescue: { asked: 'to stay alive', verb: 'answer' },
  turnStarts: { asked: 'before the turn', verb: 'answer' },
};

export function questionWords(kind: string): QuestionWords {
  return QUESTION_WORDS[kind] ?? wordsOfSets()[kind] ?? spelledQuestion(kind);
}

type WordsByKind = { readonly [kind: string]: QuestionWords };

/** What the sets in the library call their questions; made again when sets have joined it. */
const wordsOf = new WeakMap<object, WordsByKind>();

function wordsOfSets(): WordsByKind {
  const sets = setsInLibrary();
  const known = wordsOf.get(sets) ?? Object.assign({}, ...sets.map(({ questions }) => questions));
  wordsOf.set(sets, known);
  return known;
}
