import type { Refusal, Slot, Standing, Value } from '@dustup/kernel';

/** One line of a menu: the slots it fills and what comes next. */
export type Item = {
  readonly path: readonly (readonly [slot: string, value: Value])[];
  readonly label: string;
  readonly note: string;
  /** What `?` and a name mean by it: a card's or a character's slug. */
  readonly subject: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly next: Slot | undefined;
  /** Set when this is something that may be done besides the question. */
  readonly standing: Standing | undefined;
  /** Lets go by what is asked: what Enter does. */
  readonly isPass: boolean;
};

/** How a menu calls a value. */
export type Described = { readonly label: string; readonly note?: string; readonly subject?: string | undefined };
