import type { Answer } from './options.ts';
import type { Standing, Stop } from './question.ts';

/** What a procedure is resumed with: the answer (or all of them, in seat order), or an interjection. */
export type Reply = {
  readonly answer: Answer;
  readonly together: readonly Answer[] | undefined;
  readonly standing: Standing | undefined;
};

/** Something that happens, and may ask on its way. Always run with `yield*`. */
export type Procedure<T = void> = Generator<Stop, T, Reply>;

function* nothing(): Procedure {}

const DONE: IteratorReturnResult<void> = { done: true, value: undefined };

/** The procedure in which nothing happens: one object for all, so that `yield*` of it costs next to nothing. */
export const NOTHING: Procedure = Object.assign(nothing(), {
  next: () => DONE,
  [Symbol.iterator]: () => NOTHING,
});
