import type { AdminGuest, AdminTable } from './core/index.ts';

export type AdminQuestion =
  | { readonly do: 'tables' }
  | { readonly do: 'guests' }
  | { readonly do: 'close'; readonly code: string }
  /** At one table, or (null) at all. */
  | { readonly do: 'say'; readonly text: string; readonly code: string | null };

/** What one server answers. `done`: at how many tables something was done. */
export type AdminPart = {
  readonly tables: readonly AdminTable[];
  readonly guests: readonly AdminGuest[];
  readonly done: number;
};

// Both come from another node of the club, which knows its secret.

export function parseQuestion(question: unknown): AdminQuestion {
  return question as AdminQuestion;
}

export function parsePart(part: unknown): AdminPart {
  return part as AdminPart;
}
