import type { View } from '@dustup/bang';
import type { Answer, Asked, Standing } from '@dustup/kernel';

/** Somebody who plays: sees a view and a question, nothing else. The view is made only when it is looked at. */
export type Agent = {
  answer(view: () => View, asked: Asked): Answer;
  /** What it does besides while a question is open, or null. */
  interjects(view: () => View, offer: Standing): Answer | null;
};
