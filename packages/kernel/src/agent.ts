import type { Answer } from './options.ts';
import type { Question } from './question.ts';

/** Somebody who plays: sees a view and a question, nothing else. The view, of whichever game, is made only when it is looked at. */
export type Agent<View, Event = unknown> = {
  answer(view: () => View, asked: Put): Answer;
  /** What it does besides while a question is open, or null. */
  interjects(view: () => View, offer: Put): Answer | null;
  /** What happens, as its seat sees it: cards that are not its own to see are left out. */
  hears?(event: Event): void;
};

/** A question put to an agent. What is offered to others meanwhile is none of its business. */
export type Put = { readonly question: Question };
