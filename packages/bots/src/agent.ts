import type { View } from '@dustup/bang';
import type { Answer, Question } from '@dustup/kernel';

/** Somebody who plays: sees a view and a question, nothing else. The view, of whichever game, is made only when it is looked at. */
export type Agent<V = View> = {
  answer(view: () => V, asked: Put): Answer;
  /** What it does besides while a question is open, or null. */
  interjects(view: () => V, offer: Put): Answer | null;
};

/** A question put to an agent. What is offered to others meanwhile is none of its business. */
export type Put = { readonly question: Question };
