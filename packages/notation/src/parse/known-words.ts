import { isSelection, type Question } from '@dustup/kernel';
import { type Lexicon, type Spoken, verbsFor, verbWords } from '../lexicon.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { eatOneOf } from './eat.ts';

/** Words of a move besides names and verbs. */
const SMALL_WORDS =
  'a an the on at against as with and from for in of front to hand card cards pile deck discard draw it in up back turn his her ordering whom none nothing , : ;'.split(
    ' ',
  );

const VERBS =
  'play use end take give pass go interject pick choose discard draw put order answer name swap pay show keep skip speak'
    .split(' ')
    .flatMap((verb) => [verb, `${verb}s`, `${verb}es`]);

/** Throws at the first word that is neither a name in this game nor a word that moves are made of. */
export function checkWords({ position, names, lexicon }: Spoken, words: string): void {
  const questions = [...position.open, ...position.standing].map(({ question }) => question);
  const known = lexicon.things();
  const ofQuestions = questions.flatMap((question) => wordsOf(lexicon, question));
  const phrases = [...known, ...names, ...SMALL_WORDS, ...VERBS, ...ofQuestions];
  for (let rest = words.trim(); rest !== ''; ) {
    const eaten = eatOneOf(rest, phrases);
    if (eaten === undefined) {
      const word = /^[^\s,:;]+/u.exec(rest)?.[0] ?? rest;
      throw new NotationError(unknownName('word', word, [...known, ...names]));
    }
    rest = eaten.rest;
  }
}

/** The words with which a question is answered. */
function wordsOf(lexicon: Lexicon, { kind, options }: Question): readonly string[] {
  const values = (isSelection(options) ? options.from : options.candidates).filter(
    (value) => typeof value === 'string',
  );
  const verbs = values.flatMap((value) => verbWords(value).flatMap(({ does, may }) => [does, may]));
  return [...verbsFor(lexicon, kind), ...verbs, lexicon.slotWords(options.slot).before[0] ?? ''].filter(
    (word) => word !== '',
  );
}
