import type { Json } from '@dustup/kernel';
import type { QuestionFacts } from './question-facts.ts';

const NOTHING_SAID: QuestionFacts = {};

/** What a question says about itself. It is the rules that wrote it. */
export function parseQuestionFacts(about: Json): QuestionFacts {
  return typeof about === 'object' && about !== null ? (about as QuestionFacts) : NOTHING_SAID;
}
