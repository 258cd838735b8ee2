import { type Answer, isAnswerable } from './options.ts';
import type { Procedure, Reply } from './procedure.ts';
import type { Asked, AskedTogether, Question, Standing } from './question.ts';

type StandingNow = () => readonly Standing[];

/**
 * Asks a seat, and returns its answer as the question types it. Interjections run here; afterwards the question is made
 * anew and stands again, unless it is null or has no answer left: then it is over. This file holds the only bare `yield`s.
 */
export function ask<T>(seat: number, makeQuestion: () => Question<T>): Procedure<T>;
export function ask<T>(
  seat: number,
  makeQuestion: () => Question<T> | null,
  standingNow?: StandingNow,
): Procedure<T | null>;
export function* ask<T>(
  seat: number,
  makeQuestion: () => Question<T> | null,
  standingNow: StandingNow = nobody,
): Procedure<T | null> {
  for (let isAnew = false; ; isAnew = true) {
    const question = makeQuestion();
    if (question === null || (isAnew && !isAnswerable(question.options))) return null;
    const asked: Asked = { seat, question, standing: standingNow() };
    const reply: Reply = yield asked;
    if (reply.standing === undefined) return valueOf<T>(question, reply.answer);
    yield* reply.standing.run(reply.answer);
  }
}

/** Asks several seats at once: nobody sees another's answer before all are in. Answers come in the order asked. */
export function* askAll<T>(asks: readonly { seat: number; question: Question<T> }[]): Procedure<T[]> {
  if (asks.length === 0) return [];
  const stop: AskedTogether = { together: asks.map((one) => ({ ...one, standing: NO_STANDING })) };
  const reply: Reply = yield stop;
  const answers = reply.together ?? [];
  return asks.map(({ question }, i) => valueOf<T>(question, answers[i] ?? {}));
}

/** The answer by which a seat lets an offer go by. */
export const PASS: Answer = { do: 'pass' };

/**
 * Offers something to several seats at once: the first taker in the order given has it, silence passes. Each question
 * must have `do: 'pass'` among its options.
 */
export function* offer<T extends Answer>(
  asks: readonly { seat: number; question: Question<T> }[],
): Procedure<{ seat: number; answer: T } | null> {
  const answers = yield* askAll(asks);
  for (const [i, { seat }] of asks.entries()) {
    const answer = answers[i];
    if (answer !== undefined && answer['do'] !== PASS['do']) return { seat, answer };
  }
  return null;
}

const NO_STANDING: readonly Standing[] = [];

function nobody(): readonly Standing[] {
  return NO_STANDING;
}

function valueOf<T>(question: Question<T>, answer: Answer): T {
  return (question.only === undefined ? answer : answer[question.only]) as T;
}
