import { handOut, type Json } from './json.ts';
import { type Answer, handOutSlot, type Slot } from './options.ts';
import type { Procedure } from './procedure.ts';

/** What somebody is asked, with its legal options. `T` is what the asking rule gets back. */
export type Question<T = unknown> = {
  readonly kind: string;
  /** What a reader must know to understand the question: plain data, seen only by whoever is asked. */
  readonly about: Json;
  readonly options: Slot;
  /** When set, the rule gets the value of this one slot instead of the whole answer. */
  readonly only: string | undefined;
  /** Never present: it carries the type of the answer from the question to the rule that asks it. */
  readonly answers?: T;
};

export function question<T extends Answer>(kind: string, about: Json, options: Slot): Question<T> {
  return { kind, about, options, only: undefined };
}

/** A question whose answer is the value of a single slot. */
export function questionOf<T>(kind: string, about: Json, options: Slot): Question<T> {
  return { kind, about, options, only: options.slot };
}

/** The question for somebody outside the game: whatever becomes of it, and of what its options lead to, the game's own stays as it is. */
export function handOutQuestion({ kind, about, options, only }: Question): Question {
  return { kind, about: handOut(about), options: handOutSlot(options), only };
}

/** Something a seat may do while a question is open to somebody (or to itself); the question then stands again. */
export type Standing = {
  readonly seat: number;
  readonly question: Question;
  readonly run: (answer: Answer) => Procedure;
  /** Nobody is offered it: it comes from away from the table, such as a word spoken. */
  readonly isUnoffered?: boolean;
};

/** One question, open to one seat. */
export type Asked = {
  readonly seat: number;
  readonly question: Question;
  readonly standing: readonly Standing[];
};

/** Questions open to several seats at once; the game goes on when all have answered. */
export type AskedTogether = { readonly together: readonly Asked[] };

export type Stop = Asked | AskedTogether;
